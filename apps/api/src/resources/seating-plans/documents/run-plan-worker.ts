import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../errors.ts';
import type { PlanTask, PlanTaskAnswer } from './run-plan-task.ts';

/** Many times what the largest plan takes by itself: the limit runs on also while others have the processor. */
const TIME_LIMIT_MS = 45_000;
const MEMORY_LIMIT_MB = 512;
/** Plans that may wait for their turn; one is read at a time, so that uploads cannot add up to the server's memory. */
const MOST_WAITING = 10;

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/** A plan that took more than a plan may take: its thread is gone. */
export class PlanTooHeavy extends Error {
  readonly code: 'READING_TOOK_TOO_LONG' | 'READING_TOOK_TOO_MUCH_MEMORY';
  readonly values: Record<string, number>;

  constructor(code: PlanTooHeavy['code'], values: PlanTooHeavy['values']) {
    super(code);
    this.name = 'PlanTooHeavy';
    this.code = code;
    this.values = values;
  }
}

/**
 * Works on a plan in a thread of its own, so that a hostile file costs that thread and nothing else. Throws BUSY when too
 * many wait, PlanTooHeavy for one that takes too long or too much memory.
 */
export async function runPlanWorker<Task extends PlanTask>(task: Task): Promise<PlanTaskAnswer<Task>> {
  if (waiting >= MOST_WAITING)
    throw new AppError('BUSY', { detail: 'Many plans are being read. Try again in a moment.' });
  waiting += 1;
  const answer = turn.then(() => runWorker(task));
  turn = answer.catch(() => undefined);
  return answer.finally(() => {
    waiting -= 1;
  });
}

function runWorker<Task extends PlanTask>(task: Task): Promise<PlanTaskAnswer<Task>> {
  const entry = findEntry();
  const worker = new Worker(entry.program, {
    eval: entry.isText,
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: 64 },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new PlanTooHeavy('READING_TOOK_TOO_LONG', { seconds: TIME_LIMIT_MS / 1000 }));
      void worker.terminate();
    }, TIME_LIMIT_MS);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new PlanTooHeavy('READING_TOOK_TOO_MUCH_MEMORY', { megabytes: MEMORY_LIMIT_MB })
          : error,
      ),
    );
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The plan worker ended with ${code} and without an answer`));
    });
  });
}

/** A file of its own beside the bundle; in development the source, which a worker of Node 20 reads through tsx only. */
function findEntry(): { program: string | URL; isText: boolean } {
  const built = new URL('./plan-file-worker.js', import.meta.url);
  if (existsSync(built)) return { program: built, isText: false };
  const source = JSON.stringify(new URL('./plan-file-worker.ts', import.meta.url).href);
  return { program: `import('tsx/esm/api').then((tsx) => tsx.tsImport(${source}, ${source}))`, isText: true };
}
