import { countGraphemes, measureLabel } from '../labels/count-graphemes.ts';
import { BLOCK_DESCRIPTION_LENGTH_MAX, BLOCK_LABEL_LENGTH_MAX } from '../limits.ts';
import type { PlanBlock } from '../plan.ts';
import type { PlanPlace } from '../plan-problem.ts';
import { SEAT_ID_SEPARATOR } from '../seat-ids/seat-id.ts';
import { findInvisible } from './find-invisible.ts';
import type { ProblemList } from './problem-list.ts';

/** The separator has a problem code of its own. */
const FORBIDDEN_CHARACTER = /[^\p{L}\p{M}\p{Nd} \-_/.&'|]/u;

export function checkBlock(block: PlanBlock, place: PlanPlace, problems: ProblemList): void {
  checkLabel(block.label, place, problems);
  const length = countGraphemes(block.description);
  if (length > BLOCK_DESCRIPTION_LENGTH_MAX) {
    problems.report('BLOCK_DESCRIPTION_LENGTH', place, { length, max: BLOCK_DESCRIPTION_LENGTH_MAX });
  }
  if (block.description.trim() === '') problems.report('BLOCK_DESCRIPTION_EMPTY', place);
  if (block.bestRank === null) problems.report('BLOCK_BEST_EMPTY', place);
}

function checkLabel(label: string, place: PlanPlace, problems: ProblemList): void {
  if (label.trim() === '') problems.report('BLOCK_LABEL_REQUIRED', place);
  const length = measureLabel(label);
  if (length > BLOCK_LABEL_LENGTH_MAX) {
    problems.report('BLOCK_LABEL_LENGTH', place, { length, max: BLOCK_LABEL_LENGTH_MAX });
  }
  const forbidden = findInvisible(label) ?? FORBIDDEN_CHARACTER.exec(label)?.[0];
  if (forbidden !== undefined) problems.report('BLOCK_LABEL_CHARACTERS', place, { character: forbidden });
  if (label.includes(SEAT_ID_SEPARATOR)) problems.report('LABEL_HAS_SEPARATOR', place);
}
