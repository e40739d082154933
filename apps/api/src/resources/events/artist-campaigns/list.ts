import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import * as endpoints from '@parterre/contract/artist-campaigns';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context, Reader } from '../../../context.ts';
import { artistCampaigns, artistCampaignWords } from '../../../db/schema/events/artist-campaigns.ts';
import { images } from '../../../db/schema/events/images.ts';
import { shows } from '../../../db/schema/events/shows.ts';
import { tours } from '../../../db/schema/events/tours.ts';
import { promoters } from '../../../db/schema/promoters/promoters.ts';
import { coveredShows } from '../../../identity/covered-shows.ts';
import { openPage, type Page } from '../../../lists/open-page.ts';
import { byDayOrLast, byStartOf, orderOf } from '../../../lists/order.ts';
import { countRows, type PageAnswer } from '../../../lists/page-answer.ts';
import { matchWords } from '../../../lists/search-key.ts';
import { type VerbInput, verb } from '../../../verb.ts';
import { readArtistNames } from '../../promoters/lookups/artist-names.ts';
import { toImageUrl } from '../images/read.ts';
import { coveredByShows } from './campaign-rows.ts';
import { countShows, joinNextShows, nextShowOn } from './next-shows.ts';

type Query = VerbInput<typeof endpoints.listArtistCampaigns>['query'];

export const listArtistCampaigns = verb(endpoints.listArtistCampaigns, (ctx, { query }) =>
  readCampaigns(ctx, query, ctx.promoterIds),
);

/** A page of the campaigns that the caller sees at these promoters. */
export async function readCampaigns(
  ctx: Context,
  query: Query,
  promoterIds: readonly number[],
): Promise<PageAnswer<ArtistCampaignSummary>> {
  const page = openPage(query, orderOf(query, sortsOf(query), artistCampaigns.id));
  const matching = and(inArray(artistCampaigns.promoterId, [...promoterIds]), ...matchCampaigns(ctx, query));
  const counted = await countRows(ctx, artistCampaigns, matching);
  const rows = await findPage(ctx, query.sortOrder, page)
    .where(and(matching, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ sortedBy, id }) => [sortedBy, id],
    (found) => readSummaries(ctx, found),
  );
}

const sortsOf = ({ sortOrderDescending }: Query) => ({
  Name: byStartOf(artistCampaigns.nameKey),
  NextShowDate: byDayOrLast(nextShowOn, artistCampaigns.nameKey, sortOrderDescending),
});

/** Finds the ids of the page. The next shows are read only when the list is sorted by them. */
function findPage(ctx: Context, sortOrder: Query['sortOrder'], { sortedBy }: Page) {
  const select = ctx.db.select({ id: artistCampaigns.id, sortedBy }).from(artistCampaigns).$dynamic();
  if (sortOrder === 'Name') return select;
  const isOfRow = sql`next_shows.promoter_id = ${artistCampaigns.promoterId} and next_shows.owner_id = ${artistCampaigns.id}`;
  return select.leftJoin(joinNextShows(ctx, shows.artistCampaignId), isOfRow);
}

/**
 * Reads the figures shown beside a name for the rows of the page only, because they cost more than finding the rows.
 */
async function readSummaries(ctx: Context, found: readonly { id: number }[]): Promise<ArtistCampaignSummary[]> {
  const ids = found.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectCampaigns(ctx).where(inArray(artistCampaigns.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return presentSummaries(
    ctx,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

function matchCampaigns({ actor }: Context, query: Query): (SQL | undefined)[] {
  return [
    coveredByShows(actor, artistCampaigns.promoterId, ofCampaign),
    ...matchWords(query.searchTerm, {
      is: [artistCampaigns.promoterId, artistCampaigns.id],
      owner: [artistCampaignWords.promoterId, artistCampaignWords.artistCampaignId],
      from: artistCampaignWords,
      word: artistCampaignWords.word,
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

/** The size of the picture beside a name: event search (spec §3). */
const THUMBNAIL = 5;

export const ofCampaign = eq(shows.artistCampaignId, artistCampaigns.id);
export const showsOfCampaign = sql`${shows.promoterId} = ${artistCampaigns.promoterId} and ${ofCampaign}`;

/** Selects campaigns with their figures. The joins also keep the table names in the counting expressions. */
export function selectCampaigns(ctx: Reader) {
  const { showCount, nextShowOn } = countShows(ctx, showsOfCampaign);
  const seenTours = coveredByShows(ctx.actor, tours.promoterId, eq(shows.tourId, tours.id)) ?? sql`true`;
  return ctx.db
    .select({
      ...getTableColumns(artistCampaigns),
      promoterCode: promoters.code,
      tourCount: sql<number>`(select count(*)::int from ${tours} where ${tours.promoterId} = ${artistCampaigns.promoterId} and ${tours.artistCampaignId} = ${artistCampaigns.id} and ${seenTours})`,
      showCount,
      nextShowOn,
      thumbnailKey: images.fileKey,
    })
    .from(artistCampaigns)
    .innerJoin(promoters, eq(promoters.id, artistCampaigns.promoterId))
    .leftJoin(
      images,
      and(
        eq(images.promoterId, artistCampaigns.promoterId),
        eq(images.ownerKind, 'artist-campaign'),
        eq(images.ownerId, artistCampaigns.id),
        eq(images.mediaType, THUMBNAIL),
      ),
    );
}

export type SelectedCampaign = Awaited<ReturnType<typeof selectCampaigns>>[number];

export async function presentSummaries(
  ctx: Reader,
  rows: readonly SelectedCampaign[],
): Promise<ArtistCampaignSummary[]> {
  const names = await readArtistNames(
    ctx,
    rows.flatMap((row) => row.performingArtistIds),
  );
  return rows.map((row) => ({
    artistCampaignId: row.id,
    promoterCode: row.promoterCode,
    name: row.name,
    artists: row.performingArtistIds.flatMap((id) => names.get(id) ?? []),
    tourCount: row.tourCount,
    showCount: row.showCount,
    nextShowOn: row.nextShowOn,
    thumbnailUrl: row.thumbnailKey === null ? null : toImageUrl(row.thumbnailKey, 'webp'),
    revision: row.revision,
  }));
}
