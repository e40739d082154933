import { PAGE_SIZE } from '@parterre/contract/choices/limits';

export interface ExportPage<Row> {
  items: readonly Row[];
  totalPages: number;
  totalItems?: number;
  totalKind?: 'exact' | 'moreThan';
  /** The cursor of the next page, sent back unchanged. */
  next?: string;
}

export interface ExportPageRequest {
  /** Counts from 1. */
  pageIndex: number;
  pageSize: number;
  next: string | undefined;
  signal: AbortSignal;
}

export type FetchExportPage<Row> = (request: ExportPageRequest) => Promise<ExportPage<Row>>;

/** Of a table that has all its rows. */
export const onePage =
  <Row>(items: readonly Row[]): FetchExportPage<Row> =>
  async () => ({ items, totalPages: 1, totalItems: items.length });

/** The rows so far; `count` only if the server counted exactly. */
export interface ExportProgress {
  done: number;
  count: number | undefined;
}

/** Reads all rows of a filter, page by page. Rejects with the signal's reason when cancelled. */
export async function collectRows<Row>(
  fetchPage: FetchExportPage<Row>,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | undefined;
  for (let pageIndex = 1; ; pageIndex += 1) {
    signal.throwIfAborted();
    const page = await fetchPage({ pageIndex, pageSize: PAGE_SIZE.max, next, signal });
    signal.throwIfAborted();
    rows.push(...page.items);
    onProgress({ done: rows.length, count: page.totalKind === 'moreThan' ? undefined : page.totalItems });
    next = page.next;
    const isLast = next === undefined && pageIndex >= page.totalPages;
    if (isLast || page.items.length === 0) return rows;
  }
}
