import { NEARLY_SOLD_OUT_PERCENT } from '@parterre/contract/choices/occurrence-choices';
import { and, eq, gt, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { shows } from '#db/schema/events/shows.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { salesTotals } from '#db/schema/sales/orders.ts';
import type { WriteDb } from '#db/transaction.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { type OccurrenceRow, takeOccurrences } from '#jobs/take-occurrences.ts';
import { SYSTEM_ACTOR, writeOccurrences } from '#jobs/write-occurrences.ts';

/** Reports once that a show is nearly sold out. Only shows with new sales are checked. */
export const notifyOfNearlySoldOut = (job: JobContext): Promise<void> =>
  takeOccurrences(job, 'nearly-sold-out', async (db, rows) => {
    const found = await findNearlySoldOut(db, rows, job.now);
    await writeOccurrences(
      { db, now: job.now, actor: SYSTEM_ACTOR },
      found.map(({ promoterId, id, showCode, percent }) => ({
        kind: 'show.nearly-sold-out',
        promoterId,
        showId: id,
        ids: [showCode],
        details: { percent },
      })),
    );
  });

async function findNearlySoldOut(db: WriteDb, rows: readonly OccurrenceRow[], now: Date) {
  const showIds = new Set(rows.flatMap(({ kind, showId }) => (kind === 'order.created' && showId ? [showId] : [])));
  if (showIds.size === 0) return [];
  const sold: SQL = sql`(select coalesce(sum(${salesTotals.tickets}), 0) from ${salesTotals}
    where ${salesTotals.promoterId} = ${shows.promoterId} and ${salesTotals.showId} = ${shows.id})`;
  const percent = sql<number>`(${sold} * 100 / ${shows.capacity})::int`;
  return db
    .select({ promoterId: shows.promoterId, id: shows.id, showCode: shows.showCode, percent })
    .from(shows)
    .where(
      and(
        inArray(shows.id, [...showIds]),
        eq(shows.status, 'ACTIVE'),
        gt(shows.startsAt, now),
        gt(shows.capacity, 0),
        sql`${sold} * 100 >= ${shows.capacity} * ${NEARLY_SOLD_OUT_PERCENT}::int`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(occurrences)
            .where(
              and(
                eq(occurrences.promoterId, shows.promoterId),
                eq(occurrences.showId, shows.id),
                eq(occurrences.kind, 'show.nearly-sold-out'),
                // The condition of the partial index on occurrences, without which it would not be read.
                sql`${occurrences.kind} not like 'order.%'`,
              ),
            ),
        ),
      ),
    );
}
