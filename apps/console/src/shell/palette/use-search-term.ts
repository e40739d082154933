import { useSettled } from '#forms/use-settled.ts';

const SHORTEST_TERM = 2;

export interface SearchTerm {
  searchTerm: string;
  isTooShort: boolean;
  /** False while the typing has not stood still for a moment: not every letter is a request. */
  isSettled: boolean;
}

/** What is searched for while somebody types. */
export function useSearchTerm(words: string): SearchTerm {
  const typed = words.trim();
  const searchTerm = useSettled(typed);
  return { searchTerm, isTooShort: searchTerm.length < SHORTEST_TERM, isSettled: searchTerm === typed };
}
