import { BEST_RANK_MAX, BLOCK_DESCRIPTION_LENGTH_MAX, BLOCK_ID_MAX, BLOCK_LABEL_LENGTH_MAX } from '../format/limits.ts';
import type { PlanBlock } from '../format/plan.ts';
import type { PlanPlace } from '../format/plan-problem.ts';
import { findInvisible, isBlankLabel, measureLabel } from '../labels/label.ts';
import { SEAT_ID_SEPARATOR } from '../seat-ids/seat-id.ts';
import { checkNumber } from './check-number.ts';
import type { ProblemList } from './problem-list.ts';

/** The separator has a problem code of its own. */
const FORBIDDEN_CHARACTER = /[^\p{L}\p{M}\p{Nd} \-_/.&'|]/u;
/** A description may have lines. */
const LINE_BREAK = /[\t\n\r]/g;

export function checkBlock(block: PlanBlock, place: PlanPlace, problems: ProblemList): void {
  checkLabel(block.label, place, problems);
  const length = measureLabel(block.description);
  if (length > BLOCK_DESCRIPTION_LENGTH_MAX) {
    problems.report('BLOCK_DESCRIPTION_LENGTH', place, { length, max: BLOCK_DESCRIPTION_LENGTH_MAX });
  }
  if (isBlankLabel(block.description)) problems.report('BLOCK_DESCRIPTION_EMPTY', place);
  const character = findInvisible(block.description.replaceAll(LINE_BREAK, ' '));
  if (character !== undefined) problems.report('BLOCK_DESCRIPTION_CHARACTERS', place, { character });
  checkNumber(block.blockId, { what: 'blockId', min: 1, max: BLOCK_ID_MAX }, place, problems);
  if (block.bestRank === null) problems.report('BLOCK_BEST_EMPTY', place);
  else checkNumber(block.bestRank, { what: 'bestRank', min: 1, max: BEST_RANK_MAX }, place, problems);
}

function checkLabel(label: string, place: PlanPlace, problems: ProblemList): void {
  if (isBlankLabel(label)) problems.report('BLOCK_LABEL_REQUIRED', place);
  const length = measureLabel(label);
  if (length > BLOCK_LABEL_LENGTH_MAX) {
    problems.report('BLOCK_LABEL_LENGTH', place, { length, max: BLOCK_LABEL_LENGTH_MAX });
  }
  const forbidden = findInvisible(label) ?? FORBIDDEN_CHARACTER.exec(label)?.[0];
  if (forbidden !== undefined) problems.report('BLOCK_LABEL_CHARACTERS', place, { character: forbidden });
  if (label.includes(SEAT_ID_SEPARATOR)) problems.report('LABEL_HAS_SEPARATOR', place);
}
