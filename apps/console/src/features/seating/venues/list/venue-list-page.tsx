import Box from '@mui/material/Box';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { useListVenuesQuery } from '#api/queries/seating/venues.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { useLockReason } from '#session/use-features.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ClearFilters } from '#tables/filters/filter-bar.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { TableTools } from '#tables/table-tools.tsx';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { useVenueColumns } from './use-venue-columns.tsx';
import { VenueCard } from './venue-card.tsx';
import { CatalogueButton, VenueFilters } from './venue-filters.tsx';
import { toVenueListQuery, VENUE_LIST_DEFAULTS } from './venue-list-query.ts';

export function VenueListPage() {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const list = useVenueList();
  const { url, rows, status } = list;
  const createHref = `${paths.venueNew()}${usePageSearch()}`;
  const reason = useLockReason('venue:create');
  const model = useDataTable<Venue>({
    id: 'venues',
    columns: useVenueColumns(),
    rows,
    getRowId: ({ venueId }) => String(venueId),
    getRowLabel: ({ name }) => name,
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
  });
  return (
    <>
      <PageHeader
        actions={
          <>
            <Box sx={WIDE_ONLY}>
              <CatalogueButton />
            </Box>
            <ReasonedButton
              color="primary"
              href={createHref}
              reason={reason}
              startIcon={<PlusIcon />}
              variant="contained"
            >
              {t('list.create')}
            </ReasonedButton>
          </>
        }
        title={t('list.title')}
      />
      <VenueFilters tools={<TableTools list={list} model={model} title={t('list.title')} />} url={url} />
      <DataTable
        caption={t('list.title')}
        rows={{
          density: 'board',
          onOpen: ({ venueId }) => void navigate(paths.venue(venueId)),
          renderCard: (venue) => <VenueCard venue={venue} />,
        }}
        empty={<EmptyOfRegion actions={url.isFiltered && <ClearFilters url={url} />}>{renderEmpty()}</EmptyOfRegion>}
        hasOwnTools
        model={model}
        status={status}
      />
      <ListPagination list={list} />
      <Outlet />
    </>
  );

  function renderEmpty() {
    if (url.isFiltered)
      return (
        <EmptyState
          actions={<ClearFilters url={url} />}
          text={t('list.nothingText')}
          title={t('kit:tables.noResults')}
        />
      );
    return (
      <EmptyState
        actions={
          <>
            <CatalogueButton />
            <ReasonedButton href={createHref} reason={reason}>
              {t('list.create')}
            </ReasonedButton>
          </>
        }
        text={t('list.emptyText')}
        title={t('list.empty')}
      />
    );
  }
}

/** A phone has room for only one button beside the title. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'block' } };

function useVenueList(): TablePage<Venue> {
  const url = useTableUrlState(VENUE_LIST_DEFAULTS);
  const { isLoading } = usePromoter();
  const query = toVenueListQuery(url.state, usePlace());
  return useTablePage(url, useListVenuesQuery({ query }, { skip: isLoading }));
}
