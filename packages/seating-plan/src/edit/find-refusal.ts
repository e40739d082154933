import { isCoordinate } from '../format/coordinates.ts';
import { BLOCKS_MAX, CATEGORIES_MAX, IMPORT_SEATS_MAX, SHAPES_MAX, STANDING_AREAS_MAX } from '../format/limits.ts';
import type { Point } from '../format/plan.ts';
import type { Patch } from './draft/change.ts';
import { type PlanNode, ROOT } from './draft/node.ts';

/** The reason of a refused step: it would move something off the page, or make the plan larger than a draft may be. */
export type Refusal =
  | { readonly what: 'page' }
  | { readonly what: 'seats' | 'blocks' | 'standingAreas' | 'shapes' | 'categories'; readonly max: number };

/**
 * Returns why a step is refused. `seats` is the number before it; a plan that is too large already may still shrink.
 */
export function findRefusal(patch: Patch, seats: number): Refusal | undefined {
  if (leavesPage(patch)) return { what: 'page' };
  const added = countAddedSeats(patch);
  if (added > 0 && seats + added > IMPORT_SEATS_MAX) return { what: 'seats', max: IMPORT_SEATS_MAX };
  const at = patch.ids.indexOf(ROOT);
  return at < 0 ? undefined : findLongList(patch.before[at], patch.after[at]);
}

export function countAddedSeats({ before, after }: Patch): number {
  return count(after) - count(before);
}

const count = (nodes: readonly (PlanNode | undefined)[]): number =>
  nodes.reduce((sum, node) => sum + (node?.kind === 'seat' ? 1 : 0), 0);

const LISTS = [
  { what: 'blocks', list: 'blocks', max: BLOCKS_MAX },
  { what: 'standingAreas', list: 'areas', max: STANDING_AREAS_MAX },
  { what: 'shapes', list: 'shapes', max: SHAPES_MAX },
  { what: 'categories', list: 'categories', max: CATEGORIES_MAX },
] as const;

function findLongList(before: PlanNode | undefined, after: PlanNode | undefined): Refusal | undefined {
  if (before?.kind !== 'plan' || after?.kind !== 'plan') return undefined;
  const found = LISTS.find(({ list, max }) => after[list].length > max && after[list].length > before[list].length);
  return found && { what: found.what, max: found.max };
}

/** True if the step moves something off the page, or to NaN, that was on the page before. */
function leavesPage({ before, after }: Patch): boolean {
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
