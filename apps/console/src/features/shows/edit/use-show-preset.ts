import type { Promoter } from '@parterre/contract/promoters';
import { useSearchParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { useGetArtistCampaignQuery } from '../../../api/queries/artist-campaigns.ts';
import { useGetTourQuery } from '../../../api/queries/tours.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import type { ShowPreset } from './show-values.ts';

interface NewShow {
  /** Whose event it will be: the owner of the tour or campaign, else the current promoter; null must be chosen first. */
  promoter: Promoter | null;
  preset: ShowPreset;
  isLoading: boolean;
}

/** What the URL asks a new event to be part of: `?tour=` and `?campaign=`. One that is not there is left out. */
export function useShowPreset(): NewShow {
  const [params] = useSearchParams();
  const { current, all, isLoading } = usePromoter();
  const tourId = parseId(params.get('tour'));
  const artistCampaignId = parseId(params.get('campaign'));
  const tour = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  const campaign = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null },
  );
  const ownerCode = tour.currentData?.promoterCode ?? campaign.currentData?.promoterCode;
  const owner = all.find(({ code }) => code === ownerCode) ?? null;
  const promoter = ownerCode === undefined ? current : owner;
  const ofOwner = (found: { promoterCode: string } | undefined) => found?.promoterCode === promoter?.code;
  return {
    promoter,
    preset: {
      ...(tour.currentData && ofOwner(tour.currentData) ? { tourId } : {}),
      ...(campaign.currentData && ofOwner(campaign.currentData) ? { artistCampaignId } : {}),
    },
    isLoading: isLoading || tour.isLoading || campaign.isLoading,
  };
}
