import type { Counts, OrdinalCounts } from '@parterre/seat-map';

export interface PreviewRow {
  ordinal: number;
  seatsBefore: number;
  seats: number;
  valueBeforeMinor: number;
  valueMinor: number;
}

/** Before and after of a save: only what changes, ordinal 0 = no ticket or no hold. */
export interface SavePreview {
  prices: PreviewRow[];
  holds: PreviewRow[];
  editedCount: number;
  valueBeforeMinor: number;
  valueMinor: number;
}

export function previewSave(counts: Counts): SavePreview {
  return {
    prices: counts.prices
      .filter(isChanged)
      .map((row) => ({ ...pick(row), valueBeforeMinor: row.valueBeforeMinor, valueMinor: row.valueMinor })),
    holds: counts.holds.filter(isChanged).map((row) => ({ ...pick(row), valueBeforeMinor: 0, valueMinor: 0 })),
    editedCount: counts.editedCount,
    valueBeforeMinor: counts.valueBeforeMinor,
    valueMinor: counts.valueMinor,
  };
}

const isChanged = (row: OrdinalCounts): boolean => row.seats !== row.seatsBefore;

const pick = ({ ordinal, seats, seatsBefore }: OrdinalCounts) => ({ ordinal, seats, seatsBefore });
