import { z } from 'zod';
import { MEMBERSHIP_SCOPES } from '../choices/access-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { FEATURES, USER_PERMISSIONS } from '../wire/permissions.ts';
import { Id, Instant, idParam, LookupId, optionalText, PromoterCode, Revision, requiredText } from '../wire/values.ts';
import { PlaceIds } from './users.ts';

const Permissions = z
  .array(z.enum(USER_PERMISSIONS))
  .min(1, 'required')
  .max(USER_PERMISSIONS.length, 'tooMany')
  .refine((names) => new Set(names).size === names.length, { message: 'twice' })
  .meta({ uniqueItems: true });

/** A role of one promoter, besides the templates. Its creator must hold all its permissions. */
export const Role = z
  .strictObject({
    roleId: Id,
    promoterCode: z.string(),
    name: z.string(),
    /** The purpose of the role; may be empty. */
    description: z.string(),
    permissions: z.array(z.enum(USER_PERMISSIONS)),
    /**
     * The scopes it may be given for. A role with permissions for money, users or the promoter's settings needs
     * `promoter`.
     */
    scopes: z.array(z.enum(MEMBERSHIP_SCOPES)),
    /** Users with this role, deactivated ones included. */
    users: z.int().nonnegative(),
    /** Open invitations to this role. */
    invitations: z.int().nonnegative(),
    updatedAt: Instant,
    revision: Revision,
  })
  .meta({ id: 'Role' });
export type Role = z.infer<typeof Role>;
export const RolePage = pageOf('RolePage', Role);

const fields = {
  name: requiredText(LIMITS.role.name),
  description: optionalText(LIMITS.role.description),
  permissions: Permissions,
};
export const CreateRole = z
  .strictObject({ promoterCode: PromoterCode, ...fields, description: fields.description.default('') })
  .meta({ id: 'CreateRole' });
export const UpdateRole = z.strictObject(fields).partial().meta({ id: 'UpdateRole' });

/**
 * The view of the console under fewer permissions than the caller holds, at one promoter. It is sent as JSON in the
 * header `parterre-look-as`.
 */
export const LookAs = z.strictObject({
  promoterId: LookupId,
  permissions: z.array(z.enum(USER_PERMISSIONS)).max(USER_PERMISSIONS.length),
  scope: z.enum(MEMBERSHIP_SCOPES),
  placeIds: PlaceIds,
  /** The features that are closed for the user beyond those of the promoter. */
  closedFeatures: z.array(z.enum(FEATURES)).max(FEATURES.length).optional(),
});
export type LookAs = z.infer<typeof LookAs>;

const params = z.strictObject({ roleId: idParam });
const read = { base: 'backstage', scope: 'backstage.read', permission: 'user:manage', reads: ['role'] } as const;
const write = {
  base: 'backstage',
  scope: 'event-config.manage',
  permission: 'user:manage',
  stale: ['role', 'user', 'invitation', 'feature'],
} as const;
const ofOne = { ...write, params, path: '/roles/{roleId}', tenant: { of: 'roles', at: 'params.roleId' } } as const;

export const listRoles = endpoint({
  ...read,
  id: 'listRoles',
  method: 'GET',
  path: '/roles',
  summary: "The promoter's own roles, by name, with what they permit and how many have them",
  query: z.strictObject({ promoterCode: PromoterCode.optional(), ...pageQuery }),
  response: { kind: 'json', schema: RolePage },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
});

export const getRole = endpoint({
  ...read,
  id: 'getRole',
  method: 'GET',
  path: '/roles/{roleId}',
  summary: "One of the promoter's own roles",
  params,
  response: { kind: 'json', schema: Role },
  tenant: { of: 'roles', at: 'params.roleId' },
  errors: ['NOT_FOUND'],
});

export const createRole = endpoint({
  ...write,
  id: 'createRole',
  method: 'POST',
  path: '/roles',
  summary: 'Make a role from the permissions; nobody gives what they do not hold',
  body: CreateRole,
  response: { kind: 'json', schema: Role },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['too-many-roles'] },
  example: { promoterCode: 'harbour-hall', name: 'Door', permissions: ['show:read', 'guestlist:read'] },
});

export const updateRole = endpoint({
  ...ofOne,
  id: 'updateRole',
  method: 'PATCH',
  summary: 'Change a role for all who have it: at once for what they write, within ten seconds for what they read',
  body: UpdateRole,
  response: { kind: 'json', schema: Role },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['role-given-for-part'] },
  example: { permissions: ['show:read'] },
});

export const removeRole = endpoint({
  ...ofOne,
  id: 'removeRole',
  method: 'DELETE',
  summary: 'Remove a role that nobody has and nobody is invited with',
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'IN_USE'],
});
