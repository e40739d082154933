import type { Promoter } from '@parterre/contract/promoters';
import { useSearchParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { useGetArtistCampaignQuery } from '../../../api/queries/artist-campaigns.ts';
import { useGetTourQuery } from '../../../api/queries/tours.ts';
import { useGetVenueQuery } from '../../../api/queries/venues.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import type { ShowPreset } from './show-values.ts';

interface NewShow {
  /** Whose event it will be: the owner of the tour, campaign or venue, else the current promoter; null must be chosen first. */
  promoter: Promoter | null;
  preset: ShowPreset;
  isLoading: boolean;
}

/** What the URL asks a new event to be part of: `?tour=`, `?campaign=` and `?venue=`. One that is not there is left out. */
export function useShowPreset(): NewShow {
  const [params] = useSearchParams();
  const { current, all, isLoading } = usePromoter();
  const tourId = parseId(params.get('tour'));
  const artistCampaignId = parseId(params.get('campaign'));
  const venueId = parseId(params.get('venue'));
  const tour = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  const venue = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  const campaign = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null },
  );
  const ownVenue = venue.currentData?.isCatalogue ? undefined : venue.currentData;
  const ownerCode = tour.currentData?.promoterCode ?? campaign.currentData?.promoterCode ?? ownVenue?.promoterCode;
  const owner = all.find(({ code }) => code === ownerCode) ?? null;
  const promoter = ownerCode === undefined ? current : owner;
  const ofOwner = (found: { promoterCode: string } | undefined) => found?.promoterCode === promoter?.code;
  return {
    promoter,
    preset: {
      ...(tour.currentData && ofOwner(tour.currentData) ? { tourId } : {}),
      ...(campaign.currentData && ofOwner(campaign.currentData) ? { artistCampaignId } : {}),
      ...(ownVenue && ofOwner(ownVenue) ? { venueId, seatingPlanId: ownVenue.defaultPlanId } : {}),
    },
    isLoading: isLoading || tour.isLoading || campaign.isLoading || venue.isLoading,
  };
}
