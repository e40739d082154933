import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../dates/format-date-time.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import type { TableColumn } from '../../../tables/columns/table-column.ts';
import { CampaignCell } from './campaign-cell.tsx';

/** The columns of the campaigns; the name always stays. */
export function useCampaignColumns(): TableColumn<ArtistCampaignSummary>[] {
  const { t, i18n } = useTranslation('artist-campaigns');
  const { language } = i18n;
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.name'),
        sortValue: 'Name',
        widthPx: 280,
        grow: 1,
        canHide: false,
        cell: (campaign) => <CampaignCell campaign={campaign} />,
        exportValue: (campaign) => chooseText(campaign.name, language),
      },
      {
        id: 'artists',
        header: t('list.artists'),
        widthPx: 200,
        priority: 0,
        isHiddenAtFirst: true,
        cell: (campaign) => campaign.artists.join(', '),
        exportValue: (campaign) => campaign.artists.join(', '),
      },
      countColumn('tours', t('list.tours'), language, (campaign) => campaign.tourCount),
      countColumn('shows', t('list.shows'), language, (campaign) => campaign.showCount),
      {
        id: 'nextShow',
        header: t('list.nextShow'),
        sortValue: 'NextShowDate',
        widthPx: 176,
        align: 'end',
        cell: (campaign) => (campaign.nextShowOn ? formatDay(campaign.nextShowOn) : '–'),
        exportValue: (campaign) => campaign.nextShowOn,
      },
    ],
    [t, language],
  );
}

function countColumn(
  id: string,
  header: string,
  language: string,
  read: (campaign: ArtistCampaignSummary) => number,
): TableColumn<ArtistCampaignSummary> {
  return {
    id,
    header,
    widthPx: 128,
    priority: 1,
    align: 'end',
    cell: (campaign) => formatNumber(read(campaign), language),
    exportValue: read,
  };
}
