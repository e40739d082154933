import { z } from 'zod';
import { COORDINATE_MAX } from '../format/coordinates.ts';
import {
  BEST_RANK_MAX,
  BLOCK_ID_MAX,
  CATEGORIES_MAX,
  CORNERS_MAX,
  ROTATION_MAX,
  SHAPES_MAX,
  STANDING_AREAS_MAX,
  STANDING_CAPACITY_MAX,
} from '../format/limits.ts';
import {
  countSeats,
  PlanBlock,
  PlanCategory,
  PlanRow,
  PlanSeat,
  PlanShape,
  SeatingPlan,
  StandingArea,
} from '../format/plan.ts';
import { decodeText } from '../table-file/index.ts';
import { listOf, Measure, parseShape } from './file-schema.ts';
import { type ImportProblem, PlanFault, refuse } from './import-problem.ts';
import { readJson } from './json/read-json.ts';
import { removeUnnamedCategories } from './normalise-categories.ts';
import { requireVersion } from './read-parterre.ts';

export type DraftReading<Extras> =
  | ({ readonly ok: true; readonly plan: SeatingPlan } & { readonly extras: Extras })
  | { readonly ok: false; readonly problems: readonly ImportProblem[] };

/**
 * Opens a saved draft: JSON `{document, …}` with the fields of `extras` besides the document. A drawing may be
 * unfinished and wrong, but it must have the right shape: problems name the path in the file. Never throws for content.
 */
export function readDraft<Extras extends z.ZodRawShape>(
  bytes: Uint8Array,
  { extras, maxSeats }: { extras: Extras; maxSeats: number },
): DraftReading<z.output<z.ZodObject<Extras>>> {
  try {
    const text = decodeText(bytes)?.text;
    if (text === undefined) throw refuse('SEAT_PLAN_PARSING', { values: { reason: 'json' } });
    const { document, ...rest } = parseShape(z.looseObject({ document: z.unknown() }), readJson(text));
    requireVersion(document, 'document.');
    const plan: SeatingPlan = parseShape(z.strictObject({ document: DraftDocument }), { document }).document;
    const count = countSeats(plan);
    if (count > maxSeats)
      throw refuse('TOO_MANY_SEATS', { source: { path: 'document.blocks' }, values: { count, max: maxSeats } });
    removeUnnamedCategories(plan);
    return { ok: true, plan, extras: parseShape(z.strictObject(extras), rest) };
  } catch (error) {
    if (!(error instanceof PlanFault)) throw error;
    return { ok: false, problems: error.problems };
  }
}

const Angle = z.number().min(-ROTATION_MAX).max(ROTATION_MAX);
/** Longer than any label of a published plan: a draft may be wrong, but is bounded. */
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

/** The document of a draft: all that `checkPlan` can check, with bounded numbers, texts and lists. */
const DraftDocument = SeatingPlan.extend({
  name: Label,
  focalPoint: z.strictObject({ x: Measure, y: Measure }).optional(),
  categories: listOf(Category, CATEGORIES_MAX),
  blocks: listOf(Block),
  standingAreas: listOf(Standing, STANDING_AREAS_MAX),
  shapes: listOf(Shape, SHAPES_MAX),
});
