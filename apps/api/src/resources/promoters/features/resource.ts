import * as endpoints from '@parterre/contract/features';
import {
  FEATURE_AREAS,
  FEATURES,
  PERMISSIONS,
  type Permission,
  REPORT_KINDS,
} from '@parterre/contract/wire/permissions';
import { findMembership, hasPermission } from '#identity/actor.ts';
import type { Resource } from '#resource.ts';
import { verb } from '#verb.ts';

type Area = (typeof FEATURE_AREAS)[number];
type ReportKind = (typeof REPORT_KINDS)[number];

/**
 * An area is shown to users with one of these permissions, unless it is closed. FEATURE_GATES lists what closing one
 * removes.
 */
const AREA_PERMISSIONS: Record<Area, readonly Permission[]> = {
  'seat-manager': ['seat:write', 'hold:write'],
  'event-setup': ['show:write', 'price:write', 'offer:write', 'link:write'],
  'events-list': ['show:read'],
  reporting: ['report:sales', 'report:seats', 'report:instalments', 'customer:export', 'fanshare:read'],
  'order-management': ['order:read'],
  financials: ['finance:read'],
  'guest-list': ['guestlist:read'],
};

const REPORT_PERMISSIONS: Record<ReportKind, Permission> = {
  Sales: 'report:sales',
  CustomerData: 'customer:export',
  Instalments: 'report:instalments',
  FanShare: 'fanshare:read',
};

/**
 * Returns the features of the caller at the named promoter, or at all of theirs: the union of their memberships (spec
 * §6).
 */
export const getFeatures = verb(endpoints.getFeatures, async ({ actor, promoterIds }) => {
  const memberships = promoterIds.flatMap((promoterId) => findMembership(actor, promoterId) ?? []);
  const permissions = PERMISSIONS.filter((permission) =>
    memberships.some((membership) => hasPermission(membership, permission)),
  );
  const has = (permission: Permission) => permissions.includes(permission);
  // Across all promoters, a feature is closed if it is closed at each of them.
  const closed = FEATURES.filter(
    (feature) => memberships.length > 0 && memberships.every((membership) => membership.closed?.includes(feature)),
  );
  const isClosed = (feature: (typeof FEATURES)[number]) => closed.includes(feature);
  const areas = FEATURE_AREAS.filter((area) => !isClosed(area) && AREA_PERMISSIONS[area].some(has));
  const kinds = REPORT_KINDS.filter((kind) => !isClosed(kind) && has(REPORT_PERMISSIONS[kind]));
  return { items: [...areas, ...kinds].map((id) => ({ id })), closed, permissions, mode: 'app' as const };
});

export const featuresResource: Resource = {
  slug: 'features',
  routes: [getFeatures],
};
