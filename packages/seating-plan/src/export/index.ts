import type { SeatingPlan } from '../format/plan.ts';

export { exportCsv } from './export-csv.ts';
export { exportPretix } from './export-pretix.ts';
export { listExportLosses, PLAN_DETAILS } from './list-export-losses.ts';

/** Writes Parterre JSON: the document itself, indented so that two versions can be compared line by line. */
export function exportParterre(plan: SeatingPlan): string {
  return `${JSON.stringify(plan, undefined, 1)}\n`;
}
