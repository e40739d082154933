/** Rows per page a table offers (spec §9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const isPageSize = (value: number): value is PageSize => PAGE_SIZES.some((size) => size === value);

/** What to ask the server for, and which part of its answer to show. */
export interface PageRequest {
  pageIndex: number;
  pageSize: number;
  /** Rows of the answer before the first shown, and how many to show. */
  offset: number;
  length: number;
}

/** The server gives 20 at least: of pages of 10, two lie in one answer. */
export function toPageRequest(page: number, pageSize: PageSize): PageRequest {
  if (pageSize !== 10) return { pageIndex: page, pageSize, offset: 0, length: pageSize };
  return { pageIndex: Math.ceil(page / 2), pageSize: 20, offset: page % 2 === 0 ? 10 : 0, length: 10 };
}

export const slicePage = <Row>(rows: readonly Row[], request: PageRequest): Row[] =>
  rows.slice(request.offset, request.offset + request.length);
