import { MEMBERSHIP_SCOPES, type MembershipScope } from '../choices/access-choices.ts';

/** What people may be allowed, a verb on a noun, by what it is about. Each is required by a call. */
export const PERMISSION_GROUPS = {
  events: [
    'show:read',
    'show:write',
    'price:write',
    'comp:create',
    'seat:write',
    'hold:write',
    'plan:write',
    'offer:write',
    'pah:write',
    'venue:create',
    'venue:write',
    'campaign:write',
    'link:write',
  ],
  sales: [
    'order:read',
    'order:note',
    'order:write',
    'order:cancel',
    'order:refund',
    'order:pay',
    'customer:read',
    'customer:write',
    'customer:export',
    'customer:erase',
    'guestlist:read',
    'guestlist:write',
    'guestlist:approve',
  ],
  insight: [
    'sales:read',
    'history:read',
    'audit:read',
    'report:sales',
    'report:seats',
    'report:instalments',
    'instalment:write',
    'finance:read',
    'settlement:write',
    'fanshare:read',
  ],
  house: ['promoter:write', 'apikey:manage', 'user:manage', 'text:write'],
} as const;
/** In the order in which they are offered and answered. */
export const USER_PERMISSIONS = [
  ...PERMISSION_GROUPS.events,
  ...PERMISSION_GROUPS.sales,
  ...PERMISSION_GROUPS.insight,
  ...PERMISSION_GROUPS.house,
] as const;
export type UserPermission = (typeof USER_PERMISSIONS)[number];
/** Every permission. The list is closed: a call names one of these or null. */
export const PERMISSIONS = [...USER_PERMISSIONS, 'channel:sell'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The role templates. A membership names one of them; the server checks the permissions it grants. */
export const ROLES = [
  'owner',
  'promoter-admin',
  'venue-operator',
  'event-manager',
  'seating-manager',
  'box-office',
  'finance',
  'marketing',
  'reports-only',
  'partner',
  'auditor',
] as const;
export type StandardRole = (typeof ROLES)[number];
/** A role that the promoter has made from the permissions; a membership then also names which. */
export const CUSTOM_ROLE = 'custom';
/** What a membership names. */
export const GIVEN_ROLES = [...ROLES, CUSTOM_ROLE] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];
/** The role of a sales channel's key at its promoter; no membership of a user can name it. */
export const KEY_ROLE = 'sales-channel';

/** The revenue and the history of an event, for the promoter's own people and not for those who sell a part of it. */
const insight: readonly Permission[] = ['sales:read', 'history:read'];
const setUp: readonly Permission[] = ['show:read', 'show:write', 'price:write', 'seat:write', 'hold:write'];
const reports: readonly Permission[] = ['report:sales', 'report:seats', 'report:instalments'];

export const ROLE_PERMISSIONS: Record<StandardRole | typeof KEY_ROLE, readonly Permission[]> = {
  owner: USER_PERMISSIONS,
  'promoter-admin': USER_PERMISSIONS.filter(
    (permission) => permission !== 'apikey:manage' && permission !== 'customer:erase',
  ),
  'venue-operator': [
    'show:read',
    ...insight,
    'venue:create',
    'venue:write',
    'plan:write',
    'report:seats',
    'guestlist:read',
  ],
  'event-manager': [
    ...setUp,
    ...insight,
    'comp:create',
    'plan:write',
    'offer:write',
    'pah:write',
    'venue:create',
    'venue:write',
    'campaign:write',
    'link:write',
    'guestlist:read',
    'guestlist:write',
    'guestlist:approve',
    'report:sales',
    'report:seats',
  ],
  'seating-manager': ['show:read', ...insight, 'seat:write', 'hold:write', 'plan:write', 'report:seats'],
  'box-office': [
    'show:read',
    ...insight,
    'hold:write',
    'order:read',
    'order:note',
    'order:write',
    'order:cancel',
    'order:pay',
    'customer:read',
    'customer:write',
    'comp:create',
    'guestlist:read',
    'guestlist:write',
    'report:seats',
  ],
  finance: [
    'show:read',
    ...insight,
    'order:read',
    'order:refund',
    'order:pay',
    'finance:read',
    'settlement:write',
    'instalment:write',
    ...reports,
  ],
  marketing: ['show:read', ...insight, 'offer:write', 'link:write', 'campaign:write', 'report:sales'],
  'reports-only': ['show:read', ...insight, ...reports],
  partner: ['show:read', 'report:seats'],
  auditor: [
    'show:read',
    ...insight,
    'audit:read',
    'order:read',
    'customer:read',
    'finance:read',
    'guestlist:read',
    'fanshare:read',
    ...reports,
  ],
  [KEY_ROLE]: ['channel:sell'],
};

const ANY_PART = MEMBERSHIP_SCOPES;
const WHOLE = ['promoter'] as const;

/** What a role may be given for. Money, people and the promoter's own settings cannot be divided. */
export const ROLE_SCOPES: Readonly<Record<StandardRole, readonly MembershipScope[]>> = {
  owner: WHOLE,
  'promoter-admin': WHOLE,
  'venue-operator': ['venue'],
  'event-manager': ANY_PART,
  'seating-manager': ANY_PART,
  'box-office': ANY_PART,
  finance: WHOLE,
  marketing: ANY_PART,
  'reports-only': ANY_PART,
  partner: ['partner-site'],
  auditor: WHOLE,
};

/**
 * What a role of a promoter's own may be given for: a part where some template for such a part has each of its
 * permissions.
 */
export const findScopes = (permissions: readonly Permission[]): MembershipScope[] =>
  MEMBERSHIP_SCOPES.filter((scope) => permissions.every((permission) => isGivenFor(permission, scope)));

const isGivenFor = (permission: Permission, scope: MembershipScope): boolean =>
  scope === 'promoter' ||
  ROLES.some((role) => ROLE_SCOPES[role].includes(scope) && ROLE_PERMISSIONS[role].includes(permission));

/** What a role permits, with the permissions of a role of the promoter's own. */
export const permissionsOf = (role: GivenRole, own: readonly Permission[] | null | undefined): readonly Permission[] =>
  role === CUSTOM_ROLE ? (own ?? []) : ROLE_PERMISSIONS[role];

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
  'seat-manager': { permissions: ['seat:write', 'hold:write'], calls: ['listDueHolds'] },
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
