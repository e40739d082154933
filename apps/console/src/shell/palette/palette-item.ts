import type { PinIcon } from '../../ui/icons.tsx';

/** Something the palette can go to or do. */
export interface PaletteItem {
  id: string;
  group: 'events' | 'pages' | 'actions';
  label: string;
  /** Grey beside the label. */
  note?: string;
  Icon: typeof PinIcon;
  run: () => void;
}
