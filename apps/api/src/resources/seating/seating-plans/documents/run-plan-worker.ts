import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import { Semaphore } from '#workers/semaphore.ts';
import { WorkerPool } from '#workers/worker-pool.ts';
import type { PlanTask, PlanTaskAnswer } from './run-plan-task.ts';

/** Many times the duration of the largest plan alone, because the limit also counts while others have the processor. */
const DURATION_MS_MAX = 45_000;
const MEMORY_MB_MAX = 512;
/** Reads one plan at a time, so that uploads together cannot exhaust the server's memory; promoters take turns. */
const semaphore = new Semaphore({
  capacity: 1,
  mostOfOne: 5,
  most: 15,
  refuse: () => new AppError('BUSY', { detail: 'Many plans are being read. Try again in a moment.' }),
});
const processes = new WorkerPool<PlanTask, unknown>({
  program: {
    name: 'plan-program',
    importer: import.meta.url,
    execArgv: [`--max-old-space-size=${MEMORY_MB_MAX}`],
  },
  // An idle process is kept, because drawings are saved every few seconds.
  restMs: 60_000,
  timeLimitMs: DURATION_MS_MAX,
  refuseSlow: () => new PlanTooHeavy('READING_TOOK_TOO_LONG', { seconds: DURATION_MS_MAX / 1000 }),
  refuseDeadly: (end) =>
    end.signal ? new PlanTooHeavy('READING_TOOK_TOO_MUCH_MEMORY', { megabytes: MEMORY_MB_MAX }) : end,
});

/** Thrown for a plan that exceeded the time or memory limit; its process has ended. */
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
 * Runs a task on a plan in a process of its own, so that a hostile file costs that process and nothing else. Throws
 * BUSY when too many wait, PlanTooHeavy for one that takes too long or too much memory.
 */
export const runPlanWorker = <Task extends PlanTask>(
  { promoterIds }: Pick<Context, 'promoterIds'>,
  task: Task,
): Promise<PlanTaskAnswer<Task>> =>
  semaphore.run(async () => (await processes.ask(task)) as PlanTaskAnswer<Task>, { who: promoterIds[0] ?? 0 });
