import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { tours } from '../../db/schema/tours.ts';
import { notFound } from '../../errors.ts';

export type TourRow = typeof tours.$inferSelect;

/** A tour of the promoter, locked until the change ends. */
export async function lockTour(change: Change, promoterId: number, tourId: number): Promise<TourRow> {
  const [tour] = await change.db
    .select()
    .from(tours)
    .where(and(eq(tours.promoterId, promoterId), eq(tours.id, tourId)))
    .for('no key update');
  if (!tour) throw notFound();
  return tour;
}
