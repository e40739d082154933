import type { Log } from '../../context.ts';

export interface Visit {
  promoterId: number;
  shortUrlId: number;
  visitedOn: string;
}

export interface VisitSource {
  count(
    promoterId: number,
    visits: readonly { shortUrlId: number; visitedOn: string; visits: number }[],
  ): Promise<void>;
}

export interface VisitCounter {
  add(visit: Visit): void;
  /** Writes the visits that are still in memory. */
  close(): Promise<void>;
}

type Line = Visit & { visits: number };

/** Visits of one second are written together: a link on the evening news costs one statement a second. */
const DELAY_MS = 1_000;
/** For as long as the database is away. Lines beyond MOST_LINES are dropped, because memory is bounded. */
const RETRY_MS = 5_000;
const MOST_LINES = 10_000;

/** Counts visits in memory and writes them in batches after the answers; a failed write is tried again. */
export function createVisitCounter(source: VisitSource, log: Log): VisitCounter {
  let lines = new Map<string, Line>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const enter = (line: Line): void => {
    const key = `${line.promoterId} ${line.shortUrlId} ${line.visitedOn}`;
    const known = lines.get(key);
    if (known) known.visits += line.visits;
    else if (lines.size < MOST_LINES) lines.set(key, { ...line });
  };
  const writeLater = (delayMs: number): void => {
    timer ??= setTimeout(() => void write(), delayMs).unref();
  };
  const write = (): Promise<void> => {
    timer = undefined;
    const written = lines;
    lines = new Map();
    writing = writing.then(() => writeLines([...written.values()]));
    return writing;
  };
  const writeLines = async (all: readonly Line[]): Promise<void> => {
    for (const promoterId of new Set(all.map((line) => line.promoterId))) {
      const own = all.filter((line) => line.promoterId === promoterId);
      try {
        await source.count(promoterId, own);
      } catch (error) {
        log.warn({ err: error, links: own.length }, 'visits could not be written yet');
        for (const line of own) enter(line);
        writeLater(RETRY_MS);
      }
    }
  };

  return {
    add: ({ promoterId, shortUrlId, visitedOn }) => {
      enter({ promoterId, shortUrlId, visitedOn, visits: 1 });
      writeLater(DELAY_MS);
    },
    close: async () => {
      clearTimeout(timer);
      await write();
      clearTimeout(timer);
    },
  };
}
