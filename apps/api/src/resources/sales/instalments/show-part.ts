import { and, eq } from 'drizzle-orm';
import { instalmentPlans } from '#db/schema/sales/instalments.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';

export const instalmentsOfShow: ShowPart = {
  /** The show never had an order, so no plan was chosen. */
  async remove(change, { promoterId, id }) {
    const removed = await change.db
      .delete(instalmentPlans)
      .where(and(eq(instalmentPlans.promoterId, promoterId), eq(instalmentPlans.showId, id)))
      .returning({ id: instalmentPlans.id });
    return { instalmentPlans: removed.length };
  },
};
