import type { ArtistCampaignSummary, listArtistCampaigns as endpoint } from '@parterre/contract/artist-campaigns';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { artistCampaigns, artistCampaignWords } from '../../db/schema/artist-campaigns.ts';
import { shows } from '../../db/schema/shows.ts';
import { coveredShows } from '../../identity/covered-shows.ts';
import { COUNTED_ROWS, type PageAnswer, toOffset, toPage } from '../page-answer.ts';
import { toPrefixRange, toTermWords } from '../search-key.ts';
import { countShows } from './count-shows.ts';
import { coveredByShows } from './covered-by-shows.ts';
import { orderByNameOrDate } from './name-or-date-order.ts';
import { ofCampaign, presentSummaries, selectCampaigns, showsOfCampaign } from './select-campaigns.ts';

type Query = VerbInput<typeof endpoint>['query'];

/** Campaigns the caller may see; also those to choose from for a report. */
export async function listArtistCampaigns(
  ctx: Context,
  { query }: Pick<VerbInput<typeof endpoint>, 'query'>,
): Promise<PageAnswer<ArtistCampaignSummary>> {
  const offset = toOffset(query);
  const { nextShowOn } = countShows(ctx, showsOfCampaign);
  const order = orderByNameOrDate(query, { id: artistCampaigns.id, nameKey: artistCampaigns.nameKey, nextShowOn });
  const matching = and(...matchCampaigns(ctx, query));
  const total = await countCampaigns(ctx, matching);
  const rows = await selectCampaigns(ctx, order.value)
    .where(and(matching, order.behind))
    .orderBy(...order.by)
    .limit(query.pageSize + 1)
    .offset(offset);
  const page = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? page.at(-1) : undefined;
  return toPage(await presentSummaries(ctx, page), total, query.pageSize, last && order.toNext(last));
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
