import { PAGE_SIZE } from '@parterre/contract/choices/limits';

export interface ExportPage<Row> {
  items: readonly Row[];
  totalPages: number;
  totalItems?: number;
  totalKind?: 'exact' | 'moreThan';
  /** Where the next page starts; sent back as it came. */
  next?: string;
}

export interface ExportPageRequest {
  /** The first page is 1. */
  pageIndex: number;
  pageSize: number;
  next: string | undefined;
  signal: AbortSignal;
}

export type FetchExportPage<Row> = (request: ExportPageRequest) => Promise<ExportPage<Row>>;

/** Rows so far; `count` only where the server counted exactly. */
export interface ExportProgress {
  done: number;
  count: number | undefined;
}

/** Every row of what the filter shows, page after page. Rejects with the signal's reason when cancelled. */
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
