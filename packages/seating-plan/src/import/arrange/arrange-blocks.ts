import { roundPoint, wholeDegrees } from '../../format/coordinates.ts';
import type { PlanBlock, PlanShape, Point, SeatingPlan } from '../../format/plan.ts';
import { boundsOf, centroidOf } from '../../geometry/bounds.ts';
import { drawRectangle, outlineEllipse } from '../../geometry/figures.ts';
import { measurePitch } from '../../geometry/measure-pitch.ts';
import { type BlockSize, type Placement, placeOnRings } from '../../geometry/place-on-rings.ts';

export type PlanLayout = 'bowl' | 'grid';

const SEAT_STEP = 20;
/** The most blocks placed on rings: more would take seconds, and no stadium has them. */
export const BOWL_BLOCKS_MAX = 1000;

/**
 * Gives blocks with local coordinates a position: on rings round a field, or in a grid below a stage, their front
 * (least y) facing it. Blocks without coordinates use the positions of seats in their rows and of rows in the block.
 */
export function arrangeBlocks(plan: SeatingPlan, layout: PlanLayout, hasPositions: boolean): SeatingPlan {
  const numbered = hasPositions ? plan.blocks : plan.blocks.map(numberSeats);
  const scale = SEAT_STEP / (measurePitch(numbered) || 1);
  const locals = numbered.map((block) => measureBlock(block, scale, SEAT_STEP));
  const { placements, stage } = layout === 'bowl' ? arrangeBowl(locals) : arrangeGrid(locals);
  const blocks = locals.map((local, index) =>
    placeBlock(local, placements[index] ?? { x: 0, y: 0, angle: 0, ring: 0 }),
  );
  return { ...plan, focalPoint: roundPoint(centroidOf(stage.points)), blocks, shapes: [stage] };
}

function numberSeats(block: PlanBlock): PlanBlock {
  const rows = block.rows.map((row, y) => ({ ...row, seats: row.seats.map((seat, x) => ({ ...seat, x, y })) }));
  return { ...block, rows };
}

interface Arrangement {
  readonly placements: readonly Placement[];
  readonly stage: PlanShape;
}

function arrangeBowl(locals: readonly LocalBlock[]): Arrangement {
  const { placements, field } = placeOnRings(locals, { gap: 2 * SEAT_STEP, fieldDepth: 12 * SEAT_STEP });
  const points = outlineEllipse({ a: field.a * 0.8, b: field.b * 0.8 }, 48);
  return { placements, stage: { kind: 'stage', points: points.map(roundPoint) } };
}

function arrangeGrid(locals: readonly LocalBlock[]): Arrangement {
  const { placements, width } = placeInGrid(locals, 3 * SEAT_STEP);
  const centre = { x: width / 2, y: -6 * SEAT_STEP };
  return {
    placements,
    stage: { kind: 'stage', points: drawRectangle(centre, Math.max(width / 3, 200), 4 * SEAT_STEP) },
  };
}

/** Moves a block to its place; local coordinates have their origin in the middle of its front edge. */
function placeBlock({ block, toLocal }: LocalBlock, { x, y, angle }: Placement): PlanBlock {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turn = wholeDegrees((angle * 180) / Math.PI);
  const rows = block.rows.map((row) => ({
    ...row,
    seats: row.seats.map((seat) => {
      if (seat.x === null || seat.y === null) return seat;
      const local = toLocal(seat.x, seat.y);
      return {
        ...seat,
        ...roundPoint({ x: x + local.x * cos - local.y * sin, y: y + local.x * sin + local.y * cos }),
        rotation: wholeDegrees((seat.rotation ?? 0) + turn),
      };
    }),
  }));
  const { outline: _, ...kept } = block;
  return { ...kept, rows };
}

/**
 * A block as a rectangle with its front edge at the top, and the mapping from its own coordinates to the rectangle's.
 */
interface LocalBlock extends BlockSize {
  readonly block: PlanBlock;
  /** Converts to coordinates with the origin in the middle of the front edge. */
  toLocal(x: number, y: number): Point;
}

function measureBlock(block: PlanBlock, scale: number, seatStep: number): LocalBlock {
  const seats = block.rows.flatMap((row) => row.seats);
  const box = boundsOf(seats.flatMap(({ x, y }) => (x === null || y === null ? [] : [{ x, y }])));
  const { minX, minY, maxX, maxY } = box ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const middle = (minX + maxX) / 2;
  return {
    block,
    width: (maxX - minX) * scale + seatStep,
    depth: (maxY - minY) * scale + seatStep,
    toLocal: (x, y) => ({ x: (x - middle) * scale, y: (y - minY) * scale + seatStep / 2 }),
  };
}

/** Fills lines of blocks up to the width that makes the plan about as wide as deep; each line is centred. */
function placeInGrid(sizes: readonly BlockSize[], gap: number): { placements: Placement[]; width: number } {
  const area = sizes.reduce((sum, size) => sum + (size.width + gap) * (size.depth + gap), 0);
  const widest = sizes.reduce((max, size) => Math.max(max, size.width), 0);
  const width = Math.max(widest, Math.sqrt(area) * 1.2);
  const placements: Placement[] = [];
  let top = 0;
  while (placements.length < sizes.length) {
    const line = takeLine(sizes.slice(placements.length), width, gap);
    const lineWidth = line.reduce((sum, size) => sum + size.width + gap, -gap);
    let left = (width - lineWidth) / 2;
    for (const size of line) {
      placements.push({ x: left + size.width / 2, y: top, angle: 0, ring: 0 });
      left += size.width + gap;
    }
    top += line.reduce((max, size) => Math.max(max, size.depth), 0) + gap;
  }
  return { placements, width };
}

function takeLine(sizes: readonly BlockSize[], width: number, gap: number): readonly BlockSize[] {
  let used = 0;
  const end = sizes.findIndex((size, index) => {
    used += size.width + (index > 0 ? gap : 0);
    return index > 0 && used > width;
  });
  return end < 0 ? sizes : sizes.slice(0, end);
}
