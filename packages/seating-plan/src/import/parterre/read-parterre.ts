import { countSeats } from '../../count-seats.ts';
import { PlanBlock, PlanCategory, PlanRow, PlanSeat, PlanShape, Point, SeatingPlan, StandingArea } from '../../plan.ts';
import { listOf } from '../list-of.ts';
import { parseShape } from '../parse-shape.ts';
import type { ReadPlan } from '../read-plan.ts';

const Points = listOf(Point);
const Rows = listOf(PlanRow.extend({ seats: listOf(PlanSeat) }));

/** The document's own schema, with lists that give up at the first wrong item. */
const PlanFromFile = SeatingPlan.extend({
  categories: listOf(PlanCategory),
  blocks: listOf(PlanBlock.extend({ outline: Points.optional(), rows: Rows })),
  standingAreas: listOf(StandingArea.extend({ outline: Points })),
  shapes: listOf(PlanShape.extend({ points: Points })),
});

export function readParterre(value: unknown): ReadPlan {
  const plan: SeatingPlan = parseShape(PlanFromFile, value);
  return { plan, notices: [], sourceSeatCount: countSeats(plan), hasPositions: true };
}
