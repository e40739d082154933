import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import type { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import type { shows } from '#db/schema/events/shows.ts';
import type { tours } from '#db/schema/events/tours.ts';
import { openPage } from '#lists/open-page.ts';
import { byDayOrLast, byStartOf, orderOf } from '#lists/order.ts';
import { countRows, type PageAnswer } from '#lists/page-answer.ts';
import { joinNextShows, nextShowOn } from './next-shows.ts';

interface OwnersQuery {
  sortOrder: 'Name' | 'NextShowDate';
  sortOrderDescending: boolean;
}

/** The owners of shows: tours or campaigns. */
interface Owners<Row, Summary> {
  table: typeof tours | typeof artistCampaigns;
  /** The column of a show that names its owner. */
  owner: typeof shows.tourId | typeof shows.artistCampaignId;
  matching: SQL | undefined;
  /** Where the shows that count in the figures are sold; all of them count without it. */
  countedIn?: number | undefined;
  /** Selects the rows of the page with their figures, which cost more than finding the rows. */
  select: (isOnPage: SQL) => PromiseLike<Row[]>;
  present: (rows: Row[]) => Summary[] | Promise<Summary[]>;
}

/** Answers a page of tours or campaigns. The next shows are read only when the list is sorted by them. */
export async function answerOwners<Row extends { id: number }, Summary>(
  ctx: Context,
  query: OwnersQuery & Parameters<typeof openPage>[0],
  { table, owner, matching, countedIn, select, present }: Owners<Row, Summary>,
): Promise<PageAnswer<Summary>> {
  const sorts = {
    Name: byStartOf(table.nameKey),
    NextShowDate: byDayOrLast(nextShowOn, table.nameKey, query.sortOrderDescending),
  };
  const page = openPage(query, orderOf(query, sorts, table.id));
  const counted = await countRows(ctx, table, matching);
  const found = ctx.db.select({ id: table.id, sortedBy: page.sortedBy }).from(table).$dynamic();
  const isOfRow = sql`next_shows.promoter_id = ${table.promoterId} and next_shows.owner_id = ${table.id}`;
  const rows = await (query.sortOrder === 'Name'
    ? found
    : found.leftJoin(joinNextShows(ctx, owner, countedIn), isOfRow)
  )
    .where(and(matching, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ sortedBy, id }) => [sortedBy, id],
    async (onPage) => {
      const ids = onPage.map(({ id }) => id);
      const byId = new Map((ids.length === 0 ? [] : await select(inArray(table.id, ids))).map((row) => [row.id, row]));
      return present(ids.flatMap((id) => byId.get(id) ?? []));
    },
  );
}
