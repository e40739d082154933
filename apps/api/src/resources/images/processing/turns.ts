import { AppError } from '../../../errors.ts';

export interface TurnsOptions {
  /** How much may be under way at once, in the unit of what `take` is given. */
  capacity: number;
  longestWaitMs: number;
  mostWaiting: number;
}

interface Waiting {
  weight: number;
  begin: () => void;
}

/**
 * Lets so much work run at once and the rest wait in line, first come, first served. Throws BUSY when the line is full
 * or the wait gets too long.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #line: Waiting[] = [];
  #free: number;

  constructor(options: TurnsOptions) {
    this.#options = options;
    this.#free = options.capacity;
  }

  async run<T>(weight: number, work: () => Promise<T>): Promise<T> {
    const taken = Math.min(weight, this.#options.capacity);
    await this.#take(taken);
    try {
      return await work();
    } finally {
      this.#free += taken;
      this.#callNext();
    }
  }

  #take(weight: number): Promise<void> {
    if (this.#line.length === 0 && weight <= this.#free) {
      this.#free -= weight;
      return Promise.resolve();
    }
    if (this.#line.length >= this.#options.mostWaiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const waiting = {
        weight,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        reject(busy());
        this.#callNext();
      }, this.#options.longestWaitMs);
      this.#line.push(waiting);
    });
  }

  #callNext(): void {
    for (let next = this.#line[0]; next && next.weight <= this.#free; next = this.#line[0]) {
      this.#line.shift();
      this.#free -= next.weight;
      next.begin();
    }
  }
}

const busy = () => new AppError('BUSY', { detail: 'Other pictures are being read. Try again in a moment.' });
