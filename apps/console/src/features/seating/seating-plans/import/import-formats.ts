import type { ReadableFormat } from '@parterre/seating-plan/import';

/** The entry of each format in the list of formats. */
const SHOWN_AS = {
  parterre: 'parterre',
  pretix: 'pretix',
  seatsio: 'seatsio',
  'seatmap-pro': 'seatmapPro',
  csv: 'csv',
  svg: 'svg',
  'venue-sections': 'lists',
  'flat-seats': 'lists',
  'block-rows': 'lists',
  'seat-grid': 'lists',
  'seat-numbers': 'lists',
} as const satisfies Record<ReadableFormat, string>;

export const IMPORT_FORMATS = [...new Set(Object.values(SHOWN_AS))];
