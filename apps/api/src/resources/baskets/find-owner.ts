import { eq } from 'drizzle-orm';
import { baskets } from '../../db/schema/baskets.ts';
import { type FindOwner, ownedWithShow } from '../../identity/owner.ts';

export const findOwnerOfBasket: FindOwner = async (db, id) => {
  const fields = { promoterId: baskets.promoterId, showId: baskets.showId };
  const [row] = await db
    .select(fields)
    .from(baskets)
    .where(eq(baskets.id, Number(id)));
  return row && ownedWithShow(row);
};
