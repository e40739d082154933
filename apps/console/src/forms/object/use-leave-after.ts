import { useEffect, useRef } from 'react';

/** Leaves once the work is done: in the next turn, so that the guard of unsaved changes has heard of it. */
export function useLeaveAfter(isDone: boolean, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, [isDone]);
}
