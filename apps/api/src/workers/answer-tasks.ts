import { getPriority, setPriority } from 'node:os';

/** What a helper process sends: that it begins, then how it went. A failure is a mistake in the program. */
export type TaskAnswer<Answer> = { isTaken: true } | { answer: Answer } | { failure: string };

/** Runs at a lower priority, so that requests of buyers come first. */
const LOW_PRIORITY = 5;

/** Runs a helper process: answers one task after the other until the server disconnects. */
export function answerTasks<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  // Whoever was started at a lower one may not raise it.
  if (getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY);
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the whole group; the server decides when this ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('message', async ({ task }: { task: Task }) => {
    process.send?.({ isTaken: true });
    const message: TaskAnswer<Answer> = await work(task).then((answer) => ({ answer }), tellFailure);
    process.send?.(message);
    // Where it was asked for: what lies outside of the heap the collector is in no hurry to give back.
    globalThis.gc?.();
  });
}

const tellFailure = (error: unknown): { failure: string } => ({
  failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
