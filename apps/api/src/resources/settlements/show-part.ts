import { and, eq } from 'drizzle-orm';
import { settlementRules } from '../../db/schema/settlements.ts';
import type { ShowPart } from '../show-rows/show-part.ts';

export const settlementRulesOfShow: ShowPart = {
  /** Without the show they would read as rules of every show. */
  async remove(change, { promoterId, id }) {
    const removed = await change.db
      .delete(settlementRules)
      .where(and(eq(settlementRules.promoterId, promoterId), eq(settlementRules.showId, id)))
      .returning({ id: settlementRules.id });
    return { settlementRules: removed.length };
  },
};
