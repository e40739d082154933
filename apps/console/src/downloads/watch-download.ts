import { CSV, EXCEL } from '@parterre/contract/wire/file-types';
import { createSheetCounter } from './count-sheet-rows.ts';

/** The progress of a download: rows of a CSV file or of the first sheet of a workbook, otherwise bytes only. */
export interface DownloadProgress {
  rows: number;
  bytes: number;
  /** The total number of rows, if the server sent it. */
  total?: number;
}

/** The shortest time between two updates; a faster number cannot be read. */
const PAUSE_MS = 150;

interface Watch {
  onProgress: (progress: DownloadProgress) => void;
  /** Reading the body fails once the signal is aborted. */
  signal: AbortSignal;
}

/** Returns the same response; reading its body reports progress, and fails once the signal is aborted. */
export function watchDownload(response: Response, { onProgress, signal }: Watch): Response {
  if (!response.body) return response;
  const { headers } = response;
  const total = readTotal(headers);
  const countRows = chooseCounter(headers.get('content-type') ?? '', total);
  let bytes = 0;
  let toldAt = 0;
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      bytes += chunk.length;
      // A workbook has rows of sums too, which are not counted in the total.
      const rows = Math.min(countRows(chunk), total ?? Number.POSITIVE_INFINITY);
      if (performance.now() - toldAt < PAUSE_MS) return;
      toldAt = performance.now();
      onProgress({ rows, bytes, ...(total === undefined ? {} : { total }) });
    },
  });
  return new Response(response.body.pipeThrough(watched, { signal }), { headers });
}

function readTotal(headers: Headers): number | undefined {
  const total = Number(headers.get('x-rows-total') ?? Number.NaN);
  return Number.isInteger(total) ? total : undefined;
}

function chooseCounter(contentType: string, total: number | undefined): (chunk: Uint8Array) => number {
  if (contentType.startsWith(CSV)) return createRowCounter();
  return contentType.startsWith(EXCEL) ? createSheetCounter(total) : () => 0;
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/**
 * Counts the data rows of a CSV file, chunk by chunk, without the header; a line feed within quotes belongs to its
 * cell.
 */
export function createRowCounter(): (chunk: Uint8Array) => number {
  let isQuoted = false;
  let lines = 0;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
}
