import type { UserPermission } from '@parterre/contract/wire/permissions';
import type { ReactNode } from 'react';
import { useFeatures } from '#session/use-features.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ClosedPart } from './closed-part.tsx';

interface PermittedPartProps {
  permission: UserPermission;
  /** Says what is closed to users without the permission. */
  title: string;
  /** Read by screen readers while the permissions load. */
  label: string;
  children: ReactNode;
}

/** Shows content only to users with a permission; the others are told so, because an empty list would mislead. */
export function PermittedPart({ permission, title, label, children }: PermittedPartProps) {
  const { features } = useFeatures();
  if (!features) return <SkeletonRows count={6} label={label} rowHeight={56} />;
  return features.permissions.has(permission) ? children : <ClosedPart permission={permission} title={title} />;
}
