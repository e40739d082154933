import {
  WEBHOOK_IDS,
  WEBHOOK_KINDS,
  WEBHOOK_LOG_DAYS,
  type WebhookKind,
} from '@parterre/contract/choices/occurrence-choices';
import type { WebhookEvent } from '@parterre/contract/wire/webhook-events';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { inBatches } from '#db/in-batches.ts';
import { shows } from '#db/schema/events/shows.ts';
import { webhookDeliveries, webhooks } from '#db/schema/promoters/webhooks.ts';
import type { WriteDb } from '#db/transaction.ts';
import { newId } from '#ids.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { type OccurrenceRow, takeOccurrences } from '#jobs/take-occurrences.ts';
import { DAY_MS } from '#time/zones.ts';
import { selectWebhooks } from '../read.ts';

export type SentDelivery = { promoterId: number; webhookId: number; deliveryId: number };

export const deliveryJob = defineJob<SentDelivery>('send-webhook');

/** Requests the deliveries of new occurrences to every webhook that subscribes to them. */
export const enqueueDeliveries = (job: JobContext): Promise<void> =>
  takeOccurrences(job, 'webhooks', async (db, rows) => {
    const events = rows.flatMap((row) => {
      const kind = WEBHOOK_KINDS.find((known) => known === row.kind);
      return kind ? [{ ...row, kind }] : [];
    });
    if (events.length === 0) return;
    const promoterIds = [...new Set(events.map(({ promoterId }) => promoterId))];
    const all = await selectWebhooks({ db }).where(
      and(inArray(webhooks.promoterId, promoterIds), eq(webhooks.state, 'ACTIVE')),
    );
    if (all.length === 0) return;
    const codes = await readShowCodes(db, events);
    for (const { webhook, promoterCode } of all) {
      const { promoterId, id: webhookId, kinds } = webhook;
      const own = events.filter(
        (row) => row.promoterId === promoterId && kinds.includes(row.kind) && row.at >= webhook.createdAt,
      );
      const composed = own.flatMap((row) =>
        composeEvents({ ...row, promoterCode, showCode: codes.get(row.showId ?? 0) ?? null }),
      );
      for (const part of inBatches(composed))
        await writeDeliveries({ db, now: job.now }, { promoterId, webhookId }, part);
    }
  });

interface Told extends Pick<OccurrenceRow, 'ids' | 'details' | 'at'> {
  kind: WebhookKind;
  promoterCode: string;
  /** null for a deleted show, and for an occurrence without a show. */
  showCode: string | null;
}

/**
 * Composes the webhook events of an occurrence. They contain ids and no data of a person, because receivers ask the API
 * for as much as their key or token may see. Very many ids are split into several events.
 */
function composeEvents({ kind, ids, details, at, promoterCode, showCode }: Told): WebhookEvent[] {
  const timestamp = at.toISOString();
  const of = { promoterCode, showCode };
  switch (kind) {
    case 'order.created':
    case 'order.cancelled':
    case 'order.refunded':
      return [...inBatches(ids, WEBHOOK_IDS)].map((part) => ({
        type: kind,
        timestamp,
        data: { ...of, orderIds: part.map(String) },
      }));
    case 'seats.changed':
      return [...inBatches(ids, WEBHOOK_IDS)].map((part) => ({
        type: kind,
        timestamp,
        data: { ...of, blockIds: part.map(Number) },
      }));
    case 'show.changed': {
      const change = typeof details?.action === 'string' ? details.action : '';
      // Receivers know a deleted show by its code only.
      const gone = change.startsWith('show.') ? String(ids[0] ?? '') : null;
      return [{ type: kind, timestamp, data: { promoterCode, showCode: showCode ?? gone, change } }];
    }
    case 'settlement.agreed':
      return [...inBatches(ids, WEBHOOK_IDS)].map((part) => ({
        type: kind,
        timestamp,
        data: { ...of, settlementIds: part.map(Number) },
      }));
  }
}

/** Writes deliveries with the jobs that send them in one transaction, so that neither exists without the other. */
export async function writeDeliveries(
  { db, now }: { db: WriteDb; now: Date },
  to: Omit<SentDelivery, 'deliveryId'>,
  events: readonly { type: (typeof webhookDeliveries.$inferSelect)['kind'] }[],
): Promise<(typeof webhookDeliveries.$inferSelect)[]> {
  const written = await db
    .insert(webhookDeliveries)
    .values(
      events.map((event) => ({
        ...to,
        id: newId(),
        kind: event.type,
        body: JSON.stringify(event),
        state: 'WAITING' as const,
        createdAt: now,
        nextAttemptAt: now,
      })),
    )
    .returning();
  const [first, ...rest] = written.map(({ id }) => ({ ...to, deliveryId: id }));
  if (first) await deliveryJob.enqueue({ db, now }, to.promoterId, first, ...rest);
  return written;
}

async function readShowCodes(db: WriteDb, rows: readonly OccurrenceRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ showId }) => showId ?? []))];
  const found = await db
    .select({ id: shows.id, showCode: shows.showCode })
    .from(shows)
    .where(
      and(inArray(shows.promoterId, [...new Set(rows.map(({ promoterId }) => promoterId))]), inArray(shows.id, ids)),
    );
  return new Map(found.map(({ id, showCode }) => [id, showCode]));
}

/** Deletes deliveries after WEBHOOK_LOG_DAYS, whatever their result. */
export async function forgetDeliveries({ runAsSystem, now }: JobContext): Promise<void> {
  const keptSince = new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS);
  await runAsSystem((db) => db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, keptSince)));
}
