import type { MembershipScope } from '@parterre/contract/choices/access-choices';
import type { User } from '@parterre/contract/users';
import { type Permission, ROLE_PERMISSIONS, ROLE_SCOPES, type Role } from '@parterre/contract/wire/permissions';

/** What somebody may do, as a form holds it: venues and sites stay chosen while another scope is looked at. */
export interface AccessValues {
  role: Role;
  scope: MembershipScope;
  venueIds: number[];
  siteIds: number[];
}

export const toAccessValues = ({ role, scope, places }: Pick<User, 'role' | 'scope' | 'places'>): AccessValues => {
  const ids = places.map(({ id }) => id);
  return {
    role,
    scope,
    venueIds: scope === 'venue' ? ids : [],
    siteIds: scope === 'partner-site' ? ids : [],
  };
};

export function toAccessBody({ role, scope, venueIds, siteIds }: AccessValues) {
  return { role, scope, placeIds: { promoter: [], venue: venueIds, 'partner-site': siteIds }[scope] };
}

/** The scope that stays when the role changes: the same where the new role can be given for it, else the widest. */
export const fitScope = (role: Role, scope: MembershipScope): MembershipScope =>
  ROLE_SCOPES[role].includes(scope) ? scope : (ROLE_SCOPES[role][0] ?? 'promoter');

/** Nobody grants what they do not hold. The server checks it; here it keeps a choice from being offered. */
export const canGrant = (own: ReadonlySet<Permission>, role: Role): boolean =>
  ROLE_PERMISSIONS[role].every((permission) => own.has(permission));

/** The server knows one list of places; the form has a field for each kind. */
export const placeAccessError = ({ field }: { field: string }, { scope }: AccessValues): { field?: string } =>
  field.startsWith('placeIds') ? { field: scope === 'venue' ? 'venueIds' : 'siteIds' } : {};
