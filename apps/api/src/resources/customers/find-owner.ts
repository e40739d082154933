import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { type FindOwner, ownedByPromoter } from '../../identity/owner.ts';

export const findOwnerOfCustomer: FindOwner = async (db, id) => {
  const [row] = await db
    .select({ promoterId: customers.promoterId })
    .from(customers)
    .where(eq(customers.id, Number(id)));
  return row && ownedByPromoter(row);
};
