import { z } from 'zod';
import { ACCESS_REQUEST_STATES } from '../choices/access-choices.ts';
import { endpoint } from '../wire/endpoint.ts';
import { flag, pageOf, pageQuery } from '../wire/paging.ts';
import { USER_PERMISSIONS } from '../wire/permissions.ts';
import { Id, Instant, idParam, PromoterCode } from '../wire/values.ts';

/** A user makes the request where they lack a permission; a user who may manage users there decides it once. */
export const AccessRequest = z
  .strictObject({
    accessRequestId: Id,
    promoterCode: z.string(),
    /** The user who made the request, by the id in the list of users. */
    membershipId: Id,
    name: z.string(),
    email: z.string(),
    permission: z.enum(USER_PERMISSIONS),
    state: z.enum(ACCESS_REQUEST_STATES),
    askedAt: Instant,
    decidedAt: Instant.nullable(),
    /** The name of the user who decided; null while the request is open. */
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'AccessRequest' });
export type AccessRequest = z.infer<typeof AccessRequest>;
export const AccessRequestPage = pageOf('AccessRequestPage', AccessRequest);

export const OwnAccessRequests = z
  .strictObject({ items: z.array(AccessRequest) })
  .meta({ id: 'OwnAccessRequests', description: 'The open requests of the caller' });

export const CreateAccessRequest = z
  .strictObject({ promoterCode: PromoterCode, permission: z.enum(USER_PERMISSIONS) })
  .meta({ id: 'CreateAccessRequest' });

export const listAccessRequests = endpoint({
  id: 'listAccessRequests',
  base: 'backstage',
  method: 'GET',
  path: '/access-requests',
  summary: 'Who asks for which permission, newest first; what is decided only when it is asked for',
  query: z.strictObject({
    promoterCode: PromoterCode.optional(),
    includeClosed: flag.default(false),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: AccessRequestPage },
  scope: 'backstage.read',
  permission: 'user:manage',
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['access-request'],
});

export const listOwnAccessRequests = endpoint({
  id: 'listOwnAccessRequests',
  base: 'backstage',
  method: 'GET',
  path: '/access-requests/own',
  summary: 'What the caller has asked for and nobody has decided, newest first',
  response: { kind: 'json', schema: OwnAccessRequests },
  scope: 'backstage.read',
  permission: null,
  tenant: { from: 'self' },
  errors: [],
  reads: ['access-request'],
});

export const createAccessRequest = endpoint({
  id: 'createAccessRequest',
  base: 'backstage',
  method: 'POST',
  path: '/access-requests',
  summary: 'Ask for a permission at a promoter; those who manage its users are told. Asked again, it stays one request',
  body: CreateAccessRequest,
  response: { kind: 'json', schema: AccessRequest },
  status: 201,
  scope: 'event-config.manage',
  permission: null,
  tenant: { from: 'self' },
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['has-permission', 'permission-not-for-part'] },
  stale: ['access-request'],
  example: { promoterCode: 'harbour-hall', permission: 'order:refund' },
});

const ofOne = {
  base: 'backstage',
  method: 'POST',
  params: z.strictObject({ accessRequestId: idParam }),
  response: { kind: 'json', schema: AccessRequest },
  scope: 'event-config.manage',
  permission: 'user:manage',
  tenant: { of: 'access-requests', at: 'params.accessRequestId' },
} as const;

export const approveAccessRequest = endpoint({
  ...ofOne,
  id: 'approveAccessRequest',
  path: '/access-requests/{accessRequestId}/approve',
  summary: 'Grant what somebody asks for, beyond their role. Nobody grants what they do not hold',
  errors: ['NOT_FOUND', 'STATUS_CHANGE_REFUSED', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['permission-not-for-part'] },
  stale: ['access-request', 'user'],
});

export const declineAccessRequest = endpoint({
  ...ofOne,
  id: 'declineAccessRequest',
  path: '/access-requests/{accessRequestId}/decline',
  summary: 'Refuse what somebody asks for; they may ask again',
  errors: ['NOT_FOUND', 'STATUS_CHANGE_REFUSED'],
  stale: ['access-request'],
});
