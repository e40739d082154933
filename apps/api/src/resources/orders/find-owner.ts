import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { type FindOwner, ownedWithShow } from '../../identity/owner.ts';

/** Seen with its event; an order is named by its code. */
export const findOwnerOfOrder: FindOwner = async (db, orderId) => {
  const fields = { promoterId: orders.promoterId, showId: orders.showId };
  const [row] = await db.select(fields).from(orders).where(eq(orders.orderId, orderId));
  return row && ownedWithShow(row);
};
