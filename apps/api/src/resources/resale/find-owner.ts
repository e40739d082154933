import { eq } from 'drizzle-orm';
import { resaleListings } from '../../db/schema/resale.ts';
import { type FindOwner, ownedWithShow } from '../../identity/owner.ts';

export const findOwnerOfResaleListing: FindOwner = async (db, id) => {
  const fields = { promoterId: resaleListings.promoterId, showId: resaleListings.showId };
  const [row] = await db
    .select(fields)
    .from(resaleListings)
    .where(eq(resaleListings.id, Number(id)));
  return row && ownedWithShow(row);
};
