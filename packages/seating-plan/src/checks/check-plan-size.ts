import {
  BLOCKS_MAX,
  CATEGORIES_MAX,
  CORNERS_MAX,
  DISTINCT_SEAT_LABELS_MAX,
  SHAPES_MAX,
  STANDING_AREAS_MAX,
} from '../format/limits.ts';
import type { SeatingPlan } from '../format/plan.ts';
import { type PlanPlace, placeOfArea, placeOfBlock } from '../format/plan-problem.ts';
import type { ProblemList } from './problem-list.ts';

/**
 * Reports a plan with more blocks or labels than columns can number (`compilePlan` throws for it), or too large for a
 * draft.
 */
export function checkPlanSize(plan: SeatingPlan, problems: ProblemList): void {
  const { blocks, standingAreas, shapes, categories } = plan;
  const report = (what: string, max: number, place: PlanPlace = {}) =>
    problems.report('PLAN_TOO_LARGE', place, { what, max });
  const beyond = blocks[BLOCKS_MAX];
  if (beyond) report('blocks', BLOCKS_MAX, placeOfBlock(beyond, BLOCKS_MAX));
  if (standingAreas.length > STANDING_AREAS_MAX) report('standingAreas', STANDING_AREAS_MAX);
  if (shapes.length > SHAPES_MAX) report('shapes', SHAPES_MAX);
  if (categories.length > CATEGORIES_MAX) report('categories', CATEGORIES_MAX);
  for (const { corners, place } of listFigures(plan)) {
    if (corners > CORNERS_MAX) report('corners', CORNERS_MAX, place);
  }
  const labels = new Set<string>();
  for (const [blockIndex, block] of blocks.entries()) {
    for (const row of block.rows) for (const seat of row.seats) labels.add(seat.label);
    if (labels.size <= DISTINCT_SEAT_LABELS_MAX) continue;
    report('seatLabels', DISTINCT_SEAT_LABELS_MAX, placeOfBlock(block, blockIndex));
    return;
  }
}

function* listFigures({ blocks, standingAreas, shapes }: SeatingPlan): Iterable<{ corners: number; place: PlanPlace }> {
  for (const [index, block] of blocks.entries())
    yield { corners: block.outline?.length ?? 0, place: placeOfBlock(block, index) };
  for (const [index, area] of standingAreas.entries())
    yield { corners: area.outline.length, place: placeOfArea(area, index) };
  for (const [shapeIndex, shape] of shapes.entries()) yield { corners: shape.points.length, place: { shapeIndex } };
}
