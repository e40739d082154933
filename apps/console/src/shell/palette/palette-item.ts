import type { PinIcon } from '#ui/icons.tsx';
import { useSettled } from '#ui/use-settled.ts';

/** In the order they stand: what was found, then where to go and what to do. */
const PALETTE_GROUPS = [
  'events',
  'orders',
  'customers',
  'venues',
  'plans',
  'campaigns',
  'tours',
  'thisEvent',
  'pages',
  'create',
  'actions',
] as const;

export interface PaletteItem {
  id: string;
  group: (typeof PALETTE_GROUPS)[number];
  label: string;
  /** Other words people type for it. */
  also?: string;
  /** The note stands in grey beside the label. */
  note?: string;
  Icon: typeof PinIcon;
  run: () => void;
}

export interface FoundItems {
  items: PaletteItem[];
  isSearching: boolean;
  error: unknown;
}

const SHORTEST_TERM = 2;

interface SearchTerm {
  searchTerm: string;
  isTooShort: boolean;
  /** False while the typing has not stood still for a moment: not every letter is a request. */
  isSettled: boolean;
}

export function useSearchTerm(words: string): SearchTerm {
  const typed = words.trim();
  const searchTerm = useSettled(typed);
  return { searchTerm, isTooShort: searchTerm.length < SHORTEST_TERM, isSettled: searchTerm === typed };
}
