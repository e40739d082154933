import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { settlementRules } from '../../db/schema/settlements.ts';
import type { ShowRow } from '../shows/require-show.ts';

/** Takes away the rules of an event that goes: without it they would read as rules of every event. Answers how many. */
export async function removeShowRules(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<number> {
  const removed = await change.db
    .delete(settlementRules)
    .where(and(eq(settlementRules.promoterId, promoterId), eq(settlementRules.showId, id)))
    .returning({ id: settlementRules.id });
  return removed.length;
}
