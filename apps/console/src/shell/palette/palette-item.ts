import type { PinIcon } from '#ui/icons.tsx';
import { useSettled } from '#ui/use-settled.ts';

/** In display order: search results, then pages and actions. */
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
  /** Other words by which users may search it. */
  also?: string;
  /** Shown in grey beside the label. */
  note?: string;
  Icon: typeof PinIcon;
  run: () => void;
}

export interface FoundItems {
  items: PaletteItem[];
  isSearching: boolean;
  error: unknown;
}

const TERM_LENGTH_MIN = 2;

interface SearchTerm {
  searchTerm: string;
  isTooShort: boolean;
  /** False until typing has paused, so that not every letter sends a request. */
  isSettled: boolean;
}

export function useSearchTerm(words: string): SearchTerm {
  const typed = words.trim();
  const searchTerm = useSettled(typed);
  return { searchTerm, isTooShort: searchTerm.length < TERM_LENGTH_MIN, isSettled: searchTerm === typed };
}
