import { LIMITS } from '@parterre/contract/choices/limits';
import { WEBHOOK_KINDS } from '@parterre/contract/choices/occurrence-choices';
import * as endpoints from '@parterre/contract/webhooks';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { requireRoomFor } from '#context/require-room-for.ts';
import type { Change } from '#context.ts';
import { webhooks } from '#db/schema/promoters/webhooks.ts';
import { invalidField, notFound } from '#errors.ts';
import { newId } from '#ids.ts';
import { countRows } from '#lists/page-answer.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { type NamedWebhook, presentWebhook, selectWebhooks, type WebhookRow } from './read.ts';
import { newSigningSecret } from './sign-delivery.ts';

/**
 * Creates a webhook. Only this answer contains its secret. Throws INVALID for an address inside the own network,
 * RULE_BROKEN for a promoter with the maximum number of webhooks. Needs `apikey:manage`.
 */
export const createWebhook = verb(endpoints.createWebhook, (ctx, { body }) =>
  ctx.change('webhook.create', async (change) => {
    const promoter = await lockPromoter(change);
    requireAddress(change, body.url);
    // Each occurrence is sent to all of them.
    const there = await countRows(change, webhooks, eq(webhooks.promoterId, promoter.id));
    requireRoomFor('too-many-webhooks', { there, most: LIMITS.webhook.perPromoter });
    const secret = newSigningSecret();
    const webhook: WebhookRow = {
      promoterId: promoter.id,
      id: newId(),
      url: body.url,
      kinds: inOrder(body.kinds),
      state: 'ACTIVE',
      sealedSecret: change.outgoing.seal(secret),
      createdAt: change.now,
      createdBy: change.actor.name,
      lastDeliveredAt: null,
      failingSince: null,
      restsUntil: null,
      revision: 1,
    };
    await change.db.insert(webhooks).values(webhook);
    const keptAnswer = presentWebhook({ webhook, promoterCode: promoter.code });
    return {
      answer: { ...keptAnswer, secret },
      keptAnswer,
      promoterId: promoter.id,
      objectId: webhook.id,
      after: keptAnswer,
      revision: 1,
    };
  }),
);

const inOrder = (kinds: WebhookRow['kinds']) => WEBHOOK_KINDS.filter((kind) => kinds.includes(kind));

function requireAddress({ outgoing }: Change, url: string): void {
  const fault = outgoing.findFault(url);
  if (fault) throw invalidField('url', fault);
}

/** Changes a webhook, pauses it, or resumes it, which resets its failures. Throws STALE. Needs `apikey:manage`. */
export const updateWebhook = verb(endpoints.updateWebhook, (ctx, { params, body }) =>
  ctx.change('webhook.update', async (change) => {
    const before = await lockWebhook(change, params.webhookId);
    const { webhook } = before;
    requireRevision(change, webhook);
    if (body.url !== undefined) requireAddress(change, body.url);
    const { url = webhook.url, kinds = webhook.kinds, isActive = webhook.state === 'ACTIVE' } = body;
    const isAgain = isActive && webhook.state !== 'ACTIVE';
    const next = {
      url,
      kinds: inOrder(kinds),
      state: isActive ? 'ACTIVE' : webhook.state === 'ACTIVE' ? 'PAUSED' : webhook.state,
      ...(isAgain || url !== webhook.url ? { failingSince: null, restsUntil: null } : {}),
      revision: webhook.revision + 1,
    } satisfies Partial<WebhookRow>;
    await change.db.update(webhooks).set(next).where(isWebhook(webhook));
    const answer = presentWebhook({ ...before, webhook: { ...webhook, ...next } });
    return {
      answer,
      promoterId: webhook.promoterId,
      objectId: webhook.id,
      before: presentWebhook(before),
      after: answer,
      revision: next.revision,
    };
  }),
);

/** Removes a webhook with its deliveries; waiting ones are not sent. Throws STALE. Needs `apikey:manage`. */
export const removeWebhook = verb(endpoints.removeWebhook, (ctx, { params }) =>
  ctx.change('webhook.remove', async (change) => {
    const before = await lockWebhook(change, params.webhookId);
    requireRevision(change, before.webhook);
    const { promoterId, id } = before.webhook;
    await change.db.delete(webhooks).where(isWebhook(before.webhook));
    return { answer: undefined, promoterId, objectId: id, before: presentWebhook(before) };
  }),
);

export const isWebhook = ({ promoterId, id }: Pick<WebhookRow, 'promoterId' | 'id'>) =>
  and(eq(webhooks.promoterId, promoterId), eq(webhooks.id, id));

/**
 * Locks the promoter before the webhook, as every change of webhooks does, so that two changes cannot deadlock. Throws
 * NOT_FOUND.
 */
export async function lockWebhook(change: Change, id: number): Promise<NamedWebhook> {
  const { id: promoterId } = await lockPromoter(change);
  const [found] = await selectWebhooks(change).where(isWebhook({ promoterId, id })).for('update', { of: webhooks });
  if (!found) throw notFound();
  return found;
}
