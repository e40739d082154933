import { TablePagination } from './table-pagination.tsx';
import type { TablePage } from './use-table-page.ts';

interface ListPaginationProps {
  list: Pick<TablePage<unknown>, 'rows' | 'total' | 'status' | 'url'>;
  /** Hides the pagination up to this number of rows. */
  upTo?: number;
}

/** The pagination of a list whose page is in the URL; hidden without rows and after a failure that left none. */
export function ListPagination({ list: { rows, total, status, url }, upTo = 0 }: ListPaginationProps) {
  if (total.count <= upTo || (status.kind === 'failed' && rows.length === 0)) return null;
  return (
    <TablePagination
      onPage={url.setPage}
      onPageSize={url.setPageSize}
      page={url.state.page}
      pageSize={url.state.pageSize}
      shownCount={rows.length}
      total={total}
    />
  );
}
