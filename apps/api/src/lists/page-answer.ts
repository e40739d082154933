import { COUNT_LIMIT, DEEPEST_ROW } from '@parterre/contract/wire/paging';
import { invalidField } from '../errors.ts';

export interface PageQuery {
  pageSize: number;
  pageIndex: number;
  next?: string | undefined;
}

export interface PageAnswer<Item> {
  items: Item[];
  totalPages: number;
  totalItems: number;
  totalKind: 'exact' | 'moreThan';
  next?: string;
}

/** One row more than a count has to see to know that it is too many. */
export const COUNTED_ROWS = COUNT_LIMIT + 1;

/** Rows before the page. With `next` there are none to skip; without it a deep page is refused. */
export function toOffset({ pageSize, pageIndex, next }: PageQuery): number {
  if (next !== undefined) return 0;
  const offset = (pageIndex - 1) * pageSize;
  if (offset + pageSize > DEEPEST_ROW)
    throw invalidField('pageIndex', `Pages beyond row ${DEEPEST_ROW} need the next of the page before`);
  return offset;
}

/** A page of a list; `counted` stops at COUNTED_ROWS, then the total says 'moreThan'. */
export function toPage<Item>(
  items: Item[],
  counted: number,
  pageSize: number,
  next: string | undefined,
): PageAnswer<Item> {
  const totalItems = Math.min(counted, COUNT_LIMIT);
  return {
    items,
    totalPages: Math.ceil(totalItems / pageSize),
    totalItems,
    totalKind: counted > COUNT_LIMIT ? 'moreThan' : 'exact',
    ...(next === undefined ? {} : { next }),
  };
}
