import { eq } from 'drizzle-orm';
import { webhooks } from '#db/schema/promoters/webhooks.ts';
import { ownedByPromoter } from '#identity/owner.ts';
import type { Resource } from '#resource.ts';
import { createWebhook, removeWebhook, updateWebhook } from './change.ts';
import { createWebhookTest, resendWebhookDelivery } from './deliveries/change.ts';
import { sendDelivery } from './deliveries/deliver.ts';
import { deliveryJob, enqueueDeliveries, forgetDeliveries } from './deliveries/enqueue.ts';
import { listWebhookDeliveries } from './deliveries/list.ts';
import { getWebhook, listWebhooks } from './read.ts';

export const webhooksResource: Resource = {
  slug: 'webhooks',
  routes: [
    listWebhooks,
    getWebhook,
    createWebhook,
    updateWebhook,
    removeWebhook,
    listWebhookDeliveries,
    createWebhookTest,
    resendWebhookDelivery,
  ],
  recurring: [
    ['enqueue-webhooks', enqueueDeliveries],
    ['forget-webhook-deliveries', forgetDeliveries],
  ],
  handlers: (deps) => [deliveryJob.handle((job, payload) => sendDelivery(deps, job, payload))],

  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: webhooks.promoterId })
      .from(webhooks)
      .where(eq(webhooks.id, Number(id)));
    return row && ownedByPromoter(row);
  },
};
