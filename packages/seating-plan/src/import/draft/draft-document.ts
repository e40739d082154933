import { z } from 'zod';
import { COORDINATE_MAX } from '../../is-coordinate.ts';
import { PlanBlock, PlanCategory, PlanRow, PlanSeat, PlanShape, SeatingPlan, StandingArea } from '../../plan.ts';
import { listOf } from '../list-of.ts';

const Coordinate = z.number().min(-COORDINATE_MAX).max(COORDINATE_MAX);
const Angle = z.number().min(-360).max(360);
/** Longer than any label may be in a plan that is sold: a draft may be wrong, but not endless. */
const Label = z.string().max(200);
const Words = z.string().max(2000);
const Points = listOf(z.strictObject({ x: Coordinate, y: Coordinate }), 100_000);

const Seat = PlanSeat.extend({
  label: Label,
  x: Coordinate.nullable(),
  y: Coordinate.nullable(),
  rotation: Angle.optional(),
  category: Label.optional(),
});
const Row = PlanRow.extend({ label: Label, seats: listOf(Seat) });
const Block = PlanBlock.extend({
  label: Label,
  description: Words,
  bestRank: z.int().positive().max(1_000_000).nullable(),
  outline: Points.optional(),
  rows: listOf(Row),
});
const Standing = StandingArea.extend({
  label: Label,
  capacity: z.int().nonnegative().max(1_000_000),
  outline: Points,
});
const Shape = PlanShape.extend({
  points: Points,
  text: Words.optional(),
  size: z.number().positive().max(COORDINATE_MAX).optional(),
});
const Category = PlanCategory.extend({ key: Label, label: Label, colour: z.string().max(40).optional() });

/** The document of a draft: whatever `checkPlan` can speak about, of bounded numbers, texts and lists. */
export const DraftDocument = SeatingPlan.extend({
  name: Label,
  focalPoint: z.strictObject({ x: Coordinate, y: Coordinate }).optional(),
  categories: listOf(Category, 1000),
  blocks: listOf(Block),
  standingAreas: listOf(Standing, 1000),
  shapes: listOf(Shape, 10_000),
});
