import { createWriteBehind } from '#db/write-behind.ts';
import type { Log } from '#process/log.ts';

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
  close(): Promise<void>;
}

type Line = Visit & { visits: number };

/** Counts visits in memory and writes them promoter by promoter, after the answers. */
export function createVisitCounter(source: VisitSource, log: Log): VisitCounter {
  const lines = createWriteBehind<Line>({
    merge: (known, added) => ({ ...known, visits: known.visits + added.visits }),
    batchOf: ({ promoterId }) => promoterId,
    write: async (batch) => {
      const [first] = batch;
      if (first) await source.count(first.promoterId, batch);
    },
    warning: 'visits could not be written yet',
    log,
  });
  return {
    add: ({ promoterId, shortUrlId, visitedOn }) =>
      lines.add(`${promoterId} ${shortUrlId} ${visitedOn}`, { promoterId, shortUrlId, visitedOn, visits: 1 }),
    close: () => lines.close(),
  };
}
