import type { Counts, OrdinalCounts } from '@parterre/seat-map';
import type { SoldDifferences } from '../desk/use-sold-differences.ts';

export interface PreviewRow {
  ordinal: number;
  seatsBefore: number;
  seats: number;
  valueBeforeMinor: number;
  valueMinor: number;
}

/** Values before and after a save, changed ones only; ordinal 0 = no price type or hold. */
export interface SavePreview {
  prices: PreviewRow[];
  holds: PreviewRow[];
  movingCount: number;
  valueBeforeMinor: number;
  valueMinor: number;
}

/**
 * Computes what a save changes in the seated-prices report: seats at face value, sold ones at their price. A save never
 * touches sold seats, so their difference is the same before and after.
 */
export function previewSave(counts: Counts, sold: SoldDifferences): SavePreview {
  const all = [...sold.values()].reduce((sum, difference) => sum + difference, 0);
  return {
    prices: counts.prices.filter(isChanged).map((row) => ({
      ...pick(row),
      valueBeforeMinor: row.valueBeforeMinor + (sold.get(row.ordinal) ?? 0),
      valueMinor: row.valueMinor + (sold.get(row.ordinal) ?? 0),
    })),
    holds: counts.holds.filter(isChanged).map((row) => ({ ...pick(row), valueBeforeMinor: 0, valueMinor: 0 })),
    movingCount: counts.movingCount,
    valueBeforeMinor: counts.valueBeforeMinor + all,
    valueMinor: counts.valueMinor + all,
  };
}

const isChanged = (row: OrdinalCounts): boolean => row.seats !== row.seatsBefore;

const pick = ({ ordinal, seats, seatsBefore }: OrdinalCounts) => ({ ordinal, seats, seatsBefore });
