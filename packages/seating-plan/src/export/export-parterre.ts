import type { SeatingPlan } from '../format/plan.ts';

/** Parterre JSON: the document itself, indented so that two versions can be compared line by line. */
export function exportParterre(plan: SeatingPlan): string {
  return `${JSON.stringify(plan, undefined, 1)}\n`;
}
