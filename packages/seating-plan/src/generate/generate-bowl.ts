import { roundCoordinate, roundPoint, wholeDegrees } from '../format/coordinates.ts';
import type { PlanBlock, PlanRow, PlanSeat, SeatingPlan } from '../format/plan.ts';
import { outlineEllipse } from '../geometry/figures.ts';
import { cornersOf, type Placement, placeOnRings } from '../geometry/place-on-rings.ts';
import { writeLetters } from '../labels/letters.ts';

const SEAT_STEP = 20;
const ROW_STEP = 24;
/** Seats in a row per row of the block: blocks of a stadium are wider than deep. */
const BLOCK_ASPECT = 1.5;
/** The most blocks whose labels have one digit for the ring and two for the block; above it labels would repeat. */
const TWO_DIGIT_BLOCKS_MAX = 300;
const TIER_COLOURS = ['#1565c0', '#2e7d32', '#ef6c00', '#6a1b9a', '#00838f', '#ad1457'];

export interface BowlOptions {
  /** Exact number of seats, at least one for each block. */
  readonly seats: number;
  readonly blocks: number;
  readonly name?: string;
}

/** Generates a stadium of any size: straight blocks on rings round a field, all facing it. */
export function generateBowl({ seats, blocks, name = 'Stadium' }: BowlOptions): SeatingPlan {
  const seatCounts = Array.from({ length: blocks }, (_, index) => Math.floor((seats + index) / blocks));
  const grids = seatCounts.map(measureGrid);
  const ringPlan = placeOnRings(grids, { gap: 3 * SEAT_STEP, fieldDepth: 20 * SEAT_STEP });
  const indexInRing = new Map<number, number>();
  const planBlocks = ringPlan.placements.map((placement, index) => {
    const order = (indexInRing.get(placement.ring) ?? 0) + 1;
    indexInRing.set(placement.ring, order);
    const grid = grids[index] ?? measureGrid(0);
    const label = `${placement.ring + 1}${String(order).padStart(blocks > TWO_DIGIT_BLOCKS_MAX ? 3 : 2, '0')}`;
    return buildBlock({ index, label, placement, grid, seatCount: seatCounts[index] ?? 0 });
  });
  const field = { a: ringPlan.field.a * 0.8, b: ringPlan.field.b * 0.8 };
  return {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name,
    focalPoint: { x: 0, y: 0 },
    categories: [...indexInRing.keys()].map((ring) => ({
      key: tierKey(ring),
      label: `Tier ${ring + 1}`,
      colour: TIER_COLOURS[ring % TIER_COLOURS.length],
    })),
    blocks: planBlocks,
    standingAreas: [],
    shapes: [{ kind: 'stage', points: outlineEllipse(field, 48).map(roundPoint), text: 'Field' }],
  };
}

interface Grid {
  readonly columns: number;
  readonly width: number;
  readonly depth: number;
}

function measureGrid(seatCount: number): Grid {
  const columns = Math.max(1, Math.ceil(Math.sqrt(seatCount * BLOCK_ASPECT)));
  const rows = Math.max(1, Math.ceil(seatCount / columns));
  return { columns, width: columns * SEAT_STEP, depth: rows * ROW_STEP };
}

interface BlockDraft {
  readonly index: number;
  readonly label: string;
  readonly placement: Placement;
  readonly grid: Grid;
  readonly seatCount: number;
}

function buildBlock({ index, label, placement, grid, seatCount }: BlockDraft): PlanBlock {
  const rows: PlanRow[] = [];
  for (let first = 0; first < seatCount; first += grid.columns) {
    const count = Math.min(grid.columns, seatCount - first);
    rows.push({ label: writeLetters(rows.length, true) ?? '', seats: buildRow(rows.length, count, placement) });
  }
  return {
    blockId: index + 1,
    label,
    description: `Tier ${placement.ring + 1}, block ${label}`,
    bestRank: index + 1,
    outline: cornersOf(placement, grid).map(roundPoint),
    rows,
  };
}

function buildRow(row: number, count: number, placement: Placement): PlanSeat[] {
  const cos = Math.cos(placement.angle);
  const sin = Math.sin(placement.angle);
  const y = (row + 0.5) * ROW_STEP;
  const rotation = wholeDegrees((placement.angle * 180) / Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * SEAT_STEP;
    return {
      label: String(index + 1),
      x: roundCoordinate(placement.x + x * cos - y * sin),
      y: roundCoordinate(placement.y + x * sin + y * cos),
      rotation,
      category: tierKey(placement.ring),
    };
  });
}

function tierKey(ring: number): string {
  return `tier-${ring + 1}`;
}
