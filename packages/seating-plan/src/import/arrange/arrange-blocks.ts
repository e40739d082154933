import { roundCoordinate, toDegrees } from '../../format/coordinates.ts';
import type { PlanBlock, PlanShape, Point, SeatingPlan } from '../../format/plan.ts';
import { drawRectangle, outlineEllipse } from '../../geometry/figures.ts';
import { measurePitch } from '../../geometry/measure-pitch.ts';
import { type Placement, placeOnRings } from '../../geometry/place-on-rings.ts';
import { type LocalBlock, measureBlock } from './measure-block.ts';
import { placeInGrid } from './place-in-grid.ts';

export type PlanLayout = 'bowl' | 'grid';

const SEAT_STEP = 20;
/** More would take seconds to place on rings, and no stadium has them. */
export const BOWL_BLOCKS_MAX = 1000;

/**
 * Gives blocks whose coordinates are local a place of their own: on rings round a field, or in a grid below a stage.
 * Their front (least y) faces it. Without positions, a seat's number in its row and the row's in its block are used.
 */
export function arrangeBlocks(plan: SeatingPlan, layout: PlanLayout, hasPositions: boolean): SeatingPlan {
  const numbered = hasPositions ? plan.blocks : plan.blocks.map(numberSeats);
  const scale = SEAT_STEP / (measurePitch(numbered) || 1);
  const locals = numbered.map((block) => measureBlock(block, scale, SEAT_STEP));
  const { placements, stage } = layout === 'bowl' ? arrangeBowl(locals) : arrangeGrid(locals);
  const blocks = locals.map((local, index) =>
    placeBlock(local, placements[index] ?? { x: 0, y: 0, angle: 0, ring: 0 }),
  );
  const centre = { x: stage.points.reduce((sum, point) => sum + point.x, 0) / stage.points.length, y: 0 };
  centre.y = stage.points.reduce((sum, point) => sum + point.y, 0) / stage.points.length;
  const focalPoint = { x: roundCoordinate(centre.x), y: roundCoordinate(centre.y) };
  return { ...plan, focalPoint, blocks, shapes: [stage] };
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

/** Local coordinates have their origin in the middle of the block's front edge. */
function placeBlock({ block, toLocal }: LocalBlock, { x, y, angle }: Placement): PlanBlock {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turn = toDegrees((angle * 180) / Math.PI);
  const rows = block.rows.map((row) => ({
    ...row,
    seats: row.seats.map((seat) => {
      if (seat.x === null || seat.y === null) return seat;
      const local = toLocal(seat.x, seat.y);
      return {
        ...seat,
        ...roundPoint({ x: x + local.x * cos - local.y * sin, y: y + local.x * sin + local.y * cos }),
        rotation: toDegrees((seat.rotation ?? 0) + turn),
      };
    }),
  }));
  const { outline: _, ...kept } = block;
  return { ...kept, rows };
}

function roundPoint({ x, y }: Point): Point {
  return { x: roundCoordinate(x), y: roundCoordinate(y) };
}
