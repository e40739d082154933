import Box from '@mui/material/Box';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { useState } from 'react';
import { PAGE_SIZE_MIN, slicePage, toPageRequest } from './page-size.ts';
import { TablePagination, type TablePaginationProps } from './table-pagination.tsx';
import { useExistingPage } from './use-existing-page.ts';

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

function OwnPagination(props: TablePaginationProps) {
  const { shownCount, total } = props;
  useExistingPage(props, { shownCount, total }, props.onPage);
  return (
    total.count > PAGE_SIZE_MIN && (
      <Box sx={{ px: 2 }}>
        <TablePagination {...props} />
      </Box>
    )
  );
}
