import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export const MEMORY_LIMIT_MB = 512;
/** Drawings are saved every few seconds while somebody draws. */
const REST_MS = 60_000;

/** A thread for plans, and who hears what becomes of the one it was given. */
export interface PlanThread {
  readonly worker: Worker;
  hears?: { answer: (answer: unknown) => void; end: (error: Error & { code?: string }) => void };
}

/** The one that answered last waits for the next plan: starting a thread costs more than most plans do. */
let resting: { thread: PlanThread; timer: NodeJS.Timeout } | undefined;

export function takeThread(): PlanThread {
  if (!resting) return startThread();
  const { thread, timer } = resting;
  resting = undefined;
  clearTimeout(timer);
  thread.worker.ref();
  return thread;
}

/** It keeps neither the process alive, nor its memory for long. */
export function giveBack(thread: PlanThread): void {
  const leave = () => {
    resting = undefined;
    discard(thread);
  };
  thread.hears = { answer: () => undefined, end: leave };
  thread.worker.unref();
  resting = { thread, timer: setTimeout(leave, REST_MS).unref() };
}

export function discard(thread: PlanThread): void {
  thread.hears = undefined;
  void thread.worker.terminate();
}

function startThread(): PlanThread {
  const entry = findEntry();
  const worker = new Worker(entry.program, {
    eval: entry.isText,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: 64 },
  });
  const thread: PlanThread = { worker };
  worker.on('message', (answer) => thread.hears?.answer(answer));
  worker.on('error', (error: Error) => thread.hears?.end(error));
  worker.on('exit', (code) => thread.hears?.end(new Error(`The plan worker ended with ${code} and without an answer`)));
  return thread;
}

/** A file of its own beside the bundle; in development the source, which a worker of Node 20 reads through tsx only. */
function findEntry(): { program: string | URL; isText: boolean } {
  const built = new URL('./plan-file-worker.js', import.meta.url);
  if (existsSync(built)) return { program: built, isText: false };
  const source = JSON.stringify(new URL('./plan-file-worker.ts', import.meta.url).href);
  return { program: `import('tsx/esm/api').then((tsx) => tsx.tsImport(${source}, ${source}))`, isText: true };
}
