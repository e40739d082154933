import { getPriority, setPriority } from 'node:os';

/** The messages of a worker process: that it has begun, then the result. A failure is a bug. */
export type TaskAnswer<Answer> = { isTaken: true } | { answer: Answer } | { failure: string };

/** A lower priority than that of the server, so that requests of buyers come first. */
const LOW_PRIORITY = 5;

/** Runs a worker process: it answers one task after the other until the server disconnects. */
export function answerTasks<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  // A process that was started at a lower priority may not raise it.
  if (getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY);
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the whole process group, but the server decides when this process ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('message', async ({ task }: { task: Task }) => {
    process.send?.({ isTaken: true });
    const message: TaskAnswer<Answer> = await work(task).then((answer) => ({ answer }), tellFailure);
    // Collects garbage where that is enabled, because the collector is slow to free memory outside the heap: first what
    // the work has left, before the answer is copied to be sent, and then the copies.
    globalThis.gc?.();
    process.send?.(message);
    globalThis.gc?.();
  });
}

const tellFailure = (error: unknown): { failure: string } => ({
  failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
