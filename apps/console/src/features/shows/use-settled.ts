import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** The value after it has stood still for a moment, so that not every letter is a request. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
