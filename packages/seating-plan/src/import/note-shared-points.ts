import { findSharedPoints } from '../checks/find-shared-points.ts';
import type { SeatingPlan } from '../plan.ts';
import { createNotice, type ImportProblem } from './import-problem.ts';

/** Whether the source draws seats exactly on top of others, and where the first of them is. */
export function noteSharedPoints(plan: SeatingPlan): ImportProblem[] {
  const shared = findSharedPoints(plan);
  return shared ? [{ ...createNotice('SEATS_ON_ONE_POINT', { count: shared.count }), place: shared.place }] : [];
}
