import { CSV } from '@parterre/contract/wire/file-types';

/** The progress of a download: rows of a CSV file, otherwise bytes only. */
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
  const total = Number(headers.get('x-rows-total') ?? Number.NaN);
  const countRows = headers.get('content-type')?.startsWith(CSV) ? createRowCounter() : () => 0;
  let bytes = 0;
  let toldAt = 0;
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      bytes += chunk.length;
      const rows = countRows(chunk);
      if (performance.now() - toldAt < PAUSE_MS) return;
      toldAt = performance.now();
      onProgress({ rows, bytes, ...(Number.isInteger(total) ? { total } : {}) });
    },
  });
  return new Response(response.body.pipeThrough(watched, { signal }), { headers });
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
