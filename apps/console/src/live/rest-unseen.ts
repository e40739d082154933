/** A browser gives one server six connections: a map nobody has looked at for so long, with nothing unsaved, lets its go. */
const UNSEEN_MS = 60_000;

const isSeen = () => document.visibilityState === 'visible';

/** Resolves once the page was out of sight for long enough, and may rest; rejects when the signal ends. */
export function untilUnseen(signal: AbortSignal, mayRest: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isSeen()) return;
      timer = setTimeout(() => (mayRest() ? finish(resolve) : look()), UNSEEN_MS);
    };
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', giveUp);
      settle();
    };
    const giveUp = () => finish(() => reject(signal.reason));
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    else look();
  });
}

/** Resolves when the page is in sight, or the signal ends. */
export function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSeen() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
