import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { chooseText } from '#i18n/choose-text.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { useLockReason } from '#session/use-features.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ClearFilters } from '#tables/filters/filter-bar.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import type { TablePage } from '#tables/paging/use-table-page.ts';
import { TableTools } from '#tables/table-tools.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { EmptyOfRegion } from './empty-of-region.tsx';
import { ProgrammeToolbar } from './programme-toolbar.tsx';

interface ProgrammeListProps<Row> {
  /** Also the name of the catalogue, and the key under which the user's columns are stored. */
  kind: 'artist-campaigns' | 'tours';
  list: TablePage<Row>;
  columns: TableColumn<Row>[];
  createPath: string;
  pathOf: (row: Row) => string;
  renderCard: (row: Row) => ReactNode;
}

export function ProgrammeList<Row extends { name: Record<string, string> }>(props: ProgrammeListProps<Row>) {
  const { kind, list, columns, createPath, pathOf, renderCard } = props;
  const { t, i18n } = useTranslation(kind);
  const navigate = useNavigate();
  const { url } = list;
  const reason = useLockReason('campaign:write');
  const model = useDataTable<Row>({
    id: kind,
    columns,
    rows: list.rows,
    getRowId: pathOf,
    getRowLabel: ({ name }) => chooseText(name, i18n.language),
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
  });
  const create = (
    <ReasonedButton color="primary" href={createPath} reason={reason} startIcon={<PlusIcon />} variant="contained">
      {t('list.create')}
    </ReasonedButton>
  );
  return (
    <>
      <PageHeader actions={create} title={t('list.title')} />
      <ProgrammeToolbar
        current={kind === 'tours' ? 'tours' : 'campaigns'}
        searchLabel={t('list.search')}
        tools={<TableTools list={list} model={model} title={t('list.title')} />}
        url={url}
      />
      <DataTable
        caption={t('list.title')}
        rows={{ density: 'board', onOpen: (row) => void navigate(pathOf(row)), renderCard }}
        empty={<EmptyOfRegion actions={url.isFiltered && <ClearFilters url={url} />}>{renderEmpty()}</EmptyOfRegion>}
        hasOwnTools
        model={model}
        status={list.status}
      />
      <ListPagination list={list} />
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
    return <EmptyState actions={create} text={t('list.emptyText')} title={t('list.empty')} />;
  }
}
