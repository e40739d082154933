import type { SeatingPlan } from '../format/plan.ts';
import { findInvisible } from '../labels/label.ts';
import type { ProblemList } from './problem-list.ts';

/** A text on the plan may have lines. */
const LINE_BREAK = /[\t\n\r]/g;

/** What is written beside the labels of seats: texts on the plan and the names of its categories. */
export function checkWords({ shapes, categories }: SeatingPlan, problems: ProblemList): void {
  for (const [shapeIndex, { text = '' }] of shapes.entries()) {
    const character = findInvisible(text.replaceAll(LINE_BREAK, ' '));
    if (character !== undefined)
      problems.report('LABEL_CHARACTERS', { shapeIndex }, { what: 'shape', number: shapeIndex + 1, character });
  }
  for (const [index, { label }] of categories.entries()) {
    const character = findInvisible(label);
    if (character !== undefined)
      problems.report('LABEL_CHARACTERS', {}, { what: 'category', number: index + 1, character });
  }
}
