import { LIMITS } from '@parterre/contract/choices/limits';
import type { Question } from '@parterre/contract/questions';
import * as endpoints from '@parterre/contract/questions';
import { requireRoomFor } from '#context/require-room-for.ts';
import type { Change } from '#context.ts';
import { questions } from '#db/schema/events/questions.ts';
import { invalidField } from '#errors.ts';
import { newId } from '#ids.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { presentQuestion, type QuestionRow, readAskedQuestions } from './read-questions.ts';

/**
 * Creates a question for the buyers of a show, after all others. Throws INVALID for choices that the kind forbids
 * and for a language, RULE_BROKEN for too many questions. Needs `show:write`.
 */
export const createQuestion = verb(endpoints.createQuestion, (ctx, { params, body }) =>
  ctx.change('question.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    requireChoices(body);
    await requireQuestionTexts(change, body, show);
    const others = await readAskedQuestions(change, show);
    requireRoomForQuestion(others);
    const row = {
      ...body,
      promoterId: show.promoterId,
      id: newId(),
      showId: show.id,
      displayOrder: others.length + 1,
      isArchived: false,
      revision: 1,
    };
    await change.db.insert(questions).values(row);
    const answer = presentQuestion(row, 0);
    return {
      answer,
      show,
      objectId: row.id,
      after: answer,
      revision: 1,
    };
  }),
);

/**
 * Throws RULE_BROKEN when a show has the maximum number of questions, because buyers answer no more before they pay.
 */
export function requireRoomForQuestion(asked: readonly QuestionRow[]): void {
  requireRoomFor('too-many-questions', { there: asked.length, most: LIMITS.question.perShow });
}

/**
 * Requires known languages in the texts that are sent, and all of them also in the language of the show. Throws INVALID
 * naming text and language.
 */
export function requireQuestionTexts(
  change: Change,
  { label, choices = [] }: Partial<Pick<Question, 'label' | 'choices'>>,
  { defaultCulture }: Pick<ShowRow, 'defaultCulture'>,
): Promise<void> {
  const texts = { label, ...Object.fromEntries(choices.map((choice, place) => [`choices.${place}`, choice])) };
  return requireTexts(change, texts, defaultCulture, Object.keys(texts));
}

/** Throws INVALID unless a question of the kind choice has at least two choices and any other has none. */
export function requireChoices({ kind, choices }: Pick<Question, 'kind' | 'choices'>): void {
  if (kind === 'choice' && choices.length < 2) throw invalidField(`choices.${choices.length}`, 'required');
  if (kind !== 'choice' && choices.length > 0)
    throw invalidField('choices', 'notFitting', { message: 'Only a choice has choices' });
}
