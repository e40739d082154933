import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PlanFinding } from '@parterre/contract/seating-plans';
import { AppError } from '../../errors.ts';
import type { PlanFileReading, PlanFileRequest } from './read-plan-file.ts';

const TIME_LIMIT_MS = 20_000;
const MEMORY_LIMIT_MB = 512;
/** Files that may wait for their turn; one is read at a time, so that uploads cannot add up to the server's memory. */
const MOST_WAITING = 10;

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a plan file in a thread of its own, so that a hostile file costs that thread and nothing else: one that takes
 * too long or too much memory is a refused file. Throws BUSY when too many wait.
 */
export async function runPlanWorker(request: PlanFileRequest): Promise<PlanFileReading> {
  if (waiting >= MOST_WAITING)
    throw new AppError('BUSY', { detail: 'Many plans are being read. Try again in a moment.' });
  waiting += 1;
  const reading = turn.then(() => runWorker(request));
  turn = reading.catch(() => undefined);
  return reading.finally(() => {
    waiting -= 1;
  });
}

function runWorker(request: PlanFileRequest): Promise<PlanFileReading> {
  const bytes = Uint8Array.from(request.bytes);
  const entry = findEntry();
  const worker = new Worker(entry.program, {
    eval: entry.isText,
    workerData: { ...request, bytes },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: 64 },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(refuse('READING_TOOK_TOO_LONG', { seconds: TIME_LIMIT_MS / 1000 }));
      void worker.terminate();
    }, TIME_LIMIT_MS);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? resolve(refuse('READING_TOOK_TOO_MUCH_MEMORY', { megabytes: MEMORY_LIMIT_MB }))
        : reject(error),
    );
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The plan worker ended with ${code} and without an answer`));
    });
  });
}

function refuse(code: string, values: PlanFinding['values']): PlanFileReading {
  return {
    format: null,
    name: '',
    isReadable: false,
    findings: [{ severity: 'error', code, place: {}, values }],
    findingCount: 1,
    canSplitBlocks: false,
    seatCount: 0,
    sourceSeatCount: 0,
    standingCapacity: 0,
    blocks: [],
    categories: [],
  };
}

/** A file of its own beside the bundle; in development the source, which a worker of Node 20 reads through tsx only. */
function findEntry(): { program: string | URL; isText: boolean } {
  const built = new URL('./plan-file-worker.js', import.meta.url);
  if (existsSync(built)) return { program: built, isText: false };
  const source = JSON.stringify(new URL('./plan-file-worker.ts', import.meta.url).href);
  return { program: `import('tsx/esm/api').then((tsx) => tsx.tsImport(${source}, ${source}))`, isText: true };
}
