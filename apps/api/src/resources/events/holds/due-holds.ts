import { type SQL, sql } from 'drizzle-orm';

/**
 * Returns the common table expressions of due holds: `kept` (promoter_id, show_id, id, release_on, places) with the
 * places that each still withholds, which may be none. `isWanted` is a condition on `holds` and `shows`.
 */
export function tablesOfDueHolds(now: Date, isWanted: SQL): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`
    due as materialized (
      select holds.promoter_id, holds.show_id, holds.id, holds.ordinal, holds.release_on
      from holds join shows on shows.promoter_id = holds.promoter_id and shows.id = holds.show_id
      where holds.release_on <= (${moment} at time zone shows.time_zone)::date and ${isWanted}
    ), kept as materialized (
      select due.*, (coalesce((
          select sum((entry ->> 3)::int) from allocations a cross join lateral jsonb_array_elements(a.tally) entry
          where a.promoter_id = due.promoter_id and a.show_id = due.show_id and (entry ->> 1)::int = due.ordinal
        ), 0) - (
          select count(*) from claims c where c.promoter_id = due.promoter_id and c.show_id = due.show_id
            and c.hold = due.ordinal and (c.state = 'SOLD' or c.expires_at > ${moment})
        ) + coalesce((
          select sum(n.quantity) from non_seated_holds n where n.promoter_id = due.promoter_id and n.hold_id = due.id
        ), 0))::int as places
      from due
    )`;
}
