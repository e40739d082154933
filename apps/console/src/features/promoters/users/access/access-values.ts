import type { MembershipScope } from '@parterre/contract/choices/access-choices';
import type { User } from '@parterre/contract/users';
import {
  type FeatureId,
  type Permission,
  permissionsOf,
  type StandardRole,
  USER_PERMISSIONS,
  type UserPermission,
} from '@parterre/contract/wire/permissions';

/** A role that comes with the product, or one of the promoter's own. */
export type RoleChoice = StandardRole | `custom-${number}`;

/** What somebody may do, as a form holds it: venues and sites stay chosen while another scope is looked at. */
export interface AccessValues {
  role: RoleChoice;
  scope: MembershipScope;
  venueIds: number[];
  siteIds: number[];
  /** What stays granted beyond the role, of who was granted something. */
  granted?: UserPermission[];
  /** What is switched off for a user; an invitation has none. */
  closed?: FeatureId[];
}

type Access = Pick<User, 'role' | 'customRole' | 'scope' | 'places'> &
  Partial<Pick<User, 'grantedPermissions' | 'closedFeatures'>>;

export const toAccessValues = ({
  role,
  customRole,
  scope,
  places,
  grantedPermissions: granted = [],
  closedFeatures: closed,
}: Access): AccessValues => {
  const ids = places.map(({ id }) => id);
  return {
    role: role === 'custom' ? `custom-${customRole?.roleId ?? 0}` : role,
    scope,
    venueIds: scope === 'venue' ? ids : [],
    siteIds: scope === 'partner-site' ? ids : [],
    ...(granted.length > 0 ? { granted } : {}),
    ...(closed ? { closed } : {}),
  };
};

export function toAccessBody({ role, ...values }: AccessValues) {
  const roleId = readRoleId(role);
  return {
    role: isTemplate(role) ? role : ('custom' as const),
    roleId,
    scope: values.scope,
    placeIds: toPlaceIds(values),
    ...(values.granted ? { grantedPermissions: values.granted } : {}),
    ...(values.closed ? { closedFeatures: values.closed } : {}),
  };
}

export const toPlaceIds = ({
  scope,
  venueIds,
  siteIds,
}: Pick<AccessValues, 'scope' | 'venueIds' | 'siteIds'>): number[] =>
  ({ promoter: [], venue: venueIds, 'partner-site': siteIds })[scope];

export const isTemplate = (role: RoleChoice): role is StandardRole => !role.startsWith('custom-');

export const readRoleId = (role: RoleChoice): number | null =>
  isTemplate(role) ? null : Number(role.slice('custom-'.length));

/** The scope that stays when the role changes: the same where the new role can be given for it, else the widest. */
export const fitScope = (scopes: readonly MembershipScope[], scope: MembershipScope): MembershipScope =>
  scopes.includes(scope) ? scope : (scopes[0] ?? 'promoter');

/** What somebody may do, from their role and beyond it. */
export function permissionsOfUser(user: Pick<User, 'role' | 'customRole' | 'grantedPermissions'>): UserPermission[] {
  const ofRole = permissionsOf(user.role, user.customRole?.permissions);
  return USER_PERMISSIONS.filter((known) => ofRole.includes(known) || user.grantedPermissions.includes(known));
}

/** Nobody grants what they do not hold. The server checks it; here it keeps a choice from being offered. */
export const canGrant = (own: ReadonlySet<Permission>, permissions: readonly Permission[]): boolean =>
  permissions.every((permission) => own.has(permission));

/** The server knows one list of places, and a role by its id; the form has fields of its own for them. */
export const placeAccessError = ({ field }: { field: string }, { scope }: AccessValues): { field?: string } => {
  if (field === 'roleId') return { field: 'role' };
  if (field.startsWith('grantedPermissions')) return { field: 'granted' };
  if (field.startsWith('closedFeatures')) return { field: 'closed' };
  return field.startsWith('placeIds') ? { field: scope === 'venue' ? 'venueIds' : 'siteIds' } : {};
};
