import { and, eq } from 'drizzle-orm';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';
import { insertGroups } from './read.ts';

export const priceGroupsOfShow: ShowPart = {
  /** Its price types are removed before. */
  async remove(change, { promoterId, id }) {
    const gone = await change.db
      .delete(priceGroups)
      .where(and(eq(priceGroups.promoterId, promoterId), eq(priceGroups.showId, id)))
      .returning({ id: priceGroups.id });
    return { groups: gone.length };
  },

  copy(change, { groups, copies }) {
    const made = { revision: 1, createdAt: change.now };
    return insertGroups(
      change,
      copies.flatMap(({ show, groupIds }) =>
        groups.map((row) => ({ ...row, ...made, showId: show.id, id: groupIds.get(row.id) ?? 0 })),
      ),
    );
  },
};
