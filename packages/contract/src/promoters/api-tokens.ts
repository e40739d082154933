import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { USER_PERMISSIONS } from '../wire/permissions.ts';
import { Id, Instant, idParam, PromoterCode, Revision, requiredText, wholeNumber } from '../wire/values.ts';

const fields = {
  apiTokenId: Id,
  promoterCode: z.string(),
  name: z.string(),
  /** The first characters of the token, which tell it apart from others. */
  prefix: z.string(),
  /** The permissions chosen for the token; at the time of a call it never has more than its user. */
  permissions: z.array(z.enum(USER_PERMISSIONS)),
  createdAt: Instant,
  /** The token is refused from this instant. */
  expiresAt: Instant,
  /** Rounded to the minute; null if the token was never used. */
  lastUsedAt: Instant.nullable(),
  /** The token is refused from this instant; null if nobody has revoked it. */
  revokedAt: Instant.nullable(),
  revision: Revision,
};
export const ApiToken = z.strictObject(fields).meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof ApiToken>;
export const ApiTokenPage = pageOf('ApiTokenPage', ApiToken);

export const CreatedApiToken = z
  .strictObject({
    ...fields,
    /** The value for `Authorization: Bearer …`. It is sent once: a repeated request is answered without it. */
    token: z.string().optional(),
  })
  .meta({ id: 'CreatedApiToken' });
export type CreatedApiToken = z.infer<typeof CreatedApiToken>;

export const CreateApiToken = z
  .strictObject({
    promoterCode: PromoterCode,
    name: requiredText(LIMITS.apiToken.name),
    permissions: z.array(z.enum(USER_PERMISSIONS)).min(1, 'required').max(USER_PERMISSIONS.length, 'tooMany'),
    /** The lifetime in days; no token is valid for ever. */
    days: wholeNumber(1, LIMITS.apiToken.days),
  })
  .meta({ id: 'CreateApiToken' });

const own = { base: 'backstage', permission: null, tenant: { from: 'self' } } as const;

export const listApiTokens = endpoint({
  ...own,
  id: 'listApiTokens',
  method: 'GET',
  path: '/api-tokens',
  summary: "The caller's own API tokens, newest first; revoked and expired ones stay in the list",
  scope: 'backstage.read',
  query: z.strictObject(pageQuery),
  response: { kind: 'json', schema: ApiTokenPage },
  errors: ['INVALID'],
  reads: ['api-token'],
});

export const createApiToken = endpoint({
  ...own,
  id: 'createApiToken',
  method: 'POST',
  path: '/api-tokens',
  scope: 'event-config.manage',
  summary: 'Create a token with a part of the own permissions; the answer is the only place it is ever shown',
  body: CreateApiToken,
  response: { kind: 'json', schema: CreatedApiToken },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['api-token'],
  example: { promoterCode: 'harbour-hall', name: 'Nightly export', permissions: ['show:read'], days: 90 },
});

export const revokeApiToken = endpoint({
  ...own,
  id: 'revokeApiToken',
  method: 'POST',
  path: '/api-tokens/{apiTokenId}/revoke',
  summary: 'Revoke an own token for good',
  scope: 'event-config.manage',
  params: z.strictObject({ apiTokenId: idParam }),
  response: { kind: 'json', schema: ApiToken },
  errors: ['NOT_FOUND', 'STATUS_CHANGE_REFUSED'],
  stale: ['api-token'],
});
