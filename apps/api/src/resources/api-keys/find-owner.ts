import { eq } from 'drizzle-orm';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { type FindOwner, ownedByPromoter } from '../../identity/owner.ts';

export const findOwnerOfApiKey: FindOwner = async (db, id) => {
  const [row] = await db
    .select({ promoterId: apiKeys.promoterId })
    .from(apiKeys)
    .where(eq(apiKeys.id, Number(id)));
  return row && ownedByPromoter(row);
};
