import { isCoordinate } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';
import type { Patch } from '../change.ts';
import type { PlanNode } from '../node.ts';

/** Whether the step would put something where coordinates end (or at no number at all) that was not there already. */
export function leavesPage({ before, after }: Patch): boolean {
  return after.some((node, index) => isOff(node) && !isOff(before[index]));
}

function isOff(node: PlanNode | undefined): boolean {
  switch (node?.kind) {
    case 'seat':
      return isBeyond(node.seat.x) || isBeyond(node.seat.y);
    case 'block':
      return isAnyBeyond(node.outline);
    case 'area':
      return isAnyBeyond(node.area.outline);
    case 'shape':
      return isAnyBeyond(node.shape.points);
    case 'plan':
      return node.focalPoint !== undefined && isAnyBeyond([node.focalPoint]);
    default:
      return false;
  }
}

const isAnyBeyond = (points: readonly Point[] = []): boolean => points.some(({ x, y }) => isBeyond(x) || isBeyond(y));
const isBeyond = (value: number | null): boolean => value !== null && !isCoordinate(value);
