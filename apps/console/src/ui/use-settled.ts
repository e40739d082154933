import { useEffect, useState } from 'react';

/** The pause in typing before a request is sent. */
export const TYPING_PAUSE_MS = 200;

/**
 * Returns the value after it has stayed the same for a moment, so that not every letter sends a request. Compares by
 * `===`.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  // Only a timer can notice that nothing changes.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
