import * as endpoints from '@parterre/contract/questions';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { withoutUndefined } from '#context/without-undefined.ts';
import type { Change } from '#context.ts';
import { questions } from '#db/schema/events/questions.ts';
import { AppError } from '#errors.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { requireChoices, requireQuestionTexts, requireRoomForQuestion } from './create.ts';
import { presentQuestion, type QuestionRow, readAskedQuestions, requireQuestion } from './read-questions.ts';

/**
 * Changes a question. Throws IN_USE with the count when its answers forbid the change: another kind, another target, or
 * a choice that is removed or moved, because an answer stores the position of its choice; RULE_BROKEN when it returns
 * from the archive and there is no room; STALE, INVALID. Needs `show:write`.
 */
export const updateQuestion = verb(endpoints.updateQuestion, (ctx, { params, body }) =>
  ctx.change('question.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const { row: before, given } = await requireQuestion(change, show, params.questionId);
    requireRevision(change, before);
    const after: QuestionRow = { ...before, ...withoutUndefined(body), revision: before.revision + 1 };
    requireChoices(after);
    await requireQuestionTexts(change, body, show);
    requireAnswersStand(before, after, given);
    if (before.isArchived && !after.isArchived) {
      const asked = await readAskedQuestions(change, show);
      requireRoomForQuestion(asked);
      after.displayOrder = asked.length + 1;
    }
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
      detail: 'The question has answers, so its kind and its choices cannot change. Archive it and create another one.',
      details: { answers: given },
    });
}

/** Returns whether every choice keeps its position, even with a corrected text, and new ones come last. */
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

/** Archives a question, which is then not asked. Its answers are kept. Throws STALE. Needs `show:write`. */
export const removeQuestion = verb(endpoints.removeQuestion, (ctx, { params }) =>
  ctx.change('question.remove', async (change) => {
    const show = await lockShow(change, params.showCode);
    const { row, given } = await requireQuestion(change, show, params.questionId);
    requireRevision(change, row);
    const itself = and(eq(questions.promoterId, show.promoterId), eq(questions.id, row.id));
    if (given > 0)
      await change.db
        .update(questions)
        .set({ isArchived: true, revision: row.revision + 1 })
        .where(itself);
    else await change.db.delete(questions).where(itself);
    await closeGaps(change, show);
    return {
      answer: undefined,
      show,
      objectId: row.id,
      before: presentQuestion(row, given),
      ...(given > 0 ? { after: presentQuestion({ ...row, isArchived: true }, given) } : {}),
    };
  }),
);

const SQL = `
  update questions q set display_order = numbered.place
  from (
    select id, row_number() over (order by display_order, id)::int as place from questions
    where promoter_id = $1 and show_id = $2 and not is_archived
  ) numbered
  where q.promoter_id = $1 and q.id = numbered.id and q.display_order <> numbered.place`;

/** Renumbers the active questions of a show from 1, after one was archived. */
async function closeGaps(change: Change, { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>): Promise<void> {
  await change.run(SQL, [promoterId, id]);
}
