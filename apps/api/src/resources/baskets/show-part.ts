import { and, eq } from 'drizzle-orm';
import { baskets } from '../../db/schema/baskets.ts';
import { claims } from '../../db/schema/seats.ts';
import type { ShowPart } from '../show-rows/show-part.ts';

export const basketsOfShow: ShowPart = {
  /** No basket of the show is live. Their claims are deleted too. */
  async remove(change, { promoterId, id }) {
    await change.db.delete(claims).where(and(eq(claims.promoterId, promoterId), eq(claims.showId, id)));
    await change.db.delete(baskets).where(and(eq(baskets.promoterId, promoterId), eq(baskets.showId, id)));
    return {};
  },
};
