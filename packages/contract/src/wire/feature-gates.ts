import type { Permission } from './permissions.ts';

/** spec §2 feature areas in their numbered order; ids on the wire. */
export const FEATURE_AREAS = [
  'seat-manager',
  'event-setup',
  'events-list',
  'reporting',
  'order-management',
  'financials',
  'guest-list',
] as const;
/** spec §3 feature kinds 0 to 3. */
export const REPORT_KINDS = ['Sales', 'CustomerData', 'Instalments', 'FanShare'] as const;
/** What a promoter can close, for everybody or for one user. */
export const FEATURES = [...FEATURE_AREAS, ...REPORT_KINDS] as const;
export type FeatureId = (typeof FEATURES)[number];

interface FeatureGate {
  /** Nobody has these where the feature is closed, whatever their role says. */
  permissions: readonly Permission[];
  /** Calls that are refused besides, by id. */
  calls?: readonly string[];
}

/** What is closed with a feature. The server refuses it at one place, and the console shows nothing that leads there. */
export const FEATURE_GATES: Readonly<Record<FeatureId, FeatureGate>> = {
  'seat-manager': { permissions: ['seat:write', 'hold:write'] },
  'event-setup': { permissions: ['show:write', 'price:write', 'offer:write', 'pah:write', 'link:write'] },
  // An event that one has the address of stays open: whoever works on its seats alone need not see the others.
  'events-list': { permissions: ['campaign:write'], calls: ['listShows', 'listArtistCampaigns', 'listTours'] },
  reporting: {
    permissions: ['report:sales', 'report:seats', 'report:instalments', 'customer:export', 'fanshare:read'],
  },
  'order-management': {
    permissions: ['order:read', 'order:note', 'order:write', 'order:cancel', 'order:refund', 'order:pay'],
  },
  financials: { permissions: ['finance:read', 'settlement:write', 'instalment:write'] },
  'guest-list': { permissions: ['guestlist:read', 'guestlist:write', 'guestlist:approve'] },
  Sales: { permissions: ['report:sales'] },
  CustomerData: { permissions: ['customer:export'] },
  Instalments: { permissions: ['report:instalments'] },
  FanShare: { permissions: ['fanshare:read'] },
};

/** What is left of permissions where features are closed. */
export const withoutClosed = (permissions: readonly Permission[], closed: readonly FeatureId[]): Permission[] =>
  permissions.filter((permission) => findClosing(closed, permission) === undefined);

/** The closed feature that takes a permission away. */
export const findClosing = (closed: readonly FeatureId[], permission: Permission): FeatureId | undefined =>
  closed.find((feature) => FEATURE_GATES[feature].permissions.includes(permission));

/** The closed feature that a call belongs to, by its permission or by name. */
export const findClosingOf = (
  closed: readonly FeatureId[],
  { id, permission }: { id: string; permission: Permission | null },
): FeatureId | undefined =>
  (permission === null ? undefined : findClosing(closed, permission)) ??
  closed.find((feature) => FEATURE_GATES[feature].calls?.includes(id));
