import { eq } from 'drizzle-orm';
import { settlements } from '../../db/schema/settlements.ts';
import { type FindOwner, ownedByPromoter } from '../../identity/owner.ts';

export const findOwnerOfSettlement: FindOwner = async (db, id) => {
  const [row] = await db
    .select({ promoterId: settlements.promoterId })
    .from(settlements)
    .where(eq(settlements.id, Number(id)));
  return row && ownedByPromoter(row);
};
