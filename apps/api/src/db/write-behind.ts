import type { Log } from '../context.ts';

/** What is on its way to the database: written in batches after the answers, so that no call waits for it. */
export interface WriteBehind<Value> {
  /** Meets what waits under the same key. */
  add(key: string | number, value: Value): void;
  /** Writes what is still in memory. */
  close(): Promise<void>;
}

interface Target<Value> {
  /** What waits under a key and what is added under it become one value. */
  merge(known: Value, added: Value): Value;
  /** What is written alone and, where that fails, kept alone; all of it together unless said otherwise. */
  batchOf?(value: Value): number;
  write(batch: readonly Value[]): Promise<void>;
  /** What the log says of a batch that has to wait. */
  warning: string;
  log: Log;
}

/** What comes within a second is written together: a link on the evening news costs one statement a second. */
const DELAY_MS = 1_000;
/** For as long as the database is away. Keys beyond MOST_KEYS are dropped, because memory is bounded. */
const RETRY_MS = 5_000;
export const MOST_KEYS = 10_000;

/** Keeps values by key and writes them a second later; a failed write is tried again, with what came meanwhile. */
export function createWriteBehind<Value>(target: Target<Value>): WriteBehind<Value> {
  const { merge, batchOf = () => 0, write, warning, log } = target;
  let waiting = new Map<string | number, Value>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const enter = (key: string | number, value: Value): void => {
    const known = waiting.get(key);
    if (known !== undefined) waiting.set(key, merge(known, value));
    else if (waiting.size < MOST_KEYS) waiting.set(key, value);
  };
  const writeLater = (delayMs: number): void => {
    timer ??= setTimeout(() => void writeNow(), delayMs).unref();
  };
  const writeNow = (): Promise<void> => {
    timer = undefined;
    const due = [...waiting];
    waiting = new Map();
    writing = writing.then(() => writeAll(due));
    return writing;
  };
  const writeAll = async (due: readonly [string | number, Value][]): Promise<void> => {
    for (const batch of new Set(due.map(([, value]) => batchOf(value)))) {
      const own = due.filter(([, value]) => batchOf(value) === batch);
      try {
        await write(own.map(([, value]) => value));
      } catch (error) {
        log.warn({ err: error, rows: own.length }, warning);
        for (const [key, value] of own) enter(key, value);
        writeLater(RETRY_MS);
      }
    }
  };

  return {
    add: (key, value) => {
      enter(key, value);
      writeLater(DELAY_MS);
    },
    close: async () => {
      clearTimeout(timer);
      await writeNow();
      clearTimeout(timer);
    },
  };
}
