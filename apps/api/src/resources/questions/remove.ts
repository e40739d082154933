import * as endpoints from '@parterre/contract/questions';
import { and, eq } from 'drizzle-orm';
import { questions } from '../../db/schema/customers.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { closeGaps } from './close-gaps.ts';
import { presentQuestion, requireQuestion } from './read-questions.ts';

/**
 * Asks a question no more: what was answered stays, under a question that is archived. Throws STALE.
 * Needs `show:write`.
 */
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
