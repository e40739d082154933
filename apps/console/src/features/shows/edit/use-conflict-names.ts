import { useGetArtistCampaignQuery } from '../../../api/queries/artist-campaigns.ts';
import { useListCategoriesQuery, useListRegionsQuery } from '../../../api/queries/lookups.ts';
import { useGetTourQuery } from '../../../api/queries/tours.ts';
import { useGetVenueQuery } from '../../../api/queries/venues.ts';
import { useArtistNames } from '../../../artists/use-artist-names.ts';
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
  const { currentData: venue } = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  const { currentData: tour } = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  const { currentData: campaign } = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null },
  );
  const { data: categories } = useListCategoriesQuery(undefined, { skip: values === undefined });
  const { data: sites } = useListRegionsQuery(undefined, { skip: values === undefined });
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
