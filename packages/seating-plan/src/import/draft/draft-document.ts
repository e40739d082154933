import { z } from 'zod';
import { COORDINATE_MAX } from '../../format/coordinates.ts';
import {
  BEST_RANK_MAX,
  BLOCK_ID_MAX,
  CATEGORIES_MAX,
  CORNERS_MAX,
  ROTATION_MAX,
  SHAPES_MAX,
  STANDING_AREAS_MAX,
  STANDING_CAPACITY_MAX,
} from '../../format/limits.ts';
import { PlanBlock, PlanCategory, PlanRow, PlanSeat, PlanShape, SeatingPlan, StandingArea } from '../../format/plan.ts';
import { listOf } from '../list-of.ts';
import { Measure } from '../measures.ts';

const Angle = z.number().min(-ROTATION_MAX).max(ROTATION_MAX);
/** Longer than any label may be in a plan that is sold: a draft may be wrong, but not endless. */
const Label = z.string().max(200);
const Words = z.string().max(2000);
const Points = listOf(z.strictObject({ x: Measure, y: Measure }), CORNERS_MAX);

const Seat = PlanSeat.extend({
  label: Label,
  x: Measure.nullable(),
  y: Measure.nullable(),
  rotation: Angle.optional(),
  category: Label.optional(),
});
const Row = PlanRow.extend({ label: Label, seats: listOf(Seat) });
const Block = PlanBlock.extend({
  blockId: z.int().min(1).max(BLOCK_ID_MAX),
  label: Label,
  description: Words,
  bestRank: z.int().min(1).max(BEST_RANK_MAX).nullable(),
  outline: Points.optional(),
  rows: listOf(Row),
});
const Standing = StandingArea.extend({
  label: Label,
  capacity: z.int().nonnegative().max(STANDING_CAPACITY_MAX),
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
  focalPoint: z.strictObject({ x: Measure, y: Measure }).optional(),
  categories: listOf(Category, CATEGORIES_MAX),
  blocks: listOf(Block),
  standingAreas: listOf(Standing, STANDING_AREAS_MAX),
  shapes: listOf(Shape, SHAPES_MAX),
});
