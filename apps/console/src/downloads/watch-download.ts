import { CSV } from '@parterre/contract/wire/file-types';

/** How far a file has come; rows of a table in text, else its bytes alone. */
export interface DownloadProgress {
  rows: number;
  bytes: number;
  /** How many rows there will be, where the server knows it. */
  total?: number;
}

/** Nobody can read a number that changes more often. */
const PAUSE_MS = 150;

interface Watch {
  onProgress: (progress: DownloadProgress) => void;
  /** Reading the body fails once the signal is aborted. */
  signal: AbortSignal;
}

/** The same answer; reading its body says how far it has come. */
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

/** Counts the rows of a CSV file under its heading, piece by piece: a line feed within quotes belongs to its cell. */
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
