import { and, eq, gt, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { lockByName } from '#db/lock-by-name.ts';
import { holds } from '#db/schema/events/holds.ts';
import { shows } from '#db/schema/events/shows.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import type { WriteDb } from '#db/transaction.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { SYSTEM_ACTOR, writeOccurrences } from '#jobs/write-occurrences.ts';
import { countSeats } from '#resources/seating/seats/count-seats.ts';
import { countHoldSeats, countPlaces } from './read.ts';

type DueHold = Pick<typeof holds.$inferSelect, 'promoterId' | 'id' | 'showId' | 'ordinal'>;

/** The number of days for which a due hold is still reported, if no process ran on its day. */
const LATEST_DAYS = 3;
const AT_ONCE = 200;

/**
 * Reports the holds of a show that are to be released, once, on the agreed day, if they still withhold seats or places.
 */
export async function notifyOfDueHolds({ runAsSystem, now }: JobContext): Promise<void> {
  await runAsSystem(async (db, raw) => {
    // Several processes may run this at the same time. The lock lets the second one find what the first has reported.
    await lockByName(raw, 'tell-due-holds');
    const due = await listDueHolds(db, now);
    const byShow = new Map<number, DueHold[]>();
    for (const hold of due) byShow.set(hold.showId, [...(byShow.get(hold.showId) ?? []), hold]);
    for (const held of byShow.values()) {
      const [first] = held;
      if (!first) continue;
      const { promoterId, showId } = first;
      const show = { promoterId, id: showId };
      const seats = await countSeats({ db, now }, show);
      const places = await countPlaces({ db }, show);
      const ids = held.filter((hold) => isKeeping(hold, seats, places)).map(({ id }) => id);
      if (ids.length === 0) continue;
      const details = { count: ids.length };
      await writeOccurrences({ db, now, actor: SYSTEM_ACTOR }, [
        { kind: 'hold.due', promoterId, showId, ids, details },
      ]);
    }
  });
}

function isKeeping(
  { id, ordinal }: DueHold,
  counts: Awaited<ReturnType<typeof countSeats>>,
  places: ReadonlyMap<number, number>,
): boolean {
  const { held, sold, inBaskets } = countHoldSeats(counts, ordinal);
  return held - sold - inBaskets + (places.get(id) ?? 0) > 0;
}

function listDueHolds(db: WriteDb, now: Date): Promise<DueHold[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${shows.timeZone})::date`;
  return db
    .select({ promoterId: holds.promoterId, id: holds.id, showId: holds.showId, ordinal: holds.ordinal })
    .from(holds)
    .innerJoin(shows, and(eq(shows.promoterId, holds.promoterId), eq(shows.id, holds.showId)))
    .where(
      and(
        isNotNull(holds.releaseOn),
        sql`${holds.releaseOn} <= ${today}`,
        sql`${holds.releaseOn} > ${today} - ${LATEST_DAYS}::int`,
        gt(shows.startsAt, now),
        ne(shows.status, 'CANCELLED'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(occurrences)
            .where(
              and(
                eq(occurrences.promoterId, holds.promoterId),
                eq(occurrences.kind, 'hold.due'),
                sql`${occurrences.kind} not like 'order.%'`,
                eq(occurrences.showId, holds.showId),
                sql`${occurrences.ids} @> to_jsonb(${holds.id})`,
                sql`${occurrences.at} >= ${holds.releaseOn} - 1`,
              ),
            ),
        ),
      ),
    )
    .limit(AT_ONCE);
}
