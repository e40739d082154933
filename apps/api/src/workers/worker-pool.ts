import type { TaskAnswer } from './answer-tasks.ts';
import { type ProcessEnd, type Program, startProcess, type WorkerProcess } from './worker-process.ts';

export interface WorkerPoolOptions {
  /** The module that calls `answerTasks`. */
  program: Program;
  /** The time that an idle process waits for its next task before it ends. */
  restMs: number;
  timeLimitMs: number;
  /** The errors for the caller: for a task that took too long, and for one whose process died. */
  refuseSlow: () => Error;
  refuseDeadly: (end: ProcessEnd) => Error;
}

/**
 * Processes that are started on demand and end when idle. Threads are no alternative, because exhausted memory or a
 * crashing decoder ends a whole process. No library is used, because maintained ones use threads or do not report why a
 * process died.
 */
export class WorkerPool<Task, Answer> {
  readonly #options: WorkerPoolOptions;
  /** Idle processes are kept for a while, because starting one costs more than most tasks. */
  readonly #resting = new Map<WorkerProcess, NodeJS.Timeout>();

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** The caller limits how many tasks run at once (Semaphore). */
  ask(task: Task): Promise<Answer> {
    const rested = this.#findRested();
    const askFresh = () => this.#give(startProcess(this.#options.program), task);
    // A process that was killed while idle never took the task, so the task is tried again.
    return rested ? this.#give(rested, task, askFresh) : askFresh();
  }

  #give(helper: WorkerProcess, task: Task, askAgain?: () => Promise<Answer>): Promise<Answer> {
    const { timeLimitMs, refuseSlow, refuseDeadly, program } = this.#options;
    helper.keepServer(true);
    return new Promise((resolve, reject) => {
      let isTaken = false;
      // A process that failed gets no further task, because the failed one may have damaged its state.
      const leave = () => {
        clearTimeout(timer);
        this.#discard(helper);
      };
      const fail = (reason: Error) => {
        leave();
        reject(reason);
      };
      const timer = setTimeout(() => fail(refuseSlow()), timeLimitMs);
      helper.listeners = {
        answer: (message) => {
          const answer = message as TaskAnswer<Answer>;
          if ('isTaken' in answer) {
            isTaken = true;
            return;
          }
          if ('failure' in answer) return fail(new Error(`${program.name} failed: ${answer.failure}`));
          clearTimeout(timer);
          this.#rest(helper);
          resolve(answer.answer);
        },
        end: (end) => {
          if (isTaken || !askAgain) return fail(refuseDeadly(end));
          leave();
          askAgain().then(resolve, reject);
        },
      };
      helper.send({ task });
    });
  }

  #findRested(): WorkerProcess | undefined {
    const [helper, timer] = [...this.#resting].at(-1) ?? [];
    clearTimeout(timer);
    if (helper) this.#resting.delete(helper);
    return helper;
  }

  /** Stops an idle process after a while. It neither keeps the server alive nor keeps its memory for long. */
  #rest(helper: WorkerProcess): void {
    const leave = () => this.#discard(helper);
    helper.listeners = { answer: () => undefined, end: leave };
    helper.keepServer(false);
    this.#resting.set(helper, setTimeout(leave, this.#options.restMs).unref());
  }

  #discard(helper: WorkerProcess): void {
    clearTimeout(this.#resting.get(helper));
    this.#resting.delete(helper);
    helper.listeners = undefined;
    helper.stop();
  }
}
