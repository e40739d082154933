import * as endpoints from '@parterre/contract/holds';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { shows } from '#db/schema/events/shows.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, byNumber, byText, orderOf } from '#lists/order.ts';
import { listColumns, pageTables, readPage } from '#lists/read-page.ts';
import { matchShows } from '#resources/ground/show-rows/match-shows.ts';
import { nameZone } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { tablesOfDueHolds } from './due-holds.ts';

/**
 * Lists the holds to be released over all shows that the caller may see, as counted on the start page. Needs
 * `show:read`.
 */
export const listDueHolds = verb(endpoints.listDueHolds, (ctx, { query }) => {
  const page = openPage(query, orderOf(query, SORTS, sql`kept.id`));
  const tables = pageTables(page, {
    select: sql`kept.*`,
    from: sql`kept join shows on shows.promoter_id = kept.promoter_id and shows.id = kept.show_id`,
    matches: [sql`kept.places > 0`],
  });
  const due = tablesOfSeenHolds(ctx, query.regionId, ctx.promoterIds);
  return readPage(ctx, page, { columns: COLUMNS, tables: sql`${due}, ${tables}`, joins: JOINS }, (rows) =>
    rows.map(({ startsAt, timeZone, ...row }) => ({ ...row, zoneName: nameZone(startsAt, timeZone) })),
  );
});

/** Returns the common table expressions of the due holds of all shows of the promoters that the caller may see. */
export function tablesOfSeenHolds(ctx: Context, regionId: number | undefined, promoterIds: readonly number[]): SQL {
  const open = matchShows(
    ctx,
    { saleState: ['NOT_STARTED', 'ON_SALE', 'SOLD_OUT', 'OFF_SALE'], regionId },
    promoterIds,
  );
  return tablesOfDueHolds(ctx.now, sql.join(open, sql` and `));
}

const SORTS = {
  ReleaseOn: byText(sql`(kept.release_on::text collate "C")`),
  StartsAt: byInstant(shows.startsAt),
  ShowName: byText(shows.sortKey),
  Places: byNumber(sql`kept.places`),
};

const COLUMNS = listColumns({
  holdId: column.int('page.id'),
  label: column.text('h.label'),
  reservationFlag: column.text('h.reservation_flag'),
  colour: column.text('h.colour'),
  owner: column.text('h.owner'),
  releaseOn: column.day('page.release_on'),
  places: column.int('page.places'),
  showCode: column.text('s.show_code'),
  showName: column.json<TextByCulture>('s.name'),
  venueName: column.text('v.name'),
  town: column.text('v.town'),
  startsAtLocal: column.wallTime('s.starts_at_local'),
  startsAt: column.instant('s.starts_at'),
  timeZone: column.text('s.time_zone'),
});

const JOINS = sql`
  left join holds h on h.promoter_id = page.promoter_id and h.id = page.id
  left join shows s on s.promoter_id = page.promoter_id and s.id = page.show_id
  left join venues v on v.promoter_id = s.promoter_id and v.id = s.venue_id`;
