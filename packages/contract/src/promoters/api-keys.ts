import { z } from 'zod';
import { SALES_CHANNELS } from '../choices/access-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { Id, Instant, idParam, LookupId, PromoterCode, Revision, requiredText } from '../wire/values.ts';

const apiKeyFields = {
  apiKeyId: Id,
  promoterCode: z.string(),
  name: z.string(),
  /** The first characters of the key, which tell it apart from others. */
  prefix: z.string(),
  /** The channel recorded for sales through the key. */
  channel: z.enum(SALES_CHANNELS),
  /** The one partner site whose shows it sells; null for all shows of the promoter. */
  partnerSite: z.strictObject({ id: LookupId, name: z.string() }).nullable(),
  createdAt: Instant,
  createdBy: z.string(),
  /** Rounded to the minute; null if the key was never used. */
  lastUsedAt: Instant.nullable(),
  /** The key is refused from this instant; null while it works. */
  revokedAt: Instant.nullable(),
  revision: Revision,
};

export const ApiKey = z.strictObject(apiKeyFields).meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;
export const ApiKeyPage = pageOf('ApiKeyPage', ApiKey);

export const CreatedApiKey = z
  .strictObject({
    ...apiKeyFields,
    /** The value for `Authorization: Bearer …`. It is sent once: a repeated request is answered without it. */
    key: z.string().optional(),
  })
  .meta({ id: 'CreatedApiKey' });
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;

const PARTNER_SITE_MESSAGE = 'A key of a partner site names its site, and no other key does';

export const CreateApiKey = z
  .strictObject({
    promoterCode: PromoterCode,
    name: requiredText(LIMITS.apiKey.name),
    channel: z.enum(SALES_CHANNELS),
    partnerSiteId: LookupId.nullable().default(null),
  })
  .refine((key) => (key.channel === 'partner-site') === (key.partnerSiteId !== null), {
    path: ['partnerSiteId'],
    message: PARTNER_SITE_MESSAGE,
  })
  .meta({
    id: 'CreateApiKey',
    anyOf: [
      {
        required: ['partnerSiteId'],
        properties: { channel: { const: 'partner-site' }, partnerSiteId: { type: 'integer' } },
      },
      {
        properties: {
          channel: { enum: SALES_CHANNELS.filter((channel) => channel !== 'partner-site') },
          partnerSiteId: { type: 'null' },
        },
      },
    ],
  });
export const UpdateApiKey = z.strictObject({ name: requiredText(LIMITS.apiKey.name) }).meta({ id: 'UpdateApiKey' });

const params = z.strictObject({ apiKeyId: idParam });
const read = { base: 'backstage', scope: 'backstage.read', permission: 'apikey:manage' } as const;
const write = {
  base: 'backstage',
  scope: 'event-config.manage',
  permission: 'apikey:manage',
  stale: ['api-key'],
} as const;

export const listApiKeys = endpoint({
  ...read,
  id: 'listApiKeys',
  method: 'GET',
  path: '/api-keys',
  summary: 'Keys of sales channels, newest first; revoked ones stay in the list',
  query: z.strictObject({ promoterCode: PromoterCode.optional(), ...pageQuery }),
  response: { kind: 'json', schema: ApiKeyPage },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['api-key'],
});

export const createApiKey = endpoint({
  ...write,
  id: 'createApiKey',
  method: 'POST',
  path: '/api-keys',
  summary: 'Create a key; the answer is the only place it is ever shown',
  body: CreateApiKey,
  response: { kind: 'json', schema: CreatedApiKey },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  example: { promoterCode: 'harbour-hall', name: 'Web shop', channel: 'web' },
});

export const updateApiKey = endpoint({
  ...write,
  id: 'updateApiKey',
  method: 'PATCH',
  path: '/api-keys/{apiKeyId}',
  summary: 'Change the name of a key; what it may sell stays as it was given out',
  params,
  body: UpdateApiKey,
  response: { kind: 'json', schema: ApiKey },
  tenant: { of: 'api-keys', at: 'params.apiKeyId' },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN', 'STATUS_CHANGE_REFUSED'],
  example: { name: 'Web shop, winter' },
});

export const revokeApiKey = endpoint({
  ...write,
  id: 'revokeApiKey',
  method: 'POST',
  path: '/api-keys/{apiKeyId}/revoke',
  summary: 'Revoke a key for good; open baskets of it run out, orders stay',
  params,
  response: { kind: 'json', schema: ApiKey },
  tenant: { of: 'api-keys', at: 'params.apiKeyId' },
  errors: ['NOT_FOUND', 'STATUS_CHANGE_REFUSED'],
});
