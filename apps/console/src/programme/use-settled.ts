import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** The words after the typing has stood still for a moment, so that not every letter is a request. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
