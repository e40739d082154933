import type { ReportRequest } from '@parterre/contract/reports/report-request';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { and, asc, eq, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import { type Context, requirePromoterId } from '#context.ts';
import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { shows, showWords } from '#db/schema/events/shows.ts';
import { tours } from '#db/schema/events/tours.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { matchWords } from '#lists/search-key.ts';
import { seenShows } from '#resources/ground/show-rows/sold-in.ts';
import { chooseText } from '#texts/choose-text.ts';

type Selection = Pick<
  ReportRequest,
  | 'regionId'
  | 'artistCampaignSelection'
  | 'venueSelection'
  | 'showSelection'
  | 'dateFrom'
  | 'dateTo'
  | 'searchTerm'
  | 'culture'
>;

/** Reads the shows of a report by their start: those in any of the three selections that the caller may see. */
export async function readReportShows(ctx: Context, selection: Selection) {
  const promoterId = requirePromoterId(ctx);
  const rows = await ctx.db
    .select(FIELDS)
    .from(shows)
    .innerJoin(venues, and(eq(venues.promoterId, shows.promoterId), eq(venues.id, shows.venueId)))
    .leftJoin(tours, and(eq(tours.promoterId, shows.promoterId), eq(tours.id, shows.tourId)))
    .leftJoin(
      artistCampaigns,
      and(eq(artistCampaigns.promoterId, shows.promoterId), eq(artistCampaigns.id, shows.artistCampaignId)),
    )
    .where(and(eq(shows.promoterId, promoterId), seenShows(ctx.actor, selection.regionId), ...conditionsOf(selection)))
    .orderBy(asc(shows.startsAt), asc(shows.id));
  return rows.map(({ campaign, tour, ...show }) => {
    const choose = (text: TextByCulture | null) =>
      text === null ? '' : chooseText(text, selection.culture, show.defaultCulture);
    return { ...show, name: choose(show.name), campaign: choose(campaign), tour: choose(tour) };
  });
}

export type ReportShow = Awaited<ReturnType<typeof readReportShows>>[number];

const FIELDS = {
  promoterId: shows.promoterId,
  id: shows.id,
  showCode: shows.showCode,
  name: shows.name,
  status: shows.status,
  startsAt: shows.startsAt,
  startsAtLocal: shows.startsAtLocal,
  timeZone: shows.timeZone,
  currency: shows.currency,
  capacity: shows.capacity,
  planVersionId: shows.planVersionId,
  defaultCulture: shows.defaultCulture,
  venueName: venues.name,
  town: venues.town,
  campaign: artistCampaigns.name,
  tour: tours.name,
};

function conditionsOf(selection: Selection): (SQL | undefined)[] {
  const { artistCampaignSelection: campaigns, venueSelection: places, showSelection: named } = selection;
  const isSelected = campaigns ?? places ?? named;
  return [
    isSelected &&
      or(
        campaigns && and(inArray(shows.artistCampaignId, campaigns.artistCampaignIds), between(campaigns)),
        places && and(inArray(shows.venueId, places.venueIds), between(places)),
        named && inArray(shows.showCode, named.showCodes),
      ),
    between(selection),
    ...matchWords(selection.searchTerm, {
      is: [shows.promoterId, shows.id],
      owner: [showWords.promoterId, showWords.showId],
      from: showWords,
      word: showWords.word,
    }),
  ];
}

const between = ({ dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined }) =>
  and(
    dateFrom === undefined ? undefined : gte(shows.startsOn, dateFrom),
    dateTo === undefined ? undefined : lte(shows.startsOn, dateTo),
  );
