import type { CopiedPart } from '@parterre/contract/choices/seating-choices';
import { mapSeats, type SeatMapping } from '@parterre/seating-plan';
import type { BlockEdit } from '#resources/seating/seats/change/apply-seat-changes.ts';
import { revisionOf } from '#resources/seating/seats/change/chunk-rows.ts';
import type { SeatEdit } from '#resources/seating/seats/change/edit-seats-skipping-sold.ts';
import type { CopyPairs } from './pair-things.ts';
import type { CopySide, CopySides } from './read-sides.ts';

/**
 * Maps ordinals of the other show to ordinals here. -1 leaves the seats with this ordinal as they are; 0 clears them.
 */
export interface OrdinalPairs {
  prices: ReadonlyMap<number, number>;
  holds: ReadonlyMap<number, number>;
}

export interface PlannedCopy {
  mapping: SeatMapping;
  edits: BlockEdit[];
  /** The number of matched seats whose price type or hold has no match here. */
  withoutPrice: number;
  withoutHold: number;
}

const STAYS = -1;

/** Turns the copy into edits of the blocks here, each with the revision that was read. */
export function planCopy(
  { from, to }: CopySides,
  pairs: Pick<CopyPairs, 'blocks'>,
  ordinals: OrdinalPairs,
  parts: readonly CopiedPart[],
): PlannedCopy {
  const mapping = mapSeats(from.geometry, to.geometry, pairs.blocks);
  const prices = parts.includes('prices') ? translate(from.state.prices, mapping, ordinals.prices, to) : undefined;
  const holds = parts.includes('holds') ? translate(from.state.holds, mapping, ordinals.holds, to) : undefined;
  const alternating = parts.includes('alternating') ? pairSwitches(from, pairs.blocks) : undefined;
  const edits = to.geometry.blocks.flatMap((block, index): BlockEdit[] => {
    const ranges: SeatEdit[] = [];
    for (let seat = block.firstSeat; seat < block.firstSeat + block.seatCount; seat += 1)
      addEdit(ranges, seat, prices?.[seat] ?? STAYS, holds?.[seat] ?? STAYS);
    const isOn = alternating?.get(index);
    if (ranges.length === 0 && isOn === undefined) return [];
    const revision = revisionOf(to.state.chunks.filter(({ blockId }) => blockId === block.blockId));
    return [{ block, revision, edits: ranges, ...(isOn === undefined ? {} : { alternating: isOn }) }];
  });
  return {
    mapping,
    edits,
    withoutPrice: prices ? countStays(from.state.prices, mapping, ordinals.prices) : 0,
    withoutHold: holds ? countStays(from.state.holds, mapping, ordinals.holds) : 0,
  };
}

/** Counts, for each ordinal of a column of the other show, the seats that have it and exist here too. */
export function countMatched(column: Uint16Array, { newOrdinals }: SeatMapping): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [seat, target] of newOrdinals.entries()) {
    const ordinal = column[seat] ?? 0;
    if (target >= 0 && ordinal > 0) counts.set(ordinal, (counts.get(ordinal) ?? 0) + 1);
  }
  return counts;
}

/** Returns the new value of each seat here, by ordinal, or STAYS. */
function translate(
  column: Uint16Array,
  { newOrdinals }: SeatMapping,
  ordinals: ReadonlyMap<number, number>,
  to: CopySide,
): Int32Array {
  const wanted = new Int32Array(to.geometry.seatCount).fill(STAYS);
  for (const [seat, target] of newOrdinals.entries())
    if (target >= 0) wanted[target] = translated(ordinals, column[seat] ?? 0);
  return wanted;
}

const translated = (ordinals: ReadonlyMap<number, number>, ordinal: number): number =>
  ordinal === 0 ? 0 : (ordinals.get(ordinal) ?? STAYS);

function countStays(column: Uint16Array, { newOrdinals }: SeatMapping, ordinals: ReadonlyMap<number, number>): number {
  let count = 0;
  for (const [seat, target] of newOrdinals.entries())
    if (target >= 0 && translated(ordinals, column[seat] ?? 0) === STAYS) count += 1;
  return count;
}

function pairSwitches(from: CopySide, pairs: ReadonlyMap<number, number>): Map<number, boolean> {
  const on = new Map(from.state.chunks.map((chunk) => [chunk.blockId, chunk.alternating]));
  const wanted = new Map<number, Set<boolean>>();
  for (const [source, target] of pairs) {
    const isOn = on.get(from.geometry.blocks[source]?.blockId ?? 0) ?? false;
    wanted.set(target, (wanted.get(target) ?? new Set()).add(isOn));
  }
  return new Map(
    [...wanted].flatMap(([target, [isOn, other]]) => (other === undefined ? [[target, isOn === true]] : [])),
  );
}

function addEdit(edits: SeatEdit[], seat: number, price: number, hold: number): void {
  if (price === STAYS && hold === STAYS) return;
  const edit = {
    ...(price === STAYS ? {} : { price }),
    ...(hold === STAYS ? {} : { hold }),
  };
  const last = edits.at(-1);
  if (last && last.to + 1 === seat && last.price === edit.price && last.hold === edit.hold) last.to = seat;
  else edits.push({ from: seat, to: seat, ...edit });
}
