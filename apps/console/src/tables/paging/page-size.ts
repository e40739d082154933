import { PAGE_SIZE } from '@parterre/contract/choices/limits';

/** The rows of the smallest page. A list that fits on it needs no paging. */
export const PAGE_SIZE_MIN = 10;

/** The numbers of rows per page that tables offer (spec §9). */
export const PAGE_SIZES: readonly number[] = [PAGE_SIZE_MIN, PAGE_SIZE.min, 50, PAGE_SIZE.max];

/** True for the sizes offered, and for any other that the server accepts. */
export const isPageSize = (value: number): boolean =>
  PAGE_SIZES.includes(value) || (Number.isInteger(value) && value >= PAGE_SIZE.min && value <= PAGE_SIZE.max);

/** The page to request from the server, and the part of its answer to show. */
export interface PageRequest {
  pageIndex: number;
  pageSize: number;
  /** The rows of the answer before the first shown, and the number to show. */
  offset: number;
  length: number;
}

/** Two pages of 10 fit in the server's smallest page. */
export function toPageRequest(page: number, pageSize: number): PageRequest {
  if (pageSize >= PAGE_SIZE.min) return { pageIndex: page, pageSize, offset: 0, length: pageSize };
  const offset = page % 2 === 0 ? PAGE_SIZE_MIN : 0;
  return { pageIndex: Math.ceil(page / 2), pageSize: PAGE_SIZE.min, offset, length: PAGE_SIZE_MIN };
}

export const slicePage = <Row>(rows: readonly Row[], request: PageRequest): Row[] =>
  rows.slice(request.offset, request.offset + request.length);
