import { and, eq } from 'drizzle-orm';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import type { PartOfShow } from '#resources/ground/show-rows/show-part.ts';
import { createPriceGroup, removePriceGroup, updatePriceGroup } from './change.ts';
import { copyPriceGroups } from './copy-from-show.ts';
import { duplicatePriceGroup } from './duplicate.ts';
import { getPriceGroup, insertGroups, listPriceGroups } from './read.ts';

export const priceGroupsResource: PartOfShow = {
  slug: 'price-groups',
  routes: [
    listPriceGroups,
    createPriceGroup,
    getPriceGroup,
    updatePriceGroup,
    removePriceGroup,
    copyPriceGroups,
    duplicatePriceGroup,
  ],

  showPart: {
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
  },

  checks: {
    'ticket groups stand one after the other from 1': `select promoter_id, show_id from price_groups group by 1, 2
       having count(distinct display_order) <> count(*) or min(display_order) <> 1 or max(display_order) <> count(*)`,
  },
};
