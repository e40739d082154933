import type { TaskAnswer } from './answer-tasks.ts';
import { type HelperProcess, type ProcessEnd, type Program, startProcess } from './helper-process.ts';

export interface WorkerPoolOptions {
  /** The module that calls `answerTasks`. */
  program: Program;
  /** How long an idle process waits for its next task before it ends. */
  restMs: number;
  timeLimitMs: number;
  /** The errors a caller gets: for a task that took too long, and for one that its process died of. */
  refuseSlow: () => Error;
  refuseDeadly: (end: ProcessEnd) => Error;
}

/**
 * Processes that are started when somebody asks and end when nobody does. Processes, since memory that runs out and a decoder
 * that crashes end a whole one, threads included; our own, since the kept pools have threads, or do not say what one died of.
 */
export class WorkerPool<Task, Answer> {
  readonly #options: WorkerPoolOptions;
  /** Starting one costs more than most tasks do. */
  readonly #resting = new Map<HelperProcess, NodeJS.Timeout>();

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** How many are asked at once is up to the caller (Semaphore). */
  ask(task: Task): Promise<Answer> {
    const rested = this.#findRested();
    const askFresh = () => this.#give(startProcess(this.#options.program), task);
    // Who was killed while resting never took the task: that says nothing against the task.
    return rested ? this.#give(rested, task, askFresh) : askFresh();
  }

  #give(helper: HelperProcess, task: Task, askAgain?: () => Promise<Answer>): Promise<Answer> {
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
      helper.hears = {
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

  #findRested(): HelperProcess | undefined {
    const [helper, timer] = [...this.#resting].at(-1) ?? [];
    clearTimeout(timer);
    if (helper) this.#resting.delete(helper);
    return helper;
  }

  /** An idle process neither keeps the server alive nor keeps its memory for long. */
  #rest(helper: HelperProcess): void {
    const leave = () => this.#discard(helper);
    helper.hears = { answer: () => undefined, end: leave };
    helper.keepServer(false);
    this.#resting.set(helper, setTimeout(leave, this.#options.restMs).unref());
  }

  #discard(helper: HelperProcess): void {
    clearTimeout(this.#resting.get(helper));
    this.#resting.delete(helper);
    helper.hears = undefined;
    helper.stop();
  }
}
