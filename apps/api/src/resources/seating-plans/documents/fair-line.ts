import { AppError } from '../../../errors.ts';

export interface FairLineOptions {
  /** Of one who asks, and of all together. */
  mostOfOne: number;
  most: number;
}

interface Waiting {
  who: number;
  begin: () => void;
}

/**
 * One piece of work at a time. Next is who was served least lately, and of theirs what came first: somebody with many
 * pieces keeps everybody else waiting for one of them at most. Throws BUSY when too many wait.
 */
export class FairLine {
  readonly #options: FairLineOptions;
  readonly #line: Waiting[] = [];
  /** Who was served, the latest last. */
  #served: number[] = [];
  #isBusy = false;

  constructor(options: FairLineOptions) {
    this.#options = options;
  }

  async run<T>(who: number, work: () => Promise<T>): Promise<T> {
    await this.#take(who);
    try {
      return await work();
    } finally {
      this.#callNext();
    }
  }

  #take(who: number): Promise<void> {
    if (!this.#isBusy) {
      this.#serve(who);
      return Promise.resolve();
    }
    const { most, mostOfOne } = this.#options;
    const own = this.#line.filter((waiting) => waiting.who === who).length;
    if (own >= mostOfOne || this.#line.length >= most)
      throw new AppError('BUSY', { detail: 'Many plans are being read. Try again in a moment.' });
    return new Promise((resolve) => this.#line.push({ who, begin: resolve }));
  }

  #callNext(): void {
    this.#isBusy = false;
    const [first, ...others] = this.#line;
    if (!first) {
      this.#served = [];
      return;
    }
    const lateness = ({ who }: Waiting) => this.#served.indexOf(who);
    const next = others.reduce((best, waiting) => (lateness(waiting) < lateness(best) ? waiting : best), first);
    this.#line.splice(this.#line.indexOf(next), 1);
    this.#serve(next.who);
    next.begin();
  }

  #serve(who: number): void {
    this.#isBusy = true;
    this.#served = [...this.#served.filter((other) => other !== who), who];
  }
}
