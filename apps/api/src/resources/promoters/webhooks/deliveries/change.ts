import { TEST_KIND } from '@parterre/contract/choices/occurrence-choices';
import * as endpoints from '@parterre/contract/webhooks';
import { and, eq } from 'drizzle-orm';
import { webhookDeliveries } from '#db/schema/promoters/webhooks.ts';
import { AppError, notFound } from '#errors.ts';
import { verb } from '#verb.ts';
import { lockWebhook } from '../change.ts';
import { deliveryJob, writeDeliveries } from './enqueue.ts';
import { presentDelivery } from './list.ts';

/** Sends a test to a webhook, once, even to a paused one. Needs `apikey:manage`. */
export const createWebhookTest = verb(endpoints.createWebhookTest, (ctx, { params }) =>
  ctx.change('webhook.test', async (change) => {
    const { webhook, promoterCode } = await lockWebhook(change, params.webhookId);
    const { promoterId, id: webhookId } = webhook;
    const event = { type: TEST_KIND, timestamp: change.now.toISOString(), data: { promoterCode } } as const;
    const [written] = await writeDeliveries(change, { promoterId, webhookId }, [event]);
    if (!written) throw new Error('The delivery was not written');
    return { answer: presentDelivery(written), promoterId, objectId: webhookId, ...named(webhook) };
  }),
);

/**
 * Sends a delivery again, with all its attempts. Throws STATUS_CHANGE_REFUSED for one that still waits, and for a
 * webhook to which nothing is sent. Needs `apikey:manage`.
 */
export const resendWebhookDelivery = verb(endpoints.resendWebhookDelivery, (ctx, { params }) =>
  ctx.change('webhook.resend', async (change) => {
    const { webhook } = await lockWebhook(change, params.webhookId);
    const { promoterId, id: webhookId } = webhook;
    const isAsked = and(
      eq(webhookDeliveries.promoterId, promoterId),
      eq(webhookDeliveries.webhookId, webhookId),
      eq(webhookDeliveries.id, params.deliveryId),
    );
    const [delivery] = await change.db.select().from(webhookDeliveries).where(isAsked).for('update');
    if (!delivery) throw notFound();
    if (delivery.state === 'WAITING' || (webhook.state !== 'ACTIVE' && delivery.kind !== TEST_KIND))
      throw new AppError('STATUS_CHANGE_REFUSED', { detail: 'It still waits, or nothing is sent to this webhook.' });
    const next = { state: 'WAITING' as const, attempts: 0, fault: null, nextAttemptAt: change.now };
    await change.db.update(webhookDeliveries).set(next).where(isAsked);
    await deliveryJob.enqueue(change, promoterId, { promoterId, webhookId, deliveryId: delivery.id });
    return { answer: presentDelivery({ ...delivery, ...next }), promoterId, objectId: webhookId, ...named(webhook) };
  }),
);

/** Names the webhook in the audit, of which nothing changes. */
const named = ({ url }: { url: string }) => ({ before: { url }, after: { url } });
