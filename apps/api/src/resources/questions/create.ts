import { LIMITS } from '@parterre/contract/choices/limits';
import type { Question } from '@parterre/contract/questions';
import * as endpoints from '@parterre/contract/questions';
import { questions } from '../../db/schema/questions.ts';
import { invalidField, refusal } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { verb } from '../../verb.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { presentQuestion, type QuestionRow, readAskedQuestions } from './read-questions.ts';

/**
 * Asks the buyers of a show something, after all else. INVALID for choices where none belong, RULE_BROKEN for too
 * many. Needs `show:write`.
 */
export const createQuestion = verb(endpoints.createQuestion, (ctx, { params, body }) =>
  ctx.change('question.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    requireChoices(body);
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

/** RULE_BROKEN when a show asks as much as it may: nobody answers more before they pay. */
export function requireRoomForQuestion(asked: readonly QuestionRow[]): void {
  const most = LIMITS.question.perShow;
  if (asked.length >= most) throw refusal('RULE_BROKEN', 'too-many-questions', { most });
}

/** INVALID unless a choice has two choices at least, and nothing else has any. */
export function requireChoices({ kind, choices }: Pick<Question, 'kind' | 'choices'>): void {
  if (kind === 'choice' && choices.length < 2) throw invalidField(`choices.${choices.length}`, 'required');
  if (kind !== 'choice' && choices.length > 0)
    throw invalidField('choices', 'notFitting', { message: 'Only a choice has choices' });
}
