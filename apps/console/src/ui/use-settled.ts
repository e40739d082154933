import { useEffect, useState } from 'react';

/** How long typing stands still before anything is asked for. */
export const TYPING_PAUSE_MS = 200;

/** The value after it has stood still for a moment, so that not every letter is a request. For values compared by `===`. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  // Only a clock knows that nothing came any more.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
