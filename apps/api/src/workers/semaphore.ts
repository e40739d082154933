export interface SemaphoreOptions {
  /** The total weight that may run at the same time. */
  capacity: number;
  /** A caller that waits longer is refused. */
  longestWaitMs?: number;
  /**
   * The limit of waiting callers. A caller is refused at once when `most` callers wait, or `mostOfOne` callers with the
   * same `who`.
   */
  most?: number;
  mostOfOne?: number;
  refuse?: () => Error;
}

export interface AcquireOptions {
  /** 1 by default. A weight above the capacity counts as the whole capacity. */
  weight?: number;
  /** The caller, where several share the semaphore. */
  who?: number;
}

interface Waiting {
  weight: number;
  begin: () => void;
}

/**
 * A weighted semaphore with fair queues: the `who` that was served longest ago is next, so that a caller with much work
 * delays every other one by a single piece. A heavy piece is not overtaken. No library is used, because none is fair or
 * bounded, and all keep the place of a caller that gave up.
 */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #lines = new Map<number, Set<Waiting>>();
  /** The time at which each `who` was last served; empty while nobody waits. */
  readonly #servedAt = new Map<number, number>();
  #free: number;
  #waiting = 0;
  #served = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
    this.#free = options.capacity;
  }

  async run<T>(work: () => Promise<T>, options: AcquireOptions = {}): Promise<T> {
    const leave = await this.acquire(options);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Returns the function that releases what was acquired; calling it again does nothing. */
  async acquire({ weight: wanted = 1, who = 0 }: AcquireOptions = {}): Promise<() => void> {
    const weight = Math.min(wanted, this.#options.capacity);
    if (this.#waiting === 0 && weight <= this.#free) this.#serve(who, weight);
    else await this.#wait(who, weight);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#free += weight;
      this.#callNext();
    };
  }

  #wait(who: number, weight: number): Promise<void> {
    const { longestWaitMs, most = Infinity, mostOfOne = Infinity, refuse = tookTooLong } = this.#options;
    const line = this.#lines.get(who) ?? new Set();
    if (this.#waiting >= most || line.size >= mostOfOne) throw refuse();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        weight,
        begin: () => {
          clearTimeout(timer);
          this.#forget(who, waiting);
          this.#serve(who, weight);
          resolve();
        },
      };
      const giveUp = () => {
        this.#forget(who, waiting);
        reject(refuse());
        this.#callNext();
      };
      const timer = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs);
      this.#lines.set(who, line.add(waiting));
      this.#waiting++;
    });
  }

  #callNext(): void {
    if (this.#waiting === 0) this.#servedAt.clear();
    for (let next = this.#findNext(); next && next.weight <= this.#free; next = this.#findNext()) next.begin();
  }

  #findNext(): Waiting | undefined {
    let longest: { line: Set<Waiting>; servedAt: number } | undefined;
    for (const [who, line] of this.#lines) {
      const servedAt = this.#servedAt.get(who) ?? 0;
      if (!longest || servedAt < longest.servedAt) longest = { line, servedAt };
    }
    const [first] = longest?.line ?? [];
    return first;
  }

  #serve(who: number, weight: number): void {
    this.#free -= weight;
    this.#servedAt.set(who, ++this.#served);
  }

  #forget(who: number, waiting: Waiting): void {
    const line = this.#lines.get(who);
    line?.delete(waiting);
    if (line?.size === 0) this.#lines.delete(who);
    this.#waiting--;
  }
}

const tookTooLong = () => new Error('The wait for a turn took too long');
