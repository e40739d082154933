import { eq } from 'drizzle-orm';
import { guestLists } from '../../db/schema/guest-lists.ts';
import { type FindOwner, ownedWithShow } from '../../identity/owner.ts';

export const findOwnerOfGuestList: FindOwner = async (db, id) => {
  const fields = { promoterId: guestLists.promoterId, showId: guestLists.showId };
  const [row] = await db
    .select(fields)
    .from(guestLists)
    .where(eq(guestLists.id, Number(id)));
  return row && ownedWithShow(row);
};
