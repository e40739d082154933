import { useEffect } from 'react';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { changeParams } from '#ui/url/change-params.ts';
import { countPages, type RowCount } from '../paging/page-range.ts';
import type { TableUrlState } from './table-url-state.ts';

/** The answer for the URL's page: rows and total show whether the page exists. */
export interface AnsweredPage {
  shownCount: number;
  total: RowCount;
}

/**
 * Redirects a page beyond the last, from an old link or after deletions, to the last one. Returns true until then,
 * because the answer belongs to no page. `answered` is undefined while loading, `param` names the page in the URL.
 */
export function useLastPage(
  { page, pageSize }: Pick<TableUrlState, 'page' | 'pageSize'>,
  answered: AnsweredPage | undefined,
  param = 'page',
): boolean {
  const [, setParams] = useUrlParams();
  const last = answered?.shownCount === 0 ? countPages(pageSize, answered.total) : page;
  const isBehind = page > last;
  // The number of pages is known only from the answer, and the URL belongs to the router.
  useEffect(() => {
    if (isBehind)
      setParams((current) => changeParams(current, { [param]: last === 1 ? null : String(last) }), { replace: true });
  }, [isBehind, last, param, setParams]);
  return isBehind;
}
