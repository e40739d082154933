import { and, eq } from 'drizzle-orm';
import { baskets } from '#db/schema/sales/baskets.ts';
import { claims } from '#db/schema/seating/seats.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';

export const basketsOfShow: ShowPart = {
  /** No basket of the show is live. Claims are deleted with their baskets. */
  async remove(change, { promoterId, id }) {
    await change.db.delete(claims).where(and(eq(claims.promoterId, promoterId), eq(claims.showId, id)));
    await change.db.delete(baskets).where(and(eq(baskets.promoterId, promoterId), eq(baskets.showId, id)));
    return {};
  },
};
