import { findOverlaps } from '../../checks/find-overlaps.ts';
import { isOnPage } from '../../format/coordinates.ts';
import type { PlanBlock, Point, SeatingPlan } from '../../format/plan.ts';
import { countSeats } from '../../format/plan.ts';
import { boundsOf } from '../../geometry/bounds.ts';
import { measurePitch } from '../../geometry/measure-pitch.ts';
import { createNotice, type ImportProblem } from '../import-problem.ts';

/** A block with a larger share of its seats on top of other blocks is another floor, drawn as seen from above. */
const COVERED_MIN = 0.5;
/** The distance between floors, in usual seat distances. */
const GAP_SEATS = 4;

/** No venue has more floors, so a file with more is something else. */
const FLOORS_MAX = 20;

/** Moves apart floors drawn on top of each other, because nobody could select a seat under another. */
export function spreadFloors(plan: SeatingPlan): { plan: SeatingPlan; notices: ImportProblem[] } {
  const bounds = boundsOf(listPoints(plan));
  if (!bounds) return { plan, notices: [] };
  const step = Math.ceil(bounds.maxY - bounds.minY + GAP_SEATS * measurePitch(plan.blocks));
  let { blocks } = plan;
  let floors = 1;
  for (; floors < FLOORS_MAX; floors += 1) {
    const upper = findUpper(blocks);
    if (upper.size === 0) break;
    blocks = blocks.map((block, index) => (upper.has(index) ? lower(block, step) : block));
  }
  if (floors === 1) return { plan, notices: [] };
  return { plan: { ...plan, blocks }, notices: [createNotice('FLOORS_SPREAD', { count: floors })] };
}

function listPoints({ blocks, shapes, standingAreas }: SeatingPlan): Point[] {
  return [
    ...blocks.flatMap(({ rows }) => rows.flatMap((row) => row.seats.filter(isOnPage))),
    ...blocks.flatMap(({ outline }) => outline ?? []),
    ...shapes.flatMap(({ points }) => points),
    ...standingAreas.flatMap(({ outline }) => outline),
  ];
}

/** Returns the blocks mostly on top of larger ones, or of equally large ones that come first in the file. */
function findUpper(blocks: PlanBlock[]): ReadonlySet<number> {
  const sizes = blocks.map((block) => countSeats({ blocks: [block] }));
  const sizeOf = (index: number) => sizes[index] ?? 0;
  const covered = new Map<number, number>();
  for (const { block, under, count } of findOverlaps({ blocks })) {
    if (block === under) continue;
    const smaller = sizeOf(block) > sizeOf(under) ? under : block;
    covered.set(smaller, (covered.get(smaller) ?? 0) + count);
  }
  return new Set([...covered].filter(([index, count]) => count > sizeOf(index) * COVERED_MIN).map(([index]) => index));
}

function lower(block: PlanBlock, by: number): PlanBlock {
  const rows = block.rows.map((row) => ({
    ...row,
    seats: row.seats.map((seat) => (seat.y === null ? seat : { ...seat, y: seat.y + by })),
  }));
  const outline = block.outline?.map(({ x, y }) => ({ x, y: y + by }));
  return { ...block, rows, ...(outline && { outline }) };
}
