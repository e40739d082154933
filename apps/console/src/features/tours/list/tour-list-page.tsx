import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TourSummary } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLazyListToursQuery, useListToursQuery } from '../../../api/queries/tours.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { PROGRAMME_DEFAULTS, toProgrammeQuery } from '../../../programme/programme-query.ts';
import { ProgrammeToolbar } from '../../../programme/programme-toolbar.tsx';
import { useProgrammeList } from '../../../programme/use-programme-list.ts';
import { useCan } from '../../../session/use-features.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { ColumnDrawer } from '../../../tables/columns/column-drawer.tsx';
import { DataTable } from '../../../tables/data-table.tsx';
import { ExportMenu } from '../../../tables/export/export-menu.tsx';
import { ListPagination } from '../../../tables/paging/list-pagination.tsx';
import { useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { useDataTable } from '../../../tables/use-data-table.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { TourCard } from './tour-card.tsx';
import { useTourColumns } from './use-tour-columns.tsx';

/** The tours. */
export function TourListPage() {
  const { t, i18n } = useTranslation('tours');
  const navigate = useNavigate();
  const { current, isLoading } = usePromoter();
  const url = useTableUrlState(PROGRAMME_DEFAULTS);
  const query = toProgrammeQuery(url.state, current?.code);
  const list = useProgrammeList(url, useListToursQuery({ query }, { skip: isLoading }));
  const [fetchTours] = useLazyListToursQuery();
  const reason = useCan('campaign:write') ? undefined : t('reason', { permission: 'campaign:write' });
  const model = useDataTable<TourSummary>({
    id: 'tours',
    columns: useTourColumns(),
    rows: list.rows,
    getRowId: ({ tourId }) => String(tourId),
    getRowLabel: ({ name }) => chooseText(name, i18n.language),
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
  });
  const create = (
    <ReasonedButton color="primary" href={paths.tourNew()} reason={reason} startIcon={<PlusIcon />} variant="contained">
      {t('list.create')}
    </ReasonedButton>
  );
  return (
    <>
      <PageHeader
        actions={
          <>
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <ExportMenu
                columns={model.shownColumns}
                {...(list.total.kind === 'exact' ? { count: list.total.count } : {})}
                fetchPage={async ({ pageIndex, pageSize, next, signal }) => {
                  const page = { pageIndex, pageSize, ...(next === undefined ? {} : { next }) };
                  const request = fetchTours({ query: { ...query, ...page } });
                  signal.addEventListener('abort', () => request.abort(), { once: true });
                  return request.unwrap();
                }}
                title={t('list.title')}
              />
            </Box>
            {create}
          </>
        }
        title={t('list.title')}
      />
      <ProgrammeToolbar current="tours" list={list} searchLabel={t('list.search')} />
      <DataTable
        caption={t('list.title')}
        density="board"
        empty={renderEmpty()}
        model={model}
        onOpenRow={({ tourId }) => void navigate(paths.tour(tourId))}
        renderCard={(tour) => <TourCard tour={tour} />}
        status={list.status}
      />
      <ListPagination list={list} url={url} />
      <ColumnDrawer model={model} />
    </>
  );

  function renderEmpty() {
    if (list.isFiltered)
      return (
        <EmptyState
          actions={<Button onClick={url.clearFilters}>{t('list.clearAll')}</Button>}
          text={t('list.nothingText')}
          title={t('list.nothing')}
        />
      );
    return <EmptyState actions={create} text={t('list.emptyText')} title={t('list.empty')} />;
  }
}
