import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { questions } from '../../db/schema/customers.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

export type QuestionRow = typeof questions.$inferSelect;

/** What a show asks its buyers now, in its order. */
export const readAskedQuestions = (
  ctx: Reader,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<QuestionRow[]> =>
  ctx.db
    .select()
    .from(questions)
    .where(and(eq(questions.promoterId, promoterId), eq(questions.showId, id), eq(questions.isArchived, false)))
    .orderBy(asc(questions.displayOrder), asc(questions.id));
