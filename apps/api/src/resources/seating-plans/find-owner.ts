import { eq } from 'drizzle-orm';
import { seatingPlans } from '../../db/schema/seating-plans.ts';
import type { FindOwner } from '../../identity/owner.ts';

export const findOwnerOfSeatingPlan: FindOwner = async (db, id) => {
  const fields = { promoterId: seatingPlans.promoterId, venueId: seatingPlans.venueId };
  const [row] = await db
    .select(fields)
    .from(seatingPlans)
    .where(eq(seatingPlans.id, Number(id)));
  return row;
};
