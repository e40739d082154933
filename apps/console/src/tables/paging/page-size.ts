import { PAGE_SIZE } from '@parterre/contract/choices/limits';

/** Rows of the smallest page a table offers; a list with fewer needs no pages. */
export const SMALLEST_PAGE = 10;

/** Rows per page a table offers (spec §9). */
export const PAGE_SIZES: readonly number[] = [SMALLEST_PAGE, PAGE_SIZE.min, 50, PAGE_SIZE.max];

/** What an address may ask for: one of those offered, or any number of rows that the server gives at once. */
export const isPageSize = (value: number): boolean =>
  PAGE_SIZES.includes(value) || (Number.isInteger(value) && value >= PAGE_SIZE.min && value <= PAGE_SIZE.max);

/** What to ask the server for, and which part of its answer to show. */
export interface PageRequest {
  pageIndex: number;
  pageSize: number;
  /** Rows of the answer before the first shown, and how many to show. */
  offset: number;
  length: number;
}

/** Of pages of 10, two lie in the smallest answer of the server. */
export function toPageRequest(page: number, pageSize: number): PageRequest {
  if (pageSize >= PAGE_SIZE.min) return { pageIndex: page, pageSize, offset: 0, length: pageSize };
  const offset = page % 2 === 0 ? SMALLEST_PAGE : 0;
  return { pageIndex: Math.ceil(page / 2), pageSize: PAGE_SIZE.min, offset, length: SMALLEST_PAGE };
}

export const slicePage = <Row>(rows: readonly Row[], request: PageRequest): Row[] =>
  rows.slice(request.offset, request.offset + request.length);
