import type { PlanFinding } from '@parterre/contract/seating-plans';
import { checkPlan, findSharedPoints, type PlanPlace, type SeatingPlan } from '@parterre/seating-plan';

/** A finding with its place in the drawing. */
export interface DeskFinding extends Pick<PlanFinding, 'severity' | 'code'> {
  readonly place: PlanPlace;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What the server says of a drawing that is saved. */
export function checkDrawing(plan: SeatingPlan): DeskFinding[] {
  const shared = findSharedPoints(plan);
  return [
    ...checkPlan(plan),
    ...(shared
      ? [
          {
            severity: 'notice' as const,
            code: 'SEATS_ON_ONE_POINT',
            place: shared.place,
            values: { count: shared.count },
          },
        ]
      : []),
  ];
}
