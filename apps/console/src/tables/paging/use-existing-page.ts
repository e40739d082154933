import { useEffect } from 'react';
import { useLatest } from '#ui/use-latest.ts';
import { countPages, type RowCount } from './page-range.ts';

/** The answer for a page: rows and total show whether the page exists. */
export interface AnsweredPage {
  shownCount: number;
  total: RowCount;
}

/**
 * Leaves a page beyond the last, from an old link or after deletions, for the last one. Returns true until then, because
 * the answer belongs to no page. `answered` is undefined while loading.
 */
export function useExistingPage(
  { page, pageSize }: { page: number; pageSize: number },
  answered: AnsweredPage | undefined,
  onPage: (page: number) => void,
): boolean {
  const last = answered?.shownCount === 0 ? countPages(pageSize, answered.total) : page;
  const isBehind = page > last;
  const latest = useLatest(onPage);
  // The number of pages is known only from the answer, and the page belongs to the URL or to a parent.
  useEffect(() => {
    if (isBehind) latest.current(last);
  }, [isBehind, last]);
  return isBehind;
}
