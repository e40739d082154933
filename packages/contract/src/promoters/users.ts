import { z } from 'zod';
import { MEMBERSHIP_SCOPES } from '../choices/access-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { flag, pageOf, pageQuery } from '../wire/paging.ts';
import { FEATURES, GIVEN_ROLES, USER_PERMISSIONS } from '../wire/permissions.ts';
import { Id, Instant, idParam, PromoterCode, Revision } from '../wire/values.ts';

/** The access of a user at a promoter: a role for all of the promoter, or for some venues or partner sites. */
export const access = {
  role: z.enum(GIVEN_ROLES),
  /** The promoter's own role if `role` is `custom`; null otherwise. */
  customRole: z
    .strictObject({ roleId: Id, name: z.string(), permissions: z.array(z.enum(USER_PERMISSIONS)) })
    .nullable(),
  scope: z.enum(MEMBERSHIP_SCOPES),
  /** The venues or partner sites of the scope; empty if the scope is `promoter`. */
  places: z.array(z.strictObject({ id: Id, name: z.string() })),
};

/** The id of the promoter's own role, required if `role` is `custom`; null otherwise. */
export const RoleId = Id.nullable();

/** The ids of the venues or partner sites, required if the scope is one of these; empty otherwise. */
export const PlaceIds = z.array(Id).max(LIMITS.user.places, 'tooMany');

/** A user at one promoter. A person who works for two promoters is a user at each. */
export const User = z
  .strictObject({
    membershipId: Id,
    promoterCode: z.string(),
    name: z.string(),
    email: z.string(),
    ...access,
    /** The permissions granted beyond the role, after the user requested them. */
    grantedPermissions: z.array(z.enum(USER_PERMISSIONS)),
    /** The feature areas that are closed for this user alone, whatever the role permits. */
    closedFeatures: z.array(z.enum(FEATURES)),
    /** The user has had no access since this instant; null for an active user. */
    deactivatedAt: Instant.nullable(),
    /** The last time a browser of the user renewed its token; null if the user never signed in. */
    lastSeenAt: Instant.nullable(),
    /** The browsers in which the user is signed in. */
    openSessions: z.int().nonnegative(),
    /** The API tokens of the user for this promoter that are neither revoked nor expired. */
    openTokens: z.int().nonnegative(),
    /** True if sign-in asks for a code after the password. */
    hasSecondFactor: z.boolean(),
    /** The passkeys of the user, each of which signs in without password and code. */
    passkeyCount: z.int().nonnegative(),
    /** True if this is the caller. */
    isSelf: z.boolean(),
    revision: Revision,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;
export const UserPage = pageOf('UserPage', User);

export const UpdateUser = z
  .strictObject({
    role: z.enum(GIVEN_ROLES),
    roleId: RoleId,
    scope: z.enum(MEMBERSHIP_SCOPES),
    placeIds: PlaceIds,
    /** The permissions to keep beyond the role; if absent, a change of role removes them. */
    grantedPermissions: z.array(z.enum(USER_PERMISSIONS)).max(USER_PERMISSIONS.length, 'tooMany'),
    closedFeatures: z.array(z.enum(FEATURES)).max(FEATURES.length, 'tooMany'),
    /** False deactivates the user: writes are refused at once, reads within ten seconds. Their API tokens are revoked. */
    isActive: z.boolean(),
  })
  .partial()
  .meta({ id: 'UpdateUser' });

const params = z.strictObject({ membershipId: idParam });
const read = { base: 'backstage', scope: 'backstage.read', permission: 'user:manage' } as const;
const write = {
  base: 'backstage',
  scope: 'event-config.manage',
  permission: 'user:manage',
  stale: ['user'],
  tenant: { of: 'users', at: 'params.membershipId' },
} as const;

export const listUsers = endpoint({
  ...read,
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  summary: 'Who works for the promoter, by name; deactivated users only when they are asked for',
  query: z.strictObject({
    promoterCode: PromoterCode.optional(),
    /** Matches part of a name or of an e-mail address. */
    searchTerm: z.string().trim().max(LIMITS.searchTerm).optional(),
    role: z.enum(GIVEN_ROLES).optional(),
    /** Keeps users with this role of the promoter's own. */
    roleId: idParam.optional(),
    includeDeactivated: flag.default(false),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: UserPage },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['user'],
});

export const getUser = endpoint({
  ...read,
  id: 'getUser',
  method: 'GET',
  path: '/users/{membershipId}',
  summary: 'One user at one promoter',
  params,
  response: { kind: 'json', schema: User },
  tenant: { of: 'users', at: 'params.membershipId' },
  errors: ['NOT_FOUND'],
  reads: ['user'],
});

export const updateUser = endpoint({
  ...write,
  id: 'updateUser',
  method: 'PATCH',
  path: '/users/{membershipId}',
  summary: 'Give another role, deactivate or let in again; nobody gives or takes what they do not hold',
  params,
  body: UpdateUser,
  response: { kind: 'json', schema: User },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['last-owner'] },
  example: { role: 'box-office' },
});

export const revokeUserSessions = endpoint({
  ...write,
  id: 'revokeUserSessions',
  method: 'POST',
  path: '/users/{membershipId}/sessions/revoke',
  summary: 'End every session of a user; they sign in again where they still may, and their API tokens stay',
  params,
  response: { kind: 'json', schema: User },
  errors: ['NOT_FOUND'],
});

export const revokeUserTokens = endpoint({
  ...write,
  id: 'revokeUserTokens',
  method: 'POST',
  path: '/users/{membershipId}/api-tokens/revoke',
  summary: 'Revoke every API token of a user at the promoter, for good; their sessions stay',
  params,
  response: { kind: 'json', schema: User },
  errors: ['NOT_FOUND'],
  stale: ['user', 'api-token'],
});

export const removeUserSecondFactor = endpoint({
  ...write,
  id: 'removeUserSecondFactor',
  method: 'POST',
  path: '/users/{membershipId}/second-factor/remove',
  summary:
    'Let somebody who lost their app or device sign in with the password alone: removes the second factor and all passkeys; they are told by mail',
  params,
  response: { kind: 'json', schema: User },
  errors: ['NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['works-elsewhere', 'own-second-factor'] },
});
