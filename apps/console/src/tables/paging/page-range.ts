/** The precision of a count: the server counts up to a limit, or estimates. */
export type CountKind = 'exact' | 'moreThan' | 'around';

export interface RowCount {
  count: number;
  kind: CountKind;
}

/** Returns the first and last row shown, from 1; 0 to 0 without rows. */
export function getPageRange(page: number, pageSize: number, shownCount: number): { from: number; to: number } {
  if (shownCount === 0) return { from: 0, to: 0 };
  const from = (page - 1) * pageSize + 1;
  return { from, to: from + shownCount - 1 };
}

/** Returns the key of the text 'from–to of count' (spec §9). */
export const getRangeKey = (kind: CountKind) =>
  (({ exact: 'tables.range', moreThan: 'tables.rangeMoreThan', around: 'tables.rangeAround' }) as const)[kind];

/** False on the last page. With an uncertain count, a full page may always have a next one. */
export function hasNextPage(page: number, pageSize: number, shownCount: number, total: RowCount): boolean {
  if (total.kind === 'exact') return page * pageSize < total.count;
  return shownCount === pageSize;
}

/** At least 1, because an empty list has a first page. */
export const countPages = (pageSize: number, { count }: RowCount): number => Math.max(1, Math.ceil(count / pageSize));
