import { ofSameShow, type PartOfShow, reference } from '#resource.ts';
import { createPrice, duplicatePrice } from './create.ts';
import { createCompPrice } from './create-comp.ts';
import { orderPrices } from './order/order.ts';
import { holdPlaces } from './places/hold-places.ts';
import { getPrice, listPrices } from './read.ts';
import { removePrice } from './remove.ts';
import { updatePrice } from './update.ts';
import { updatePrices } from './update-prices.ts';

export const pricesResource: PartOfShow = {
  slug: 'prices',
  showActions: ['price'],
  routes: [
    listPrices,
    createPrice,
    getPrice,
    updatePrice,
    removePrice,
    duplicatePrice,
    orderPrices,
    createCompPrice,
    holdPlaces,
    updatePrices,
  ],

  checks: {
    'unseated tickets are not sold beyond their places': `select p.promoter_id, p.id, p.allocation from price_types p where not p.is_seated and p.allocation <
       (select count(*) from order_items i where i.promoter_id = p.promoter_id and i.price_type_id = p.id and i.status = 'ACTIVE')`,
    'tickets stand one after the other from 1 in their group': `select promoter_id, price_group_id from price_types group by 1, 2
       having count(distinct display_order) <> count(*) or min(display_order) <> 1 or max(display_order) <> count(*)`,
    ...reference('price_types', 'price_group_id', 'price_groups', ofSameShow),
    ...reference('price_types', 'linked_price_id', 'price_types', { and: `${ofSameShow.and} and t.id <> f.id` }),
    ...reference('non_seated_holds', 'price_type_id', 'price_types', { and: `${ofSameShow.and} and not t.is_seated` }),
    ...reference('non_seated_holds', 'hold_id', 'holds', ofSameShow),
  },
};
