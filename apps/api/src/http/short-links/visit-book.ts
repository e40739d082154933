import type { Log } from '../../context.ts';

export interface BookedVisit {
  promoterId: number;
  shortUrlId: number;
  visitedOn: string;
}

/** Where visits are written. */
export interface VisitSource {
  count(
    promoterId: number,
    visits: readonly { shortUrlId: number; visitedOn: string; visits: number }[],
  ): Promise<void>;
}

export interface VisitBook {
  add(visit: BookedVisit): void;
  /** Writes what is left. */
  close(): Promise<void>;
}

type Line = BookedVisit & { visits: number };

/** Visits of one second are written together: a link on the evening news costs one statement a second. */
const DELAY_MS = 1_000;
/** While the database is away. More links than this are forgotten. */
const RETRY_MS = 5_000;
const MOST_LINES = 10_000;

/** Collects visits and writes them behind the answers; what cannot be written is tried again. */
export function createVisitBook(source: VisitSource, log: Log): VisitBook {
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
