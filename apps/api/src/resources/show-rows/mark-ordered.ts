import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';
import type { ShowRow } from './require-show.ts';

/** Once in the life of a show: its plan and currency are fixed from here on. Later purchases do not touch the row. */
export async function markOrdered(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id' | 'hasOrders'>,
): Promise<void> {
  if (show.hasOrders) return;
  await change.db
    .update(shows)
    .set({ hasOrders: true })
    .where(and(eq(shows.promoterId, show.promoterId), eq(shows.id, show.id), eq(shows.hasOrders, false)));
}
