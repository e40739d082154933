import type { MembershipScope } from '@parterre/contract/choices/access-choices';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import {
  FEATURE_GATES,
  type Permission,
  ROLE_PERMISSIONS,
  ROLE_SCOPES,
  ROLES,
  type UserPermission,
} from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { useListRolesQuery } from '#api/queries/promoters/roles.ts';
import { useFeatures } from '#session/use-features.ts';
import { canGrant, type RoleChoice } from './access-values.ts';

/** One shape for standard roles and the promoter's own, so that callers need not distinguish them. */
export interface KnownRole {
  choice: RoleChoice;
  name: string;
  text: string;
  permissions: readonly UserPermission[];
  scopes: readonly MembershipScope[];
  /** False if the role has a permission that the user lacks. */
  isGrantable: boolean;
}

interface KnownRoles {
  roles: readonly KnownRole[];
  /** Returns undefined while the promoter's roles load, and for a deleted role. */
  find: (choice: RoleChoice) => KnownRole | undefined;
}

/** The roles that can be assigned at a promoter: its own first, then the standard roles. */
export function useRoles(promoterCode: string): KnownRoles {
  const { t } = useTranslation('users');
  const { features } = useFeatures();
  const { data } = useListRolesQuery({ query: { promoterCode, pageSize: PAGE_SIZE.max } });
  // A role may be assigned even if it covers a feature that is switched off here.
  const closed = [...(features?.closed ?? [])].flatMap((id) => FEATURE_GATES[id].permissions);
  const held: ReadonlySet<Permission> = new Set([...(features?.permissions ?? []), ...closed]);
  const own = (data?.items ?? []).map(({ roleId, name, description, permissions, scopes }) => ({
    choice: `custom-${roleId}` as const,
    name,
    text: description,
    permissions,
    scopes,
    isGrantable: canGrant(held, permissions),
  }));
  const templates = ROLES.map((role) => ({
    choice: role,
    name: t(`role.${role}.name`),
    text: t(`role.${role}.text`),
    permissions: ROLE_PERMISSIONS[role].filter((permission) => permission !== 'channel:sell'),
    scopes: ROLE_SCOPES[role],
    isGrantable: canGrant(held, ROLE_PERMISSIONS[role]),
  }));
  const roles = [...own, ...templates];
  return { roles, find: (choice) => roles.find((role) => role.choice === choice) };
}
