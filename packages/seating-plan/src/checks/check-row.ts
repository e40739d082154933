import { ROW_LABEL_LENGTH_MAX } from '../format/limits.ts';
import type { PlanRow } from '../format/plan.ts';
import type { PlanPlace } from '../format/plan-problem.ts';
import { findInvisible, isBlankLabel, measureLabel } from '../labels/label.ts';
import { SEAT_ID_SEPARATOR } from '../seat-ids/seat-id.ts';
import type { ProblemList } from './problem-list.ts';

export function checkRow(row: PlanRow, place: PlanPlace, problems: ProblemList): void {
  if (isBlankLabel(row.label)) problems.report('ROW_LABEL_REQUIRED', place);
  const length = measureLabel(row.label);
  if (length > ROW_LABEL_LENGTH_MAX) problems.report('ROW_LABEL_LENGTH', place, { length, max: ROW_LABEL_LENGTH_MAX });
  if (row.label.includes(SEAT_ID_SEPARATOR)) problems.report('LABEL_HAS_SEPARATOR', place);
  const character = findInvisible(row.label);
  if (character !== undefined) problems.report('LABEL_CHARACTERS', place, { character });
}
