import Button from '@mui/material/Button';
import { listShows } from '@parterre/contract/calls/shows';
import type { ShowSummary } from '@parterre/contract/shows/show';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Illustration } from '#brands/illustration.tsx';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { useLockReason } from '#session/use-features.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ExportMenu } from '#tables/export/export-menu.tsx';
import { fetchPages } from '#tables/export/fetch-list-page.ts';
import { ClearFilters } from '#tables/filters/filter-bar.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { BulkBar } from '#tables/selection/bulk-bar.tsx';
import type { TableUrlModel } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { ShowCard } from './show-cells.tsx';
import { toExportColumns } from './show-list-query.ts';
import { ShowsToolbar } from './shows-toolbar.tsx';
import { useShowColumns } from './use-show-columns.tsx';
import { useShowList } from './use-show-list.ts';

const ShowColumnDrawer = lazyPart(async () => (await import('./show-column-drawer.tsx')).ShowColumnDrawer);

export function ShowsPage() {
  const { t, i18n } = useTranslation('shows');
  const navigate = useNavigate();
  const drawer = useDrawerParam();
  const list = useShowList();
  const createReason = useLockReason('show:write');
  const { url, rows, total } = list;
  const columns = useShowColumns();
  const model = useDataTable({
    id: 'shows',
    columns,
    rows,
    getRowId: (show) => show.showCode,
    getRowLabel: (show) => chooseText(show.name, i18n.language),
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
    canSelect: true,
    answer: list.answer,
  });
  const exported = { title: t('list.title'), columns: toExportColumns(columns, model.shownColumns) };
  return (
    <>
      <PageHeader
        actions={
          <>
            <ExportMenu
              {...exported}
              source={{
                fetchPage: fetchPages<ShowSummary>(listShows, { query: list.query }),
                count: total.kind === 'exact' ? total.count : undefined,
                filter: url.state,
              }}
            />
            <ReasonedButton
              color="primary"
              href={paths.showNew()}
              reason={createReason}
              startIcon={<PlusIcon />}
              variant="contained"
            >
              {t('actions.create')}
            </ReasonedButton>
          </>
        }
        title={t('list.title')}
      />
      <ShowsToolbar list={list} />
      <DataTable
        caption={t('list.title')}
        rows={{
          density: 'board',
          onOpen: (show) => void navigate(paths.show(show.showCode)),
          renderCard: (show) => <ShowCard show={show} />,
        }}
        empty={<NoShows url={url} />}
        // The export has more columns than the board: the currency beside an amount, the venue beside a name.
        hasOwnTools
        model={model}
        status={list.status}
      />
      <ListPagination list={list} />
      <BulkBar count={model.selectedIds.length} onClear={model.clearSelection}>
        <ExportMenu
          {...exported}
          source={{ fetchPage: async () => wholeAnswer(model.selectedRows), count: model.selectedIds.length }}
        />
      </BulkBar>
      {drawer.isOpen('tableColumnSelect') && (
        <Suspense fallback={null}>
          <ShowColumnDrawer model={model} />
        </Suspense>
      )}
    </>
  );
}

function NoShows({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('shows');
  const handleOpenDates = () => url.setDateRange(null);
  const actions = (
    <>
      {url.isFiltered && <ClearFilters url={url} />}
      <Button onClick={handleOpenDates} variant="outlined">
        {t('empty.allDates')}
      </Button>
    </>
  );
  return (
    <EmptyOfRegion actions={actions}>
      <EmptyState
        actions={actions}
        picture={<Illustration name="event-details" />}
        text={t(url.isFiltered ? 'empty.filteredText' : 'empty.text')}
        title={t(url.isFiltered ? 'kit:tables.noResults' : 'empty.title')}
      />
    </EmptyOfRegion>
  );
}

/** Wraps the selected shows as the only page of an export, including those selected on other pages. */
const wholeAnswer = (items: readonly ShowSummary[]) => ({ items, totalPages: 1, totalItems: items.length });
