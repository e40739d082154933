import { and, asc, eq } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { notFound } from '#errors.ts';

export type ShowRow = typeof shows.$inferSelect;

/** Reads the show of a path. Throws NOT_FOUND for unknown and foreign codes. */
export async function requireShow(ctx: Reader, showCode: string): Promise<ShowRow> {
  const [show] = await ctx.db.select().from(shows).where(eq(shows.showCode, showCode));
  if (!show) throw notFound();
  return show;
}

/** Prevents the deletion of a path's show until the change ends, as every row that refers to it does. */
export async function lockShowKey(change: Change, showCode: string): Promise<ShowRow> {
  const [show] = await change.db.select().from(shows).where(eq(shows.showCode, showCode)).for('key share');
  if (!show) throw notFound();
  return show;
}

/** Share-locks the show of a path, so that its plan, prices and holds stay until the change ends. */
export async function shareShow(change: Change, showCode: string): Promise<ShowRow> {
  const [show] = await change.db.select().from(shows).where(eq(shows.showCode, showCode)).for('share');
  if (!show) throw notFound();
  return show;
}

/**
 * Locks the show of a path until the change ends, so that changes of its groups, prices, plan or order run one after
 * the other. Selling only shares the lock.
 */
export async function lockShow(change: Change, showCode: string): Promise<ShowRow> {
  const [show] = await change.db.select().from(shows).where(eq(shows.showCode, showCode)).for('no key update');
  if (!show) throw notFound();
  return show;
}

/**
 * Locks a show for a sale before any of its other rows, so that a cancellation of the show waits for this sale and
 * finds its order. The first sale writes into the row and therefore must not share the lock.
 */
export async function lockForSale(
  change: Change,
  { promoterId, id, hasOrders }: Pick<ShowRow, 'promoterId' | 'id' | 'hasOrders'>,
): Promise<ShowRow> {
  const [show] = await change.db
    .select()
    .from(shows)
    .where(and(eq(shows.promoterId, promoterId), eq(shows.id, id)))
    .for(hasOrders ? 'share' : 'no key update');
  if (!show) throw notFound();
  return show;
}

/**
 * Locks every show at a venue until the change ends. Changes that need both locks take the shows first, then their
 * venue.
 */
export async function lockShowsAtVenue(change: Change, promoterId: number, venueId: number): Promise<void> {
  await change.db
    .select({ id: shows.id })
    .from(shows)
    .where(and(eq(shows.promoterId, promoterId), eq(shows.venueId, venueId)))
    .orderBy(asc(shows.id))
    .for('no key update');
}

/**
 * Marks that a show has an order, once in its life: its plan and currency are fixed from here on. Later purchases do
 * not touch the row.
 */
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
