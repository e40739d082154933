import { WEBHOOK_KINDS, WEBHOOK_LOG_DAYS } from '@parterre/contract/choices/occurrence-choices';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { shows } from '#db/schema/events/shows.ts';
import { webhookDeliveries, webhooks } from '#db/schema/promoters/webhooks.ts';
import type { WriteDb } from '#db/transaction.ts';
import { newId } from '#ids.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { type OccurrenceRow, takeOccurrences } from '#jobs/take-occurrences.ts';
import { DAY_MS } from '#time/zones.ts';
import { selectWebhooks } from '../list.ts';
import { composeEvents } from './compose-events.ts';

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
      for (const row of own)
        for (const event of composeEvents({ ...row, promoterCode, showCode: codes.get(row.showId ?? 0) ?? null }))
          await writeDelivery({ db, now: job.now }, { promoterId, webhookId }, event);
    }
  });

/** Writes a delivery with the job that sends it in one transaction, so that neither exists without the other. */
export async function writeDelivery(
  { db, now }: { db: WriteDb; now: Date },
  to: Omit<SentDelivery, 'deliveryId'>,
  event: { type: (typeof webhookDeliveries.$inferSelect)['kind'] },
) {
  const row = { ...to, id: newId(), kind: event.type, body: JSON.stringify(event), state: 'WAITING' as const };
  const [written] = await db
    .insert(webhookDeliveries)
    .values({ ...row, createdAt: now, nextAttemptAt: now })
    .returning();
  if (!written) throw new Error('The delivery was not written');
  await deliveryJob.enqueue({ db, now }, to.promoterId, { ...to, deliveryId: row.id });
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
