import type { SeatingPlan } from '../format/plan.ts';
import { countSeats } from '../format/plan.ts';
import { findFocalPoint } from '../geometry/find-focal-point.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { keepToPage, measureBounds } from '../geometry/keep-to-page.ts';
import { createColumns, fillColumns } from './fill-columns.ts';
import { linkRows } from './link-rows.ts';

/**
 * Turns a plan document into columns in the document's order. A seat without coordinates, an error of `checkPlan`,
 * takes those of its neighbour, and figures off the page are left out, so that an unfinished plan can be drawn. Throws
 * RangeError for more blocks or distinct seat labels than a 16-bit column can number.
 */
export function compilePlan(plan: SeatingPlan): Geometry {
  const seatCount = countSeats(plan);
  const columns = createColumns(seatCount);
  const tables = fillColumns(plan, columns);
  const bounds = measureBounds(plan, columns);
  const focalPoint = findFocalPoint(plan);
  const pitch = linkRows(columns, tables.rows, { focalPoint, bounds });
  return keepToPage({
    seatCount,
    bounds,
    pitch,
    focalPoint,
    x: columns.x,
    y: columns.y,
    rotation: columns.rotation,
    row: columns.row,
    block: columns.block,
    label: columns.label,
    labels: tables.labels,
    flags: columns.flags,
    parity: columns.parity,
    left: columns.left,
    right: columns.right,
    rows: tables.rows,
    blocks: tables.blocks,
    standingAreas: plan.standingAreas,
    shapes: plan.shapes,
  });
}
