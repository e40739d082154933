import { useState } from 'react';

interface AnsweredPage<Item> {
  items: readonly Item[];
  totalPages: number;
}

/**
 * Searches the pages of a list for the object of a drawer: `pageIndex` is the page to read. `findIn` returns the items
 * of a page that has the object, or of the last one; undefined while there are further pages.
 */
export function useSearchedPage<Key extends string>(key: Key, id: number) {
  const [at, setAt] = useState({ id, pageIndex: 1 });
  const pageIndex = at.id === id ? at.pageIndex : 1;
  const findIn = <Item extends Record<Key, number>>(answer: AnsweredPage<Item> | undefined) => {
    const isFurther = answer && pageIndex < answer.totalPages && !answer.items.some((item) => item[key] === id);
    if (isFurther) setAt({ id, pageIndex: pageIndex + 1 });
    return isFurther ? undefined : answer?.items;
  };
  return { pageIndex, findIn };
}
