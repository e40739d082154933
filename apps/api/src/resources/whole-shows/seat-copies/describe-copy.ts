import type { CopiedPart } from '@parterre/contract/choices/seating-choices';
import type { SeatCopyPreview } from '@parterre/contract/seat-copies';
import { compareHoldLabels, type Geometry, type SeatMapping } from '@parterre/seating-plan';
import type { CopyPairs } from './pair-things.ts';
import { countMatched } from './plan-copy.ts';
import type { CopySides } from './read-sides.ts';

/** The maximum number of rows that a preview names; the others are counted. */
const ROWS_MAX = 100;

export function describePairs(
  { from, to }: CopySides,
  pairs: CopyPairs,
  mapping: SeatMapping,
  parts: readonly CopiedPart[],
): Pick<SeatCopyPreview, 'blocks' | 'ownBlocks' | 'prices' | 'holds'> {
  const prices = countOrdinals(from.state.prices);
  const holds = countOrdinals(from.state.holds);
  const matchedHolds = parts.includes('holds') ? countMatched(from.state.holds, mapping) : new Map<number, number>();
  return {
    blocks: from.geometry.blocks.map(({ blockId, label, firstSeat, seatCount }, index) => {
      const target = pairs.blocks.get(index);
      const seats = mapping.newOrdinals.subarray(firstSeat, firstSeat + seatCount);
      return {
        fromBlockId: blockId,
        label,
        seats: seatCount,
        toBlockId: target === undefined ? null : (to.geometry.blocks[target]?.blockId ?? null),
        matched: seats.reduce((sum, seat) => sum + Number(seat >= 0), 0),
      };
    }),
    ownBlocks: to.geometry.blocks.map(({ blockId, label, seatCount }) => ({ blockId, label, seats: seatCount })),
    prices: from.prices
      .filter(({ ordinal }) => prices.has(ordinal))
      .map(({ id, ordinal, name, colour, faceValueMinor }) => ({
        fromPriceTypeId: id,
        name,
        colour,
        faceValueMinor,
        seats: prices.get(ordinal) ?? 0,
        toPriceTypeId: pairs.prices.get(id) ?? null,
      })),
    holds: from.holds
      .filter(({ ordinal }) => holds.has(ordinal))
      .toSorted((a, b) => compareHoldLabels(a.label, b.label))
      .map(({ id, ordinal, label, reservationFlag, colour }) => ({
        fromHoldId: id,
        label,
        reservationFlag,
        colour,
        seats: holds.get(ordinal) ?? 0,
        ...describeTarget(pairs.holds.get(id) ?? null, matchedHolds.has(ordinal)),
      })),
  };
}

/** A hold whose seats are all left out is not created. */
const describeTarget = (target: number | 'new' | null, isUsed: boolean) => ({
  toHoldId: target === 'new' ? null : target,
  isNew: target === 'new' && isUsed,
});

/** Lists the seats of the other show without a counterpart, by row. */
export function describeMissing(
  geometry: Geometry,
  { gone }: SeatMapping,
): Pick<SeatCopyPreview, 'missing' | 'missingRows'> {
  const rows = new Map<number, { first: number; last: number; seats: number }>();
  for (const seat of gone) {
    const index = geometry.row[seat] ?? 0;
    const row = rows.get(index);
    if (row) rows.set(index, { ...row, last: seat, seats: row.seats + 1 });
    else rows.set(index, { first: seat, last: seat, seats: 1 });
  }
  const labelOf = (seat: number) => geometry.labels[geometry.label[seat] ?? 0] ?? '';
  return {
    missingRows: rows.size,
    missing: [...rows].slice(0, ROWS_MAX).map(([index, { first, last, seats }]) => {
      const row = geometry.rows[index];
      const block = geometry.blocks[row?.block ?? 0]?.label ?? '';
      return { block, row: row?.label ?? '', first: labelOf(first), last: labelOf(last), seats };
    }),
  };
}

function countOrdinals(column: Uint16Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const ordinal of column) counts.set(ordinal, (counts.get(ordinal) ?? 0) + 1);
  return counts;
}
