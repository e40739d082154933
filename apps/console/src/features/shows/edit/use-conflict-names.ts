import { useArtistNames } from '../../../artists/use-artist-names.ts';
import { useGetArtistCampaignQuery } from '../../artist-campaigns/queries.ts';
import { useListPartnerSitesQuery } from '../../prices/queries.ts';
import { useGetTourQuery } from '../../tours/queries.ts';
import { useGetShowVenueQuery, useListShowCategoriesQuery } from '../queries.ts';
import { useShowText } from '../use-show-text.ts';
import type { AskedShowConflict } from './show-conflict.tsx';
import type { ShowValues } from './show-values.ts';

/** What the ids of both sides are called, and whose zone their times are in: each may have chosen another venue. */
export function useConflictNames(asked: AskedShowConflict | null) {
  return { mine: useNames(asked?.mine), theirs: useNames(asked?.theirs) };
}

function useNames(values: Partial<ShowValues> | undefined) {
  const text = useShowText();
  const { venueId = null, tourId = null, artistCampaignId = null, performingArtistIds = [] } = values ?? {};
  const { currentData: venue } = useGetShowVenueQuery(
    { params: { venueId: venueId ?? 0 } },
    { skip: venueId === null },
  );
  const { currentData: tour } = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  const { currentData: campaign } = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null },
  );
  const { data: categories } = useListShowCategoriesQuery(undefined, { skip: values === undefined });
  const { data: sites } = useListPartnerSitesQuery(undefined, { skip: values === undefined });
  const artists = useArtistNames(performingArtistIds);
  const nameOf = (field: keyof ShowValues, id: number): string => {
    const names: Partial<Record<keyof ShowValues, string | undefined>> = {
      venueId: venue?.name,
      tourId: tour && text(tour.name),
      artistCampaignId: campaign && text(campaign.name),
      performingArtistIds: artists.get(id),
      partnerSiteIds: sites?.items.find((site) => site.id === id)?.name,
      categoryId: text(categories?.items.find(({ categoryId }) => categoryId === id)?.name ?? {}),
    };
    return names[field] || String(id);
  };
  return { nameOf, zone: venue?.timeZone };
}
