import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListArtistCampaignsQuery } from '#api/queries/artist-campaigns.ts';
import { useListToursQuery } from '#api/queries/tours.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { FlagIcon } from '#ui/icons.tsx';
import type { FoundItems } from './palette-item.ts';
import { useSearchTerm } from './use-search-term.ts';

const MOST_OF_EACH = 4;

/** Campaigns and tours whose name or artists match the words, at the current promoter. */
export function useProgrammeItems(words: string): FoundItems {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { current } = usePromoter();
  const { searchTerm, isTooShort, isSettled } = useSearchTerm(words);
  const args = { query: { searchTerm, ...(current ? { promoterCode: current.code } : {}) } };
  const campaigns = useListArtistCampaignsQuery(args, { skip: isTooShort });
  const tours = useListToursQuery(args, { skip: isTooShort });
  const first = <Item>(data: { items: Item[] } | undefined) =>
    isTooShort ? [] : (data?.items ?? []).slice(0, MOST_OF_EACH);
  const noteNext = (day: string | null) => (day === null ? {} : { note: formatDay(day) });
  return {
    items: [
      ...first(campaigns.currentData).map((campaign) => ({
        id: `campaign-${campaign.artistCampaignId}`,
        group: 'campaigns' as const,
        label: chooseText(campaign.name, i18n.language),
        ...noteNext(campaign.nextShowOn),
        Icon: FlagIcon,
        run: () => void navigate(paths.campaign(campaign.artistCampaignId)),
      })),
      ...first(tours.currentData).map((tour) => ({
        id: `tour-${tour.tourId}`,
        group: 'tours' as const,
        label: chooseText(tour.name, i18n.language),
        ...noteNext(tour.nextShowOn),
        Icon: FlagIcon,
        run: () => void navigate(paths.tour(tour.tourId)),
      })),
    ],
    isSearching: campaigns.isFetching || tours.isFetching || !isSettled,
    error: isTooShort ? undefined : (campaigns.error ?? tours.error),
  };
}
