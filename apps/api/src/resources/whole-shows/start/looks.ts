import type { StartPage } from '@parterre/contract/start';
import * as endpoints from '@parterre/contract/start';
import { sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { showLooks } from '#db/schema/reports/start.ts';
import { changesByOthers } from '#resources/ground/audit/read-history.ts';
import { lockShowKey } from '#resources/ground/show-rows/require-show.ts';
import { seenShows } from '#resources/ground/show-rows/sold-in.ts';
import { verb } from '#verb.ts';
import { anyId, JOIN_VENUE, presentNamed, SHOW_NAME_COLUMNS, type StartFilter } from './named-show.ts';

/**
 * Records that the caller opened a show. This is about the reader and not about the show, so no history contains it.
 * Throws NOT_FOUND. Needs `show:read`.
 */
export const recordShowLook = verb(endpoints.recordShowLook, (ctx, { params }) =>
  ctx.change('start.look', async (change) => {
    const show = await lockShowKey(change, params.showCode);
    const look = { promoterId: show.promoterId, userId: change.actor.id, showId: show.id, lookedAt: change.now };
    await change.db
      .insert(showLooks)
      .values(look)
      .onConflictDoUpdate({
        target: [showLooks.promoterId, showLooks.userId, showLooks.showId],
        set: { lookedAt: change.now },
      });
    return { answer: undefined, show, objectId: show.id, isAudited: false };
  }),
);

/** The number of shows last opened that are compared. At most SHOWN of those with changes are reported. */
const COMPARED = 30;
const SHOWN = 6;

/** Reads what was bought and what others changed since the caller last opened each show. */
export async function readSinceLooked(
  ctx: Context,
  { regionId, having }: StartFilter,
): Promise<StartPage['sinceLooked']> {
  const [canCount, canRead] = [having('order:read'), having('history:read')];
  const statement = rowsOf(
    COLUMNS,
    (list) => sql`
    with looked as materialized (
      select show_looks.looked_at, show_looks.show_id, show_looks.promoter_id
      from show_looks join shows on shows.promoter_id = show_looks.promoter_id and shows.id = show_looks.show_id
      where show_looks.promoter_id = ${anyId(ctx.promoterIds)} and show_looks.user_id = ${ctx.actor.id}
        and ${seenShows(ctx.actor, regionId) ?? sql`true`}
      order by show_looks.looked_at desc limit ${sql.raw(String(COMPARED))}
    )
    select ${sql.raw(list)}
    from looked
    join shows on shows.promoter_id = looked.promoter_id and shows.id = looked.show_id ${JOIN_VENUE}
    cross join lateral (
      select count(*)::int as count from orders o
      where o.promoter_id = looked.promoter_id and o.show_id = looked.show_id and o.created_at > looked.looked_at
        and o.promoter_id = ${anyId(canCount)}
    ) bought
    cross join lateral (
      select count(*)::int as count from audit_entries
      where audit_entries.promoter_id = looked.promoter_id and audit_entries.show_id = looked.show_id
        and audit_entries.at > looked.looked_at and audit_entries.promoter_id = ${anyId(canRead)}
        and ${changesByOthers(ctx.actor)}
    ) changed
    where bought.count > 0 or changed.count > 0
    order by looked.looked_at desc limit ${sql.raw(String(SHOWN))}`,
  );
  const rows = await ctx.readRows(statement);
  return rows.map(({ lookedAt, orders, changes, promoterId, ...named }) => ({
    ...presentNamed(named),
    lookedAt: lookedAt.toISOString(),
    orders: canCount.includes(promoterId) ? orders : null,
    changes: canRead.includes(promoterId) ? changes : null,
  }));
}

const COLUMNS = {
  ...SHOW_NAME_COLUMNS,
  promoterId: column.int('shows.promoter_id'),
  lookedAt: column.instant('looked.looked_at'),
  orders: column.int('bought.count'),
  changes: column.int('changed.count'),
};
