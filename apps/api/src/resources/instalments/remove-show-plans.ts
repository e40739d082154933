import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { instalmentPlans } from '../../db/schema/instalments.ts';
import type { ShowRow } from '../shows/require-show.ts';

/** Takes away the plans of an event that goes; it never had an order, so none was chosen. Answers how many. */
export async function removeShowPlans(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<number> {
  const removed = await change.db
    .delete(instalmentPlans)
    .where(and(eq(instalmentPlans.promoterId, promoterId), eq(instalmentPlans.showId, id)))
    .returning({ id: instalmentPlans.id });
  return removed.length;
}
