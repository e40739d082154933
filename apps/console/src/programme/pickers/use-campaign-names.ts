import { useTranslation } from 'react-i18next';
import { useGetArtistCampaignQuery } from '#api/queries/events/artist-campaigns.ts';
import { chooseText } from '#i18n/choose-text.ts';

/** Returns the names of at most two campaigns by id, none while loading: a conflict has two sides. */
export function useCampaignNames(ids: readonly (number | null | undefined)[]): ReadonlyMap<number, string> {
  const { i18n } = useTranslation();
  const [one, other] = [useCampaign(ids[0]), useCampaign(ids[1])];
  return new Map(
    [one, other].flatMap((campaign) =>
      campaign ? [[campaign.artistCampaignId, chooseText(campaign.name, i18n.language)]] : [],
    ),
  );
}

function useCampaign(id: number | null | undefined) {
  const artistCampaignId = id ?? 0;
  return useGetArtistCampaignQuery({ params: { artistCampaignId } }, { skip: artistCampaignId === 0 }).currentData;
}
