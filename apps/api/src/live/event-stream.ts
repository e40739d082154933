import { Readable } from 'node:stream';

/** The bytes that may wait for a slow reader, and the time that it has to receive the last event. */
const WAITING_BYTES_MAX = 1024 * 1024;
const GOODBYE_MS = 10_000;

export interface EventStreamOptions {
  /** The last event for a reader that is too slow. */
  overflowEvent: Buffer;
  mostWaitingBytes?: number;
  goodbyeMs?: number;
}

/** Events for one reader. Writing never waits: a reader that is too slow gets a last event and is dropped. */
export class EventStream extends Readable {
  readonly #options: Required<EventStreamOptions>;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #isWanted = false;
  #isEnding = false;
  #hasEnded = false;

  constructor(options: EventStreamOptions) {
    super({ highWaterMark: 16 * 1024 });
    this.#options = { mostWaitingBytes: WAITING_BYTES_MAX, goodbyeMs: GOODBYE_MS, ...options };
  }

  tell(event: Buffer): void {
    if (this.#isEnding || this.destroyed) return;
    const isTooMuch = this.#waitingBytes + event.length > this.#options.mostWaitingBytes;
    if (isTooMuch) this.#drop();
    else this.#queue(event);
  }

  /**
   * Ends the stream after what is already written and `event`; a reader that does not receive it in time is
   * disconnected.
   */
  finish(event?: Buffer): void {
    if (this.#isEnding || this.destroyed) return;
    if (event) this.#queue(event);
    this.#isEnding = true;
    this.#flush();
    const cutOff = setTimeout(() => this.destroy(), this.#options.goodbyeMs).unref();
    this.once('close', () => clearTimeout(cutOff));
  }

  override _read(): void {
    this.#isWanted = true;
    this.#flush();
  }

  #queue(event: Buffer): void {
    this.#waiting.push(event);
    this.#waitingBytes += event.length;
    this.#flush();
  }

  #drop(): void {
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.finish(this.#options.overflowEvent);
  }

  #flush(): void {
    while (this.#isWanted) {
      const next = this.#waiting.shift();
      if (!next) break;
      this.#waitingBytes -= next.length;
      this.#isWanted = this.push(next);
    }
    if (!this.#isEnding || this.#hasEnded || this.#waiting.length > 0) return;
    this.#hasEnded = true;
    this.push(null);
  }
}
