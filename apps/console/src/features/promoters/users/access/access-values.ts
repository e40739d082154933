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

/** A standard role of the product, or a role of the promoter. */
export type RoleChoice = StandardRole | `custom-${number}`;

/** The form values of a user's access. Venues and sites are kept while another scope is selected. */
export interface AccessValues {
  role: RoleChoice;
  scope: MembershipScope;
  venueIds: number[];
  siteIds: number[];
  /** Permissions granted beyond the role that stay; undefined if there are none. */
  granted?: UserPermission[];
  /** Features switched off for the user; undefined for an invitation. */
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

/** Returns the scope after a change of role: the same if the new role allows it, otherwise the widest. */
export const fitScope = (scopes: readonly MembershipScope[], scope: MembershipScope): MembershipScope =>
  scopes.includes(scope) ? scope : (scopes[0] ?? 'promoter');

/** Returns the permissions of the role and those granted beyond it. */
export function permissionsOfUser(user: Pick<User, 'role' | 'customRole' | 'grantedPermissions'>): UserPermission[] {
  const ofRole = permissionsOf(user.role, user.customRole?.permissions);
  return USER_PERMISSIONS.filter((known) => ofRole.includes(known) || user.grantedPermissions.includes(known));
}

/** Users can grant only permissions they have. The server enforces it; here it disables the option. */
export const canGrant = (own: ReadonlySet<Permission>, permissions: readonly Permission[]): boolean =>
  permissions.every((permission) => own.has(permission));

/**
 * Maps the server's fields to the form's: the API has one list of places and a role id, the form has separate fields.
 */
export const placeAccessError = ({ field }: { field: string }, { scope }: AccessValues): { field?: string } => {
  if (field === 'roleId') return { field: 'role' };
  if (field.startsWith('grantedPermissions')) return { field: 'granted' };
  if (field.startsWith('closedFeatures')) return { field: 'closed' };
  return field.startsWith('placeIds') ? { field: scope === 'venue' ? 'venueIds' : 'siteIds' } : {};
};
