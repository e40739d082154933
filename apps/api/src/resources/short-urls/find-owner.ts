import { eq } from 'drizzle-orm';
import { shortUrls } from '../../db/schema/short-urls.ts';
import { type FindOwner, ownedWithShow } from '../../identity/owner.ts';

export const findOwnerOfShortUrl: FindOwner = async (db, id) => {
  const fields = { promoterId: shortUrls.promoterId, showId: shortUrls.showId };
  const [row] = await db
    .select(fields)
    .from(shortUrls)
    .where(eq(shortUrls.id, Number(id)));
  return row && ownedWithShow(row);
};
