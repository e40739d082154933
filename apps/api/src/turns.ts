export interface TurnsOptions {
  /** How much may be under way at once, in the unit of the weights. */
  capacity: number;
  /** Whoever waits longer is refused. */
  longestWaitMs?: number;
  /** Whoever comes when so many wait is refused at once; `mostOfOne` of those who ask. */
  most?: number;
  mostOfOne?: number;
  refuse?: () => Error;
}

export interface Wish {
  /** One unless told; more than the capacity is all of it. */
  weight?: number;
  /** Who asks, where several share the line. */
  who?: number;
}

interface Waiting {
  weight: number;
  begin: () => void;
}

/**
 * Lets so much work run at once; the rest waits in line, first come, first served. Of several who ask, next is who was
 * served least lately: somebody with much keeps everybody else waiting for one piece of it at most. A heavy one is not
 * overtaken. Our own: in the libraries' semaphores who gives up keeps his place, and none has fair turns or a bound.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #lines = new Map<number, Set<Waiting>>();
  /** When who was served, while anybody waits. */
  readonly #servedAt = new Map<number, number>();
  #free: number;
  #waiting = 0;
  #served = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
    this.#free = options.capacity;
  }

  async run<T>(work: () => Promise<T>, wish: Wish = {}): Promise<T> {
    const leave = await this.take(wish);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Answers what gives the place back; that may be called once or more. */
  async take({ weight: wanted = 1, who = 0 }: Wish = {}): Promise<() => void> {
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

const tookTooLong = () => new Error('The wait for a turn was too long');
