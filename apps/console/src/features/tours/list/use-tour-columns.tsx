import type { TourSummary } from '@parterre/contract/tours';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../dates/format-date-time.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import type { TableColumn } from '../../../tables/columns/table-column.ts';
import { describeDays } from './describe-days.ts';
import { TourCell } from './tour-cell.tsx';

/** The columns of the tours; the name always stays. */
export function useTourColumns(): TableColumn<TourSummary>[] {
  const { t, i18n } = useTranslation('tours');
  const { language } = i18n;
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.name'),
        sortValue: 'Name',
        widthPx: 240,
        grow: 1,
        canHide: false,
        cell: (tour) => <TourCell tour={tour} />,
        exportValue: (tour) => chooseText(tour.name, language),
      },
      {
        id: 'campaign',
        header: t('list.campaign'),
        widthPx: 200,
        priority: 0,
        isHiddenAtFirst: true,
        cell: (tour) => (tour.artistCampaign ? chooseText(tour.artistCampaign.name, language) : '–'),
        exportValue: (tour) => tour.artistCampaign && chooseText(tour.artistCampaign.name, language),
      },
      {
        id: 'shows',
        header: t('list.shows'),
        widthPx: 144,
        priority: 2,
        align: 'end',
        cell: (tour) => formatNumber(tour.showCount, language),
        exportValue: (tour) => tour.showCount,
      },
      {
        id: 'days',
        header: t('list.days'),
        widthPx: 208,
        priority: 1,
        align: 'end',
        cell: describeDays,
        exportValue: describeDays,
      },
      {
        id: 'nextShow',
        header: t('list.nextShow'),
        sortValue: 'NextShowDate',
        widthPx: 176,
        align: 'end',
        cell: (tour) => (tour.nextShowOn ? formatDay(tour.nextShowOn) : '–'),
        exportValue: (tour) => tour.nextShowOn,
      },
    ],
    [t, language],
  );
}
