import { useDeferredValue, useEffect, useState } from 'react';

const SHORTEST_TERM = 2;
const PAUSE_MS = 150;

export interface SearchTerm {
  searchTerm: string;
  isTooShort: boolean;
  /** False while the typing has not stood still for a moment: not every letter is a request. */
  isSettled: boolean;
}

/** What is searched for while somebody types. */
export function useSearchTerm(words: string): SearchTerm {
  const typed = words.trim();
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const searchTerm = useDeferredValue(settled);
  return { searchTerm, isTooShort: searchTerm.length < SHORTEST_TERM, isSettled: searchTerm === typed };
}
