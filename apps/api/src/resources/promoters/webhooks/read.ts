import type { Webhook } from '@parterre/contract/webhooks';
import * as endpoints from '@parterre/contract/webhooks';
import { and, eq, inArray } from 'drizzle-orm';
import { type Reader, requirePromoterId } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { webhooks } from '#db/schema/promoters/webhooks.ts';
import { notFound } from '#errors.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { verb } from '#verb.ts';

const NEWEST_FIRST = descending('created', byInstant(webhooks.createdAt), webhooks.id);

/**
 * Lists webhooks, newest first, without their secrets. Users who see only a part of a promoter see none, because a
 * webhook covers all of it.
 */
export const listWebhooks = verb(endpoints.listWebhooks, async (ctx, { query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const own = inArray(webhooks.promoterId, listWholePromoters(ctx));
  const [rows, counted] = await runConcurrently(
    selectWebhooks(ctx)
      .where(and(own, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx, webhooks, own),
  );
  return page.answer(
    { rows, counted },
    ({ webhook }) => [webhook.createdAt, webhook.id],
    (found) => found.map(presentWebhook),
  );
});

/** Reads one webhook, without its secret. */
export const getWebhook = verb(endpoints.getWebhook, async (ctx, { params }) => {
  const [found] = await selectWebhooks(ctx).where(
    and(eq(webhooks.promoterId, requirePromoterId(ctx)), eq(webhooks.id, params.webhookId)),
  );
  if (!found) throw notFound();
  return presentWebhook(found);
});

export type WebhookRow = typeof webhooks.$inferSelect;

/** A webhook with the code of its promoter. Its secret leaves this resource only when it is created. */
export interface NamedWebhook {
  webhook: WebhookRow;
  promoterCode: string;
}

export const selectWebhooks = ({ db }: Pick<Reader, 'db'>) =>
  db
    .select({ webhook: webhooks, promoterCode: promoters.code })
    .from(webhooks)
    .innerJoin(promoters, eq(promoters.id, webhooks.promoterId))
    .$dynamic();

export const presentWebhook = ({ webhook, promoterCode }: NamedWebhook): Webhook => ({
  webhookId: webhook.id,
  promoterCode,
  url: webhook.url,
  kinds: webhook.kinds,
  state: webhook.state,
  createdAt: webhook.createdAt.toISOString(),
  createdBy: webhook.createdBy,
  lastDeliveredAt: webhook.lastDeliveredAt?.toISOString() ?? null,
  failingSince: webhook.failingSince?.toISOString() ?? null,
  revision: webhook.revision,
});
