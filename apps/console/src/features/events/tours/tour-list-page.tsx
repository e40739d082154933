import Box from '@mui/material/Box';
import type { TourSummary } from '@parterre/contract/tours';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListToursQuery } from '#api/queries/events/tours.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { ProgrammeList } from '#programme/list/programme-list.tsx';
import { PROGRAMME_DEFAULTS, toProgrammeQuery } from '#programme/list/programme-query.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toSheetDay } from '#tables/export/export-cells.ts';
import { NameCell } from '#tables/name-cell.tsx';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { describeDays } from './tour-header.tsx';

export function TourListPage() {
  const { isLoading } = usePromoter();
  const url = useTableUrlState(PROGRAMME_DEFAULTS);
  const query = toProgrammeQuery(url.state, usePlace());
  const list = useTablePage(url, useListToursQuery({ query }, { skip: isLoading }));
  return (
    <ProgrammeList
      columns={useTourColumns()}
      createPath={paths.tourNew()}
      kind="tours"
      list={list}
      pathOf={({ tourId }) => paths.tour(tourId)}
      renderCard={(tour) => <TourCard tour={tour} />}
    />
  );
}

function TourCard({ tour }: { tour: TourSummary }) {
  const { t } = useTranslation('tours');
  const next = tour.nextShowOn ? t('list.nextOn', { day: formatDay(tour.nextShowOn) }) : t('list.noShow');
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <TourCell tour={tour} />
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'note', color: 'text.secondary' }}
      >
        <span>{t('list.showCount', { count: tour.showCount })}</span>
        <span>{next}</span>
      </Box>
    </Box>
  );
}

function useTourColumns(): TableColumn<TourSummary>[] {
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
        exportMore: [
          {
            header: t('list.campaign'),
            exportValue: ({ artistCampaign }) => artistCampaign && chooseText(artistCampaign.name, language),
          },
        ],
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
        cell: (tour) => formatDay(tour.nextShowOn),
        exportValue: (tour) => toSheetDay(tour.nextShowOn),
      },
    ],
    [t, language],
  );
}

function TourCell({ tour }: { tour: Pick<TourSummary, 'tourId' | 'name' | 'artistCampaign'> }) {
  const { t, i18n } = useTranslation('tours');
  const campaign = tour.artistCampaign && chooseText(tour.artistCampaign.name, i18n.language);
  return (
    <NameCell
      href={paths.tour(tour.tourId)}
      name={chooseText(tour.name, i18n.language)}
      note={campaign ?? t('list.noCampaign')}
    />
  );
}
