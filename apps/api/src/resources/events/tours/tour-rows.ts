import { and, eq, ne } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { tours } from '#db/schema/events/tours.ts';
import { AppError, fieldError, notFound } from '#errors.ts';

export type TourRow = typeof tours.$inferSelect;

/** Locks the row until the change ends. Throws NOT_FOUND. */
export async function lockTour(change: Change, promoterId: number, tourId: number): Promise<TourRow> {
  const [tour] = await change.db
    .select()
    .from(tours)
    .where(and(eq(tours.promoterId, promoterId), eq(tours.id, tourId)))
    .for('no key update');
  if (!tour) throw notFound();
  return tour;
}

/** Throws NAME_TAKEN when another tour of the promoter has the same name. */
export async function requireFreeTourName(
  change: Change,
  { promoterId, id, nameKey }: Pick<TourRow, 'promoterId' | 'id' | 'nameKey'>,
  culture: string,
): Promise<void> {
  const taken = await change.db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.promoterId, promoterId), eq(tours.nameKey, nameKey), ne(tours.id, id)));
  if (taken.length > 0)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError(`name.${culture}`, 'tourNameTaken')],
    });
}
