const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Half to one and a half of a time that doubles: those a server lost do not all come back in the same moment. */
export function delayOf(failures: number, random = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + random);
}

/** Resolves after the delay, at once when the network is back, or when nobody waits any more. */
export function waitToReconnect(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, delayOf(failures));
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
