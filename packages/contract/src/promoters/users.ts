import { z } from 'zod';
import { MEMBERSHIP_SCOPES } from '../choices/access-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { flag, pageOf, pageQuery } from '../wire/paging.ts';
import { FEATURES, GIVEN_ROLES, USER_PERMISSIONS } from '../wire/permissions.ts';
import { Id, Instant, idParam, PromoterCode, Revision } from '../wire/values.ts';

/** What somebody may do at a promoter: a role, over all of it, over some venues, or over some partner sites. */
export const access = {
  role: z.enum(GIVEN_ROLES),
  /** The promoter's own role, where the role is `custom`; null for the others. */
  customRole: z
    .strictObject({ roleId: Id, name: z.string(), permissions: z.array(z.enum(USER_PERMISSIONS)) })
    .nullable(),
  scope: z.enum(MEMBERSHIP_SCOPES),
  /** The venues or partner sites of the scope; empty for the whole promoter. */
  places: z.array(z.strictObject({ id: Id, name: z.string() })),
};

/** The id of the promoter's own role, where the role is `custom`, and only there. */
export const RoleId = Id.nullable();

/** The ids of venues or partner sites, where the scope is theirs, and only there. */
export const PlaceIds = z.array(Id).max(LIMITS.user.places, 'tooMany');

/** A user at one promoter. Somebody who works for two of them is there twice. */
export const User = z
  .strictObject({
    membershipId: Id,
    promoterCode: z.string(),
    name: z.string(),
    email: z.string(),
    ...access,
    /** What they were granted beyond their role, because they asked for it. */
    grantedPermissions: z.array(z.enum(USER_PERMISSIONS)),
    /** What is closed for them alone, whatever their role permits. */
    closedFeatures: z.array(z.enum(FEATURES)),
    /** Since when they may no longer work for the promoter; null while they may. */
    deactivatedAt: Instant.nullable(),
    /** When a browser of theirs last renewed its token; null for those who were never signed in. */
    lastSeenAt: Instant.nullable(),
    /** Browsers in which they are signed in. */
    openSessions: z.int().nonnegative(),
    /** Whether a code is asked for after their password. */
    hasSecondFactor: z.boolean(),
    /** Whether this is who asks. */
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
    /** What stays granted beyond the role; when it is left out, another role takes it away. */
    grantedPermissions: z.array(z.enum(USER_PERMISSIONS)).max(USER_PERMISSIONS.length, 'tooMany'),
    closedFeatures: z.array(z.enum(FEATURES)).max(FEATURES.length, 'tooMany'),
    /** False deactivates: writes are refused from then on, reads within ten seconds. */
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
    /** Part of a name or of an e-mail address. */
    searchTerm: z.string().trim().max(LIMITS.searchTerm).optional(),
    role: z.enum(GIVEN_ROLES).optional(),
    /** Only those who have this role of the promoter's own. */
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
  summary: 'End every session of a user; they sign in again where they still may',
  params,
  response: { kind: 'json', schema: User },
  errors: ['NOT_FOUND'],
});

export const removeUserSecondFactor = endpoint({
  ...write,
  id: 'removeUserSecondFactor',
  method: 'POST',
  path: '/users/{membershipId}/second-factor/remove',
  summary:
    'Let somebody who lost their app sign in with the password alone, until they set it up again; they are told by mail',
  params,
  response: { kind: 'json', schema: User },
  errors: ['NOT_FOUND'],
});
