import type { TourSummary } from '@parterre/contract/tours';
import * as endpoints from '@parterre/contract/tours';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';
import { tours, tourWords } from '../../db/schema/tours.ts';
import { coveredShows } from '../../identity/covered-shows.ts';
import { COUNTED_ROWS, toOffset, toPage } from '../../lists/page-answer.ts';
import { toPrefixRange, toTermWords } from '../../lists/search-key.ts';
import { type VerbInput, verb } from '../../verb.ts';
import { joinNextShows, nextShowOn } from '../artist-campaigns/join-next-shows.ts';
import { type NameOrDateOrder, orderByNameOrDate } from '../artist-campaigns/name-or-date-order.ts';
import { coveredTours, showsOfTour } from './covered-tours.ts';
import { presentTourSummary, selectTours } from './select-tours.ts';

type Query = VerbInput<typeof endpoints.listTours>['query'];

/** Tours the caller may see. */
export const listTours = verb(endpoints.listTours, async (ctx, { query }) => {
  const offset = toOffset(query);
  const order = orderByNameOrDate(query, { ...tours, nextShowOn });
  const matching = and(...matchTours(ctx, query));
  const total = await countTours(ctx, matching);
  const found = await findPage(ctx, query.sortOrder, order)
    .where(and(matching, order.behind))
    .orderBy(...order.by)
    .limit(query.pageSize + 1)
    .offset(offset);
  const page = found.slice(0, query.pageSize);
  const last = found.length > query.pageSize ? page.at(-1) : undefined;
  const items = await readSummaries(
    ctx,
    page.map(({ id }) => id),
  );
  return toPage(items, total, query.pageSize, last && order.toNext(last));
});

/** Ids in the order of the list; the next events are only read where they are what it sorts by. */
function findPage(ctx: Context, sortOrder: Query['sortOrder'], { value }: NameOrDateOrder) {
  const select = ctx.db.select({ id: tours.id, sortValue: value }).from(tours).$dynamic();
  if (sortOrder === 'Name') return select;
  const isOfRow = sql`next_shows.promoter_id = ${tours.promoterId} and next_shows.owner_id = ${tours.id}`;
  return select.leftJoin(joinNextShows(ctx, shows.tourId), isOfRow);
}

/** What is shown beside a name costs more than finding it: read for the page only, in its order. */
async function readSummaries(ctx: Context, ids: readonly number[]): Promise<TourSummary[]> {
  const rows = ids.length === 0 ? [] : await selectTours(ctx).where(inArray(tours.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, presentTourSummary(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function matchTours({ actor, promoterIds }: Context, query: Query): (SQL | undefined)[] {
  const words = toTermWords(query.searchTerm ?? '');
  return [
    inArray(tours.promoterId, [...promoterIds]),
    coveredTours(actor),
    query.artistCampaignId === undefined ? undefined : eq(tours.artistCampaignId, query.artistCampaignId),
    words.length === 0 && query.searchTerm ? sql`false` : undefined,
    ...words.map((word) => {
      const { from, to } = toPrefixRange(word);
      return sql`(${tours.promoterId}, ${tours.id}) in (select ${tourWords.promoterId}, ${tourWords.tourId} from ${tourWords} where ${tourWords.word} >= ${from} and ${tourWords.word} < ${to})`;
    }),
    query.dateFrom || query.dateTo
      ? sql`exists (select 1 from ${shows} where ${and(
          showsOfTour,
          coveredShows(actor),
          query.dateFrom ? sql`${shows.startsOn} >= ${query.dateFrom}` : undefined,
          query.dateTo ? sql`${shows.startsOn} <= ${query.dateTo}` : undefined,
        )})`
      : undefined,
  ];
}

async function countTours({ db }: Context, matching: SQL | undefined): Promise<number> {
  const counted = db.select({ id: tours.id }).from(tours).where(matching).limit(COUNTED_ROWS).as('counted');
  const [row] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(counted);
  return row?.total ?? 0;
}
