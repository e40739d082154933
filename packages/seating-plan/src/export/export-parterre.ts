import type { SeatingPlan } from '../plan.ts';

/** Parterre JSON: the document itself, one line per level of nesting that a person looks for in a diff. */
export function exportParterre(plan: SeatingPlan): string {
  return `${JSON.stringify(plan, undefined, 1)}\n`;
}
