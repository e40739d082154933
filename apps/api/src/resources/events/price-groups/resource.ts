import type { PartOfShow } from '#resource.ts';
import { createPriceGroup, removePriceGroup, updatePriceGroup } from './change.ts';
import { copyPriceGroups } from './copy-from-show.ts';
import { duplicatePriceGroup } from './duplicate.ts';
import { getPriceGroup, listPriceGroups } from './read.ts';

export const priceGroupsResource: PartOfShow = {
  slug: 'price-groups',
  showActions: ['price-group'],
  routes: [
    listPriceGroups,
    createPriceGroup,
    getPriceGroup,
    updatePriceGroup,
    removePriceGroup,
    copyPriceGroups,
    duplicatePriceGroup,
  ],

  checks: {
    'ticket groups stand one after the other from 1': `select promoter_id, show_id from price_groups group by 1, 2
       having count(distinct display_order) <> count(*) or min(display_order) <> 1 or max(display_order) <> count(*)`,
  },
};
