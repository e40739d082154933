import { isOnPage } from '../format/coordinates.ts';
import type { SeatingPlan } from '../format/plan.ts';
import { type PlanPlace, placeOfBlock, placeOfRow, placeOfSeat } from '../format/plan-problem.ts';
import { measurePitch } from '../geometry/measure-pitch.ts';

/** Seats of one block that overlap seats of another block, or of the same one. */
export interface Overlap {
  /** Indexes of the blocks in the document. */
  readonly block: number;
  readonly under: number;
  count: number;
  /** The first seat that is on top of another. */
  readonly place: PlanPlace;
}

/** One seat hides another if their distance is below this share of the plan's usual seat distance. */
const HIDING_SHARE = 1 / 4;
/**
 * The smallest reach in plan units: with smaller cells their numbers would overflow, and no drawing has such small
 * seats.
 */
const REACH_MIN = 0.02;
const NONE = -1;

/**
 * Finds seats that hide others: only the upper one can be seen and clicked. Each is counted once, for the last seat
 * below it. Grid cells are twice as wide as a seat reaches, so four cells hold all candidates.
 */
export function findOverlaps({ blocks }: Pick<SeatingPlan, 'blocks'>): Overlap[] {
  const reach = Math.max(measurePitch(blocks) * HIDING_SHARE, REACH_MIN);
  const lastInCell = new Map<number, number>();
  const seen: { x: number[]; y: number[]; block: number[]; before: number[] } = { x: [], y: [], block: [], before: [] };
  const overlaps = new Map<number, Overlap>();
  const cell = 2 * reach;
  for (const { x, y, block, findPlace } of listDrawnSeats(blocks)) {
    const under = findUnder(x, y);
    if (under !== NONE) countOverlap(block, seen.block[under] ?? NONE, findPlace);
    const own = keyOf(Math.floor(x / cell), Math.floor(y / cell));
    seen.before.push(lastInCell.get(own) ?? NONE);
    lastInCell.set(own, seen.x.length);
    seen.x.push(x);
    seen.y.push(y);
    seen.block.push(block);
  }
  return [...overlaps.values()];

  function countOverlap(block: number, under: number, findPlace: () => PlanPlace): void {
    const key = block * blocks.length + under;
    const known = overlaps.get(key);
    if (known) known.count += 1;
    else overlaps.set(key, { block, under, count: 1, place: findPlace() });
  }

  function findUnder(x: number, y: number): number {
    const left = Math.floor((x - reach) / cell);
    const top = Math.floor((y - reach) / cell);
    let found = NONE;
    for (let column = left; column <= left + 1; column += 1) {
      for (let line = top; line <= top + 1; line += 1) {
        let at = lastInCell.get(keyOf(column, line)) ?? NONE;
        for (; at > found; at = seen.before[at] ?? NONE) {
          if (Math.hypot(x - (seen.x[at] ?? 0), y - (seen.y[at] ?? 0)) < reach) found = at;
        }
      }
    }
    return found;
  }
}

interface DrawnSeat {
  readonly x: number;
  readonly y: number;
  /** Index of the block in the document. */
  readonly block: number;
  readonly findPlace: () => PlanPlace;
}

function* listDrawnSeats(blocks: SeatingPlan['blocks']): Generator<DrawnSeat> {
  for (const [block, ofBlock] of blocks.entries())
    for (const [rowIndex, row] of ofBlock.rows.entries())
      for (const [seatIndex, seat] of row.seats.entries()) {
        const { x, y } = seat;
        if (x === null || y === null || !isOnPage(seat)) continue;
        const findPlace = () => placeOfSeat(placeOfRow(placeOfBlock(ofBlock, block), row, rowIndex), seat, seatIndex);
        yield { x, y, block, findPlace };
      }
}

/** Unique, because columns and lines are numbers of at most 25 million in either direction. */
const keyOf = (column: number, line: number): number => column * 67_108_864 + line;
