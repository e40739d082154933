import { countSeats } from '../../count-seats.ts';
import { SeatingPlan } from '../../plan.ts';
import { parseShape } from '../parse-shape.ts';
import type { ReadPlan } from '../read-plan.ts';

export function readParterre(value: unknown): ReadPlan {
  const plan = parseShape(SeatingPlan, value);
  return { plan, notices: [], sourceSeatCount: countSeats(plan), hasPositions: true };
}
