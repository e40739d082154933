import { MEMBERSHIP_SCOPES, type MembershipScope } from '../choices/access-choices.ts';

/** What people may be allowed: a verb on a noun. Each is required by a call. */
const USER_PERMISSIONS = [
  'show:read',
  'show:write',
  'price:write',
  'comp:create',
  'seat:write',
  'hold:write',
  'plan:write',
  'offer:write',
  'pah:write',
  'promoter:write',
  'venue:create',
  'venue:write',
  'campaign:write',
  'link:write',
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
  'sales:read',
  'audit:read',
  'report:sales',
  'report:seats',
  'report:instalments',
  'instalment:write',
  'finance:read',
  'settlement:write',
  'guestlist:read',
  'guestlist:write',
  'guestlist:approve',
  'apikey:manage',
  'user:manage',
  'fanshare:read',
] as const;
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
export type Role = (typeof ROLES)[number];
/** The role of a sales channel's key at its promoter; no membership of a user can name it. */
export const KEY_ROLE = 'sales-channel';

/** The revenue and the history of an event, for the promoter's own people and not for those who sell a part of it. */
const insight: readonly Permission[] = ['sales:read', 'audit:read'];
const setUp: readonly Permission[] = ['show:read', 'show:write', 'price:write', 'seat:write', 'hold:write'];
const reports: readonly Permission[] = ['report:sales', 'report:seats', 'report:instalments'];

export const ROLE_PERMISSIONS: Record<Role | typeof KEY_ROLE, readonly Permission[]> = {
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
export const ROLE_SCOPES: Readonly<Record<Role, readonly MembershipScope[]>> = {
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

/** Nobody grants what they do not hold: the first permission of the role that the granting one lacks. */
export const findLackingPermission = (granting: Role, granted: Role): Permission | undefined =>
  ROLE_PERMISSIONS[granted].find((permission) => !ROLE_PERMISSIONS[granting].includes(permission));
