import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { seatChanges } from '../../db/schema/seats.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { removeAllocation } from './create-allocation.ts';

/** Takes away the seats of an event that goes, and what live maps were told of them. */
export async function removeShowSeats(change: Change, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<void> {
  await change.db
    .delete(seatChanges)
    .where(and(eq(seatChanges.promoterId, show.promoterId), eq(seatChanges.showId, show.id)));
  await removeAllocation(change, show);
}
