import { sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { lockByName } from '#db/lock-by-name.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { SYSTEM_ACTOR, writeOccurrences } from '#jobs/write-occurrences.ts';
import { tablesOfDueHolds } from './due-holds.ts';

/** The number of days for which a due hold is still reported, if no process ran on its day. */
const LATEST_DAYS = 3;
/** The holds of one run; later ones are reported by the next. */
const AT_ONCE = 200;

/**
 * Reports the holds of a show that are to be released, once, on the agreed day, if they still withhold seats or places.
 */
export async function notifyOfDueHolds({ runAsSystem, now }: JobContext): Promise<void> {
  await runAsSystem(async (db, raw) => {
    // Several processes may run this at the same time. The lock lets the second one find what the first has reported.
    await lockByName(raw, 'tell-due-holds');
    const due = await readDueHolds(raw, now);
    await writeOccurrences(
      { db, now, actor: SYSTEM_ACTOR },
      due.map(({ promoterId, showId, id }) => ({
        kind: 'hold.due',
        promoterId,
        showId,
        ids: [id],
        details: { count: 1 },
      })),
    );
  });
}

const COLUMNS = {
  promoterId: column.int('kept.promoter_id'),
  showId: column.int('kept.show_id'),
  id: column.int('kept.id'),
};

function readDueHolds(raw: Pick<Reader, 'readRows'>, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isWanted = sql`
    holds.release_on > (${moment} at time zone shows.time_zone)::date - ${LATEST_DAYS}::int
    and shows.starts_at > ${moment} and shows.status <> 'CANCELLED'
    and not exists (
      select 1 from occurrences o
      where o.promoter_id = holds.promoter_id and o.kind = 'hold.due' and o.kind not like 'order.%'
        and o.show_id = holds.show_id and o.ids @> to_jsonb(holds.id) and o.at >= holds.release_on - 1
    )`;
  return raw.readRows(
    rowsOf(
      COLUMNS,
      (list) => sql`
      with ${tablesOfDueHolds(now, isWanted)}
      select ${sql.raw(list)} from kept where kept.places > 0
      order by kept.release_on, kept.id limit ${sql.raw(String(AT_ONCE))}`,
    ),
  );
}
