import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import {
  DELIVERY_FAULTS,
  DELIVERY_STATES,
  SENT_KINDS,
  WEBHOOK_KINDS,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_STATES,
} from '../choices/occurrence-choices.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { Id, Instant, idParam, PromoterCode, Revision, requiredText } from '../wire/values.ts';

const webhookFields = {
  webhookId: Id,
  promoterCode: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  state: z.enum(WEBHOOK_STATES),
  createdAt: Instant,
  createdBy: z.string(),
  /** The last delivery that was answered with 2xx; null without one. */
  lastDeliveredAt: Instant.nullable(),
  /** The first failure since the last successful delivery; null if there was none. */
  failingSince: Instant.nullable(),
  revision: Revision,
};
export const Webhook = z.strictObject(webhookFields).meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;
export const WebhookPage = pageOf('WebhookPage', Webhook);

export const CreatedWebhook = z
  .strictObject({
    ...webhookFields,
    /** The key of the signature on deliveries. It is sent once: a retry of the request is answered without it. */
    secret: z.string().optional(),
  })
  .meta({ id: 'CreatedWebhook' });
export type CreatedWebhook = z.infer<typeof CreatedWebhook>;

const url = requiredText(LIMITS.webhook.url);
const kinds = z.array(z.enum(WEBHOOK_KINDS)).min(1, 'required').max(WEBHOOK_KINDS.length, 'tooMany');

export const CreateWebhook = z.strictObject({ promoterCode: PromoterCode, url, kinds }).meta({ id: 'CreateWebhook' });
export const UpdateWebhook = z
  .strictObject({
    url: url.optional(),
    kinds: kinds.optional(),
    /** False pauses the webhook; true resumes it, even if it was disabled. */
    isActive: z.boolean().optional(),
  })
  .meta({ id: 'UpdateWebhook' });

export const WebhookDelivery = z
  .strictObject({
    deliveryId: Id,
    kind: z.enum(SENT_KINDS),
    state: z.enum(DELIVERY_STATES),
    createdAt: Instant,
    attempts: z.int().nonnegative(),
    lastAttemptAt: Instant.nullable(),
    nextAttemptAt: Instant.nullable(),
    /** The HTTP status of the receiver's last answer; null if it sent none. */
    answerStatus: z.int().nullable(),
    fault: z.enum(DELIVERY_FAULTS).nullable(),
    durationMs: z.int().nonnegative().nullable(),
    /** The exact body of the request, character by character. */
    body: z.string(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
export const WebhookDeliveryPage = pageOf('WebhookDeliveryPage', WebhookDelivery);

const params = z.strictObject({ webhookId: idParam });
const tenant = { of: 'webhooks', at: 'params.webhookId' } as const;
const read = { base: 'backstage', scope: 'backstage.read', permission: 'apikey:manage' } as const;
const write = { base: 'backstage', scope: 'event-config.manage', permission: 'apikey:manage' } as const;

export const listWebhooks = endpoint({
  ...read,
  id: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  summary: 'Where programs are told what happens, newest first',
  query: z.strictObject({ promoterCode: PromoterCode.optional(), ...pageQuery }),
  response: { kind: 'json', schema: WebhookPage },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['webhook'],
});

export const getWebhook = endpoint({
  ...read,
  id: 'getWebhook',
  method: 'GET',
  path: '/webhooks/{webhookId}',
  summary: 'One webhook',
  params,
  response: { kind: 'json', schema: Webhook },
  tenant,
  errors: ['NOT_FOUND'],
  reads: ['webhook'],
});

export const createWebhook = endpoint({
  ...write,
  id: 'createWebhook',
  method: 'POST',
  path: '/webhooks',
  summary: 'Create a webhook; the answer is the only place its secret is ever shown',
  body: CreateWebhook,
  response: { kind: 'json', schema: CreatedWebhook },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['too-many-webhooks'] },
  stale: ['webhook'],
  example: { promoterCode: 'harbour-hall', url: 'https://example.com/tickets', kinds: ['order.created'] },
});

export const updateWebhook = endpoint({
  ...write,
  id: 'updateWebhook',
  method: 'PATCH',
  path: '/webhooks/{webhookId}',
  summary: 'Change where a webhook leads or what it is told, pause it, or send to it again',
  params,
  body: UpdateWebhook,
  response: { kind: 'json', schema: Webhook },
  tenant,
  errors: ['INVALID', 'NOT_FOUND', 'STALE'],
  stale: ['webhook'],
  example: { isActive: false },
});

export const removeWebhook = endpoint({
  ...write,
  id: 'removeWebhook',
  method: 'DELETE',
  path: '/webhooks/{webhookId}',
  summary: 'Remove a webhook with its log',
  params,
  response: { kind: 'none' },
  status: 204,
  tenant,
  errors: ['NOT_FOUND', 'STALE'],
  stale: ['webhook', 'webhook-delivery'],
});

export const listWebhookDeliveries = endpoint({
  ...read,
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhooks/{webhookId}/deliveries',
  summary: `What was sent to a webhook in the last ${WEBHOOK_LOG_DAYS} days, newest first`,
  params,
  query: z.strictObject(pageQuery),
  response: { kind: 'json', schema: WebhookDeliveryPage },
  tenant,
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['webhook-delivery'],
});

export const createWebhookTest = endpoint({
  ...write,
  id: 'createWebhookTest',
  method: 'POST',
  path: '/webhooks/{webhookId}/tests',
  summary: 'Send a webhook something to try it out, once, within a minute',
  params,
  response: { kind: 'json', schema: WebhookDelivery },
  status: 201,
  tenant,
  errors: ['NOT_FOUND'],
  stale: ['webhook-delivery'],
});

export const resendWebhookDelivery = endpoint({
  ...write,
  id: 'resendWebhookDelivery',
  method: 'POST',
  path: '/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
  summary: 'Send once more what was sent before, under the same id',
  params: z.strictObject({ webhookId: idParam, deliveryId: idParam }),
  response: { kind: 'json', schema: WebhookDelivery },
  tenant,
  errors: ['NOT_FOUND', 'STATUS_CHANGE_REFUSED'],
  stale: ['webhook-delivery'],
});
