import { BLOCKS_MAX, CATEGORIES_MAX, IMPORT_SEATS_MAX, SHAPES_MAX, STANDING_AREAS_MAX } from '../format/limits.ts';
import type { Patch } from './change.ts';
import { type PlanNode, ROOT } from './node.ts';
import { leavesPage } from './places/leaves-page.ts';

/** Why a step was not taken: it would leave the page, or more would be in the plan than can be saved. */
export type Refusal =
  | { readonly what: 'page' }
  | { readonly what: 'seats' | 'blocks' | 'standingAreas' | 'shapes' | 'categories'; readonly max: number };

/** `seats`: in the plan before the step. What is too much already may still get less. */
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
