import * as endpoints from '@parterre/contract/questions';
import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { questions } from '../../db/schema/customers.ts';
import { AppError } from '../../errors.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import { withoutUndefined } from '../../without-undefined.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { closeGaps } from './close-gaps.ts';
import { type QuestionRow, readAskedQuestions } from './read-asked-questions.ts';
import { presentQuestion, requireQuestion } from './read-questions.ts';
import { requireChoices } from './require-choices.ts';

/**
 * Changes a question. Throws IN_USE with the count when answers stand on what would change: the kind, what it is asked
 * of, a choice that is taken away or moved, because an answer is the place of its choice; STALE, INVALID. Needs `show:write`.
 */
export const updateQuestion = verb(endpoints.updateQuestion, (ctx, { params, body }) =>
  ctx.change('question.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const { row: before, given } = await requireQuestion(change, show, params.questionId);
    requireRevision(change, before);
    const after: QuestionRow = { ...before, ...withoutUndefined(body), revision: before.revision + 1 };
    requireChoices(after);
    requireAnswersStand(before, after, given);
    if (before.isArchived && !after.isArchived)
      after.displayOrder = (await readAskedQuestions(change, show)).length + 1;
    await write(change, after);
    if (!before.isArchived && after.isArchived) await closeGaps(change, show);
    return {
      answer: presentQuestion(after, given),
      show,
      objectId: after.id,
      before: presentQuestion(before, given),
      after: presentQuestion(after, given),
      revision: after.revision,
    };
  }),
);

function requireAnswersStand(before: QuestionRow, after: QuestionRow, given: number): void {
  if (given === 0) return;
  const isKept =
    before.kind === after.kind && before.askedPer === after.askedPer && keepPlaces(before.choices, after.choices);
  if (!isKept)
    throw new AppError('IN_USE', {
      detail: 'The question was answered: its kind and its choices stay. Archive it and ask another one.',
      details: { answers: given },
    });
}

/** Whether every choice stands where it stood, corrected or not, and new ones behind them. */
function keepPlaces(before: QuestionRow['choices'], after: QuestionRow['choices']): boolean {
  if (after.length < before.length) return false;
  return after.every((choice, place) =>
    Object.entries(choice).every(
      ([culture, text]) => before[place]?.[culture] === text || before.every((other) => other[culture] !== text),
    ),
  );
}

async function write(change: Change, { promoterId, id, ...fields }: QuestionRow): Promise<void> {
  const { label, kind, choices, askedPer, isRequired, isArchived, displayOrder, revision } = fields;
  await change.db
    .update(questions)
    .set({ label, kind, choices, askedPer, isRequired, isArchived, displayOrder, revision })
    .where(and(eq(questions.promoterId, promoterId), eq(questions.id, id)));
}
