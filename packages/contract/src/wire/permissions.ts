import { MEMBERSHIP_SCOPES, type MembershipScope } from '../choices/access-choices.ts';
import type { ChosenReport, ShowReport } from '../choices/report-columns.ts';

/** The permissions of users, each a noun and a verb, grouped by subject. Every one is required by at least one call. */
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
/** The order in which the console lists permissions and the API returns them. */
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

/** The permission that a report needs. */
export const REPORT_PERMISSIONS = {
  sales: 'report:sales',
  'detailed-sales': 'report:sales',
  'customer-data': 'customer:export',
  fanshare: 'fanshare:read',
  instalments: 'report:instalments',
  'offer-codes': 'report:sales',
  'seated-prices': 'report:seats',
  'seats-manifest': 'report:seats',
  'seat-holds': 'report:seats',
} as const satisfies Record<ChosenReport | ShowReport, Permission>;

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
/** The role of a membership whose permissions come from one of the promoter's own roles, which it names as well. */
export const CUSTOM_ROLE = 'custom';
/** The roles that a membership may name. */
export const GIVEN_ROLES = [...ROLES, CUSTOM_ROLE] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];
/** The role of an API key at its promoter; no membership of a user can have it. */
export const KEY_ROLE = 'sales-channel';

/** Revenue and history of a show: for the promoter's own staff, not for partners who sell part of it. */
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

/**
 * The scopes in which a role can be granted. Roles with permissions for money, users or settings need the whole
 * promoter.
 */
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
 * Returns the scopes in which a promoter's own role can be granted: those for which each of its permissions is in some
 * template with that scope.
 */
export const findScopes = (permissions: readonly Permission[]): MembershipScope[] =>
  MEMBERSHIP_SCOPES.filter((scope) => permissions.every((permission) => isGivenFor(permission, scope)));

const isGivenFor = (permission: Permission, scope: MembershipScope): boolean =>
  scope === 'promoter' ||
  ROLES.some((role) => ROLE_SCOPES[role].includes(scope) && ROLE_PERMISSIONS[role].includes(permission));

/** Returns the permissions of a role; `own` are those of the promoter's own role, used if `role` is `custom`. */
export const permissionsOf = (role: GivenRole, own: readonly Permission[] | null | undefined): readonly Permission[] =>
  role === CUSTOM_ROLE ? (own ?? []) : ROLE_PERMISSIONS[role];

/** spec §2: the feature areas in their numbered order, by their ids in the API. */
export const FEATURE_AREAS = [
  'seat-manager',
  'event-setup',
  'events-list',
  'reporting',
  'order-management',
  'financials',
  'guest-list',
] as const;
/** spec §3: the feature kinds 0 to 3. */
export const REPORT_KINDS = ['Sales', 'CustomerData', 'Instalments', 'FanShare'] as const;
/** The features that a promoter can close, for all users or for one. */
export const FEATURES = [...FEATURE_AREAS, ...REPORT_KINDS] as const;
export type FeatureId = (typeof FEATURES)[number];

interface FeatureGate {
  /** Permissions that nobody has while the feature is closed, whatever their role grants. */
  permissions: readonly Permission[];
  /** Ids of calls that are refused as well: reads for the pages of the feature alone, whose permission others need. */
  calls?: readonly string[];
}

/** The effects of closing a feature. The server enforces them in one place, and the console shows no links to it. */
export const FEATURE_GATES: Readonly<Record<FeatureId, FeatureGate>> = {
  // Allocation, ticket counts and holds stay: maps, orders, offer codes and guest lists read them too.
  'seat-manager': {
    permissions: ['seat:write', 'hold:write'],
    calls: ['listDueHolds', 'listHoldUses', 'listSeatPrices', 'listPriceBlocks', 'getSeatSales', 'watchSeats'],
  },
  // Comps are still issued while it is closed, but none is set up.
  'event-setup': {
    permissions: ['show:write', 'price:write', 'offer:write', 'pah:write', 'link:write'],
    calls: [
      'createCompPrice',
      'listOfferCodes',
      'listShowOfferCodes',
      'getShowOfferCode',
      'listShortUrls',
      'getShortUrlQrCode',
      'getPrintAtHomeSettings',
      'getPrintAtHomeDefaultTerms',
      'getPrintAtHomeProof',
      'previewPrintAtHome',
      'previewPrintAtHomePrice',
      'previewPrintAtHomeChange',
    ],
  },
  // A show stays open to users who have its address: staff who work on its seats need not see the others.
  'events-list': { permissions: ['campaign:write'], calls: ['listShows', 'listArtistCampaigns', 'listTours'] },
  reporting: {
    permissions: ['report:sales', 'report:seats', 'report:instalments', 'customer:export', 'fanshare:read'],
    calls: [
      'selectShows',
      'selectArtistCampaigns',
      'selectVenues',
      'listReportDownloads',
      'listReportColumnSets',
      'createReportColumnSet',
      'updateReportColumnSet',
      'removeReportColumnSet',
    ],
  },
  'order-management': {
    permissions: ['order:read', 'order:note', 'order:write', 'order:cancel', 'order:refund', 'order:pay'],
  },
  // Reports of instalments stay open: `Instalments` closes them.
  financials: {
    permissions: ['finance:read', 'settlement:write', 'instalment:write'],
    calls: ['listInstalments', 'listInstalmentDays', 'listInstalmentPlans'],
  },
  'guest-list': { permissions: ['guestlist:read', 'guestlist:write', 'guestlist:approve'] },
  Sales: { permissions: ['report:sales'] },
  CustomerData: { permissions: ['customer:export'] },
  Instalments: { permissions: ['report:instalments'] },
  FanShare: { permissions: ['fanshare:read'] },
};

/** Returns the permissions that remain while these features are closed. */
export const withoutClosed = (permissions: readonly Permission[], closed: readonly FeatureId[]): Permission[] =>
  permissions.filter((permission) => findClosing(closed, permission) === undefined);

/** Returns the closed feature that removes a permission. */
export const findClosing = (closed: readonly FeatureId[], permission: Permission): FeatureId | undefined =>
  closed.find((feature) => FEATURE_GATES[feature].permissions.includes(permission));

/** Returns the closed feature that a call belongs to, by its permission or its id. */
export const findClosingOf = (
  closed: readonly FeatureId[],
  { id, permission }: { id: string; permission: Permission | null },
): FeatureId | undefined =>
  (permission === null ? undefined : findClosing(closed, permission)) ??
  closed.find((feature) => FEATURE_GATES[feature].calls?.includes(id));
