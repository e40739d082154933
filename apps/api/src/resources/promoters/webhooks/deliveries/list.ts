import type { WebhookDelivery } from '@parterre/contract/webhooks';
import * as endpoints from '@parterre/contract/webhooks';
import { and, eq } from 'drizzle-orm';
import { requirePromoterId } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { webhookDeliveries } from '#db/schema/promoters/webhooks.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { verb } from '#verb.ts';

const NEWEST_FIRST = descending('created', byInstant(webhookDeliveries.createdAt), webhookDeliveries.id);

/** Lists waiting, accepted and failed deliveries, newest first, as far back as WEBHOOK_LOG_DAYS. */
export const listWebhookDeliveries = verb(endpoints.listWebhookDeliveries, async (ctx, { params, query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const own = and(
    eq(webhookDeliveries.promoterId, requirePromoterId(ctx)),
    eq(webhookDeliveries.webhookId, params.webhookId),
  );
  const [rows, counted] = await runConcurrently(
    ctx.db
      .select()
      .from(webhookDeliveries)
      .where(and(own, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx, webhookDeliveries, own),
  );
  return page.answer(
    { rows, counted },
    ({ createdAt, id }) => [createdAt, id],
    (found) => found.map(presentDelivery),
  );
});

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  deliveryId: row.id,
  kind: row.kind,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  attempts: row.attempts,
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  answerStatus: row.answerStatus,
  fault: row.fault,
  durationMs: row.durationMs,
  body: row.body,
});
