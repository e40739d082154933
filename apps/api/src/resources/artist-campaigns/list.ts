import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import * as endpoints from '@parterre/contract/artist-campaigns';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { artistCampaigns, artistCampaignWords } from '../../db/schema/artist-campaigns.ts';
import { shows } from '../../db/schema/shows.ts';
import { coveredShows } from '../../identity/covered-shows.ts';
import { COUNTED_ROWS, type PageAnswer, toOffset, toPage } from '../../lists/page-answer.ts';
import { toPrefixRange, toTermWords } from '../../lists/search-key.ts';
import { type VerbInput, verb } from '../../verb.ts';
import { coveredByShows } from './covered-by-shows.ts';
import { joinNextShows, nextShowOn } from './join-next-shows.ts';
import { type NameOrDateOrder, orderByNameOrDate } from './name-or-date-order.ts';
import { ofCampaign, presentSummaries, selectCampaigns, showsOfCampaign } from './select-campaigns.ts';

type Query = VerbInput<typeof endpoints.listArtistCampaigns>['query'];

/** Campaigns the caller may see. */
export const listArtistCampaigns = verb(endpoints.listArtistCampaigns, (ctx, { query }) => readPage(ctx, query));

/** The same, to choose from for a report. */
export const selectArtistCampaigns = verb(endpoints.selectArtistCampaigns, (ctx, { query }) => readPage(ctx, query));

async function readPage(ctx: Context, query: Query): Promise<PageAnswer<ArtistCampaignSummary>> {
  const offset = toOffset(query);
  const order = orderByNameOrDate(query, { ...artistCampaigns, nextShowOn });
  const matching = and(...matchCampaigns(ctx, query));
  const total = await countCampaigns(ctx, matching);
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
}

/** Ids in the order of the list; the next events are only read where they are what it sorts by. */
function findPage(ctx: Context, sortOrder: Query['sortOrder'], { value }: NameOrDateOrder) {
  const select = ctx.db.select({ id: artistCampaigns.id, sortValue: value }).from(artistCampaigns).$dynamic();
  if (sortOrder === 'Name') return select;
  const isOfRow = sql`next_shows.promoter_id = ${artistCampaigns.promoterId} and next_shows.owner_id = ${artistCampaigns.id}`;
  return select.leftJoin(joinNextShows(ctx, shows.artistCampaignId), isOfRow);
}

/** What is shown beside a name costs more than finding it: read for the page only, in its order. */
async function readSummaries(ctx: Context, ids: readonly number[]): Promise<ArtistCampaignSummary[]> {
  const rows = ids.length === 0 ? [] : await selectCampaigns(ctx).where(inArray(artistCampaigns.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return presentSummaries(
    ctx,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

function matchCampaigns({ actor, promoterIds }: Context, query: Query): (SQL | undefined)[] {
  const words = toTermWords(query.searchTerm ?? '');
  return [
    inArray(artistCampaigns.promoterId, [...promoterIds]),
    coveredByShows(actor, artistCampaigns.promoterId, ofCampaign),
    words.length === 0 && query.searchTerm ? sql`false` : undefined,
    ...words.map((word) => {
      const { from, to } = toPrefixRange(word);
      return sql`(${artistCampaigns.promoterId}, ${artistCampaigns.id}) in (select ${artistCampaignWords.promoterId}, ${artistCampaignWords.artistCampaignId} from ${artistCampaignWords} where ${artistCampaignWords.word} >= ${from} and ${artistCampaignWords.word} < ${to})`;
    }),
    query.dateFrom || query.dateTo
      ? sql`exists (select 1 from ${shows} where ${and(
          showsOfCampaign,
          coveredShows(actor),
          query.dateFrom ? sql`${shows.startsOn} >= ${query.dateFrom}` : undefined,
          query.dateTo ? sql`${shows.startsOn} <= ${query.dateTo}` : undefined,
        )})`
      : undefined,
  ];
}

async function countCampaigns({ db }: Context, matching: SQL | undefined): Promise<number> {
  const counted = db
    .select({ id: artistCampaigns.id })
    .from(artistCampaigns)
    .where(matching)
    .limit(COUNTED_ROWS)
    .as('counted');
  const [row] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(counted);
  return row?.total ?? 0;
}
