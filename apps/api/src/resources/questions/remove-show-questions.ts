import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { questions } from '../../db/schema/customers.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** Takes away the questions of an event that goes; it never had an order, so none was answered. Answers how many. */
export async function removeShowQuestions(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<number> {
  const removed = await change.db
    .delete(questions)
    .where(and(eq(questions.promoterId, promoterId), eq(questions.showId, id)))
    .returning({ id: questions.id });
  return removed.length;
}
