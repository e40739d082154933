import type { Context } from '../../../context.ts';
import { FairLine } from './fair-line.ts';
import { discard, giveBack, MEMORY_LIMIT_MB, takeThread } from './plan-thread.ts';
import type { PlanTask, PlanTaskAnswer } from './run-plan-task.ts';

/** Many times what the largest plan takes by itself: the limit runs on also while others have the processor. */
const TIME_LIMIT_MS = 45_000;
/** One plan is read at a time, so that uploads cannot add up to the server's memory; promoters come by turns. */
const line = new FairLine({ mostOfOne: 5, most: 15 });

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
export const runPlanWorker = <Task extends PlanTask>(
  { promoterIds }: Pick<Context, 'promoterIds'>,
  task: Task,
): Promise<PlanTaskAnswer<Task>> => line.run(promoterIds[0] ?? 0, () => runWorker(task));

function runWorker<Task extends PlanTask>(task: Task): Promise<PlanTaskAnswer<Task>> {
  const thread = takeThread();
  return new Promise((resolve, reject) => {
    // Whoever failed is not asked again: what the plan did to the thread goes with it.
    const fail = (reason: Error) => {
      clearTimeout(timer);
      discard(thread);
      reject(reason);
    };
    const timer = setTimeout(
      () => fail(new PlanTooHeavy('READING_TOOK_TOO_LONG', { seconds: TIME_LIMIT_MS / 1000 })),
      TIME_LIMIT_MS,
    );
    thread.hears = {
      answer: (answer) => {
        clearTimeout(timer);
        giveBack(thread);
        resolve(answer as PlanTaskAnswer<Task>);
      },
      end: (error) =>
        fail(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? new PlanTooHeavy('READING_TOOK_TOO_MUCH_MEMORY', { megabytes: MEMORY_LIMIT_MB })
            : error,
        ),
    };
    thread.worker.postMessage(task);
  });
}
