import type { TourSummary } from '@parterre/contract/tours';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { artistCampaigns } from '../../db/schema/artist-campaigns.ts';
import { promoters } from '../../db/schema/promoters.ts';
import { tours } from '../../db/schema/tours.ts';
import { countShows } from '../artist-campaigns/count-shows.ts';
import { coveredByShows } from '../artist-campaigns/covered-by-shows.ts';
import { ofCampaign } from '../artist-campaigns/select-campaigns.ts';
import { showsOfTour } from './covered-tours.ts';

/** Tours with what is shown beside them; a campaign the caller may not see is left out. */
export const selectTours = (ctx: Reader) =>
  ctx.db
    .select({
      ...getTableColumns(tours),
      promoterCode: promoters.code,
      campaign: { artistCampaignId: artistCampaigns.id, name: artistCampaigns.name },
      ...countShows(ctx, showsOfTour),
    })
    .from(tours)
    .innerJoin(promoters, eq(promoters.id, tours.promoterId))
    .leftJoin(
      artistCampaigns,
      and(
        eq(artistCampaigns.promoterId, tours.promoterId),
        eq(artistCampaigns.id, tours.artistCampaignId),
        coveredByShows(ctx.actor, artistCampaigns.promoterId, ofCampaign),
      ),
    );

export type SelectedTour = Awaited<ReturnType<typeof selectTours>>[number];

export const presentTourSummary = (row: SelectedTour): TourSummary => ({
  tourId: row.id,
  promoterCode: row.promoterCode,
  name: row.name,
  artistCampaign: row.campaign,
  showCount: row.showCount,
  firstShowOn: row.firstShowOn,
  lastShowOn: row.lastShowOn,
  nextShowOn: row.nextShowOn,
  revision: row.revision,
});
