import { DUE_HOLD_SORTS } from '@parterre/contract/choices/seating-choices';
import type { DueHold } from '@parterre/contract/holds';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListDueHoldsQuery } from '#api/queries/events/holds.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { readSort } from '#tables/url/table-url-state.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { DueHoldCard, useDueHoldColumns } from './use-due-hold-columns.tsx';

const DEFAULTS = { sortValues: DUE_HOLD_SORTS };

/** Lists the holds that are due in all shows; a row opens the show's ledger, which asks whether to release the hold. */
export function DueHoldsPage() {
  const { t } = useTranslation('holds');
  const navigate = useNavigate();
  const { isLoading } = usePromoter();
  const place = usePlace();
  const url = useTableUrlState(DEFAULTS);
  const { page, pageSize, sort, isDescending } = url.state;
  const request = toPageRequest(page, pageSize);
  const query = {
    pageIndex: request.pageIndex,
    pageSize: request.pageSize,
    sortOrder: readSort(DUE_HOLD_SORTS, sort),
    sortOrderDescending: isDescending,
    ...place,
  };
  const table = useTablePage(url, useListDueHoldsQuery({ query }, { skip: isLoading }));
  const { rows, status } = table;
  const model = useDataTable<DueHold>({
    id: 'due-holds',
    columns: useDueHoldColumns(),
    rows,
    getRowId: ({ holdId }) => String(holdId),
    getRowLabel: ({ label }) => label,
    sort: { value: sort, isDescending },
    onSort: url.setSort,
  });
  return (
    <>
      <PageHeader title={t('due.title')} />
      <DataTable
        caption={t('due.title')}
        rows={{
          density: 'twoLine',
          onOpen: ({ showCode }) => void navigate(paths.releaseDueHolds(showCode)),
          renderCard: (hold) => <DueHoldCard hold={hold} />,
        }}
        empty={
          <EmptyOfRegion>
            <EmptyState text={t('due.emptyText')} title={t('due.empty')} />
          </EmptyOfRegion>
        }
        list={table}
        model={model}
        status={status}
      />
      <ListPagination list={table} />
    </>
  );
}
