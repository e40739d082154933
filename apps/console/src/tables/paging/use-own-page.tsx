import Box from '@mui/material/Box';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { useEffect, useState } from 'react';
import { countPages } from './page-range.ts';
import { PAGE_SIZE_MIN, slicePage, toPageRequest } from './page-size.ts';
import { TablePagination, type TablePaginationProps } from './table-pagination.tsx';

/**
 * The page of a card whose list has no part of the URL, because another table of the page has it; at first of
 * `sizeAtFirst` rows.
 */
export function useOwnPage(sizeAtFirst: number = PAGE_SIZE.max) {
  const [{ page, pageSize }, setShown] = useState<{ page: number; pageSize: number }>({
    page: 1,
    pageSize: sizeAtFirst,
  });
  const request = toPageRequest(page, pageSize);
  return {
    query: { pageIndex: request.pageIndex, pageSize: request.pageSize },
    slice: <Row,>(rows: readonly Row[]) => slicePage(rows, request),
    /** The foot of the table; none for a list that fits on every page. */
    renderPaging: ({ items, totalItems }: { items: readonly unknown[]; totalItems: number }) => (
      <OwnPagination
        onPage={(next) => setShown({ page: next, pageSize })}
        onPageSize={(size) => setShown({ page: 1, pageSize: size })}
        page={page}
        pageSize={pageSize}
        shownCount={slicePage(items, request).length}
        total={{ count: totalItems, kind: 'exact' }}
      />
    ),
  };
}

/** Returns to the last page when the rows of a later one are gone. */
function OwnPagination(props: TablePaginationProps) {
  const { page, pageSize, shownCount, total, onPage } = props;
  const last = countPages(pageSize, total);
  const isBehind = shownCount === 0 && page > last;
  // The number of pages is known only from the answer.
  useEffect(() => {
    if (isBehind) onPage(last);
  }, [isBehind, last, onPage]);
  return (
    total.count > PAGE_SIZE_MIN && (
      <Box sx={{ px: 2 }}>
        <TablePagination {...props} />
      </Box>
    )
  );
}
