/** So many may be in at once; the others wait their turn, but not for ever. */
export interface WaitingLine {
  /** Answers what gives the place back; that may be called once or more. Rejects when the wait was too long. */
  enter(): Promise<() => void>;
}

export function createWaitingLine(places: number, mostMs: number): WaitingLine {
  let free = places;
  const waiting = new Set<() => void>();

  const leaveOnce = (): (() => void) => {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const [next] = waiting;
      if (next) next();
      else free++;
    };
  };

  return {
    enter: () => {
      if (free > 0) {
        free--;
        return Promise.resolve(leaveOnce());
      }
      return new Promise((resolve, reject) => {
        const turn = () => {
          clearTimeout(timer);
          waiting.delete(turn);
          resolve(leaveOnce());
        };
        const timer = setTimeout(() => {
          waiting.delete(turn);
          reject(new Error('timeout exceeded when trying to connect: every connection is in use'));
        }, mostMs);
        waiting.add(turn);
      });
    },
  };
}
