import type { Log } from '../process/log.ts';

/** Values that are written in batches after the answers, so that no call waits for them. */
export interface WriteBehind<Value> {
  /** Merges the value into the one that waits under the same key. */
  add(key: string | number, value: Value): void;
  /** Writes the values that are still in memory, once: what cannot be written now is lost. */
  close(): Promise<void>;
}

interface Target<Value> {
  merge(known: Value, added: Value): Value;
  /** The batch that a value belongs to. Each is written, and after a failure kept, separately; by default there is one. */
  batchOf?(value: Value): number;
  write(batch: readonly Value[]): Promise<void>;
  /** The log message for a batch that must be retried. */
  warning: string;
  log: Log;
}

/** Values of one second are written together, so that a key in constant use costs one statement a second. */
const DELAY_MS = 1_000;
/** The pause before a batch that could not be written is tried again. */
const RETRY_MS = 5_000;
/** The values of further keys are dropped while this many wait, because memory is bounded. */
export const KEYS_MAX = 10_000;

/** Keeps values by key and writes them a second later. What could not be written is merged into newer values. */
export function createWriteBehind<Value>(target: Target<Value>): WriteBehind<Value> {
  const { merge, batchOf = () => 0, write, warning, log } = target;
  let waiting = new Map<string | number, Value>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const enter = (key: string | number, value: Value): void => {
    const known = waiting.get(key);
    if (known !== undefined) waiting.set(key, merge(known, value));
    else if (waiting.size < KEYS_MAX) waiting.set(key, value);
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
