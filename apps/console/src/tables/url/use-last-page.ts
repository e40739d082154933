import { useEffect } from 'react';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { countPages, type RowCount } from '../paging/page-range.ts';
import type { TableUrlState } from './table-url-state.ts';

/** What the server said to the page of the URL: its rows and their sum tell whether the page exists. */
export interface AnsweredPage {
  shownCount: number;
  total: RowCount;
}

/**
 * Takes a page behind the last one, of an old link or of rows that are gone, to the last one in the URL. True until it
 * stands there: the answer is that of no page. `answered` is undefined until the page of the URL is here.
 */
export function useLastPage(
  { page, pageSize }: Pick<TableUrlState, 'page' | 'pageSize'>,
  answered: AnsweredPage | undefined,
): boolean {
  const [, setParams] = useUrlParams();
  const last = answered?.shownCount === 0 ? countPages(pageSize, answered.total) : page;
  const isBehind = page > last;
  // Only the answer tells how many pages there are, and the address belongs to the router.
  useEffect(() => {
    if (isBehind) setParams((current) => writePage(current, last), { replace: true });
  }, [isBehind, last, setParams]);
  return isBehind;
}

function writePage(params: URLSearchParams, page: number): URLSearchParams {
  const written = new URLSearchParams(params);
  if (page === 1) written.delete('page');
  else written.set('page', String(page));
  return written;
}
