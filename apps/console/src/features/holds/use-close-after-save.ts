import { useEffect, useRef } from 'react';

/** Closes once the work is done: in the next turn, so that the guard of unsaved changes has heard of it. */
export function useCloseAfterSave(isDone: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, [isDone]);
}
