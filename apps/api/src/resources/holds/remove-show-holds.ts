import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { holds } from '../../db/schema/seats.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** Takes away all holds of an event that goes; nothing names them any more. Answers how many. */
export async function removeShowHolds(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<number> {
  const gone = await change.db
    .delete(holds)
    .where(and(eq(holds.promoterId, promoterId), eq(holds.showId, id)))
    .returning({ id: holds.id });
  return gone.length;
}
