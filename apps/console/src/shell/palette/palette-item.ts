import type { PinIcon } from '../../ui/icons.tsx';

/** Something the palette can go to or do. */
export interface PaletteItem {
  id: string;
  group: 'events' | 'campaigns' | 'tours' | 'pages' | 'actions';
  label: string;
  /** Grey beside the label. */
  note?: string;
  Icon: typeof PinIcon;
  run: () => void;
}

/** What the server found for the words typed. */
export interface FoundItems {
  items: PaletteItem[];
  isSearching: boolean;
  error: unknown;
}
