import { and, eq } from 'drizzle-orm';
import { settlementRules } from '#db/schema/sales/settlements.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';

export const settlementsOfShow: ShowPart = {
  /** Deletes the rules, because without the show they would count as rules of every show. */
  async remove(change, { promoterId, id }) {
    const removed = await change.db
      .delete(settlementRules)
      .where(and(eq(settlementRules.promoterId, promoterId), eq(settlementRules.showId, id)))
      .returning({ id: settlementRules.id });
    return { settlementRules: removed.length };
  },
};
