import { ofSameShow, type PartOfShow, reference } from '#resource.ts';
import { createOfferCode, createOfferCodeBatch } from './create.ts';
import { getShowOfferCode } from './get.ts';
import { importOfferCodes } from './import/import.ts';
import { previewOfferCodes } from './import/preview.ts';
import { listOfferCodes, listShowOfferCodes } from './list.ts';
import { removeOfferCode } from './remove.ts';
import { updateOfferCode } from './update.ts';
import { forgetExpiredUses } from './uses/forget-uses.ts';

export const offerCodesResource: PartOfShow = {
  slug: 'offer-codes',
  showActions: [],
  routes: [
    listOfferCodes,
    listShowOfferCodes,
    getShowOfferCode,
    createOfferCode,
    createOfferCodeBatch,
    updateOfferCode,
    removeOfferCode,
    previewOfferCodes,
    importOfferCodes,
  ],

  recurring: [['forget-expired-uses', forgetExpiredUses]],

  checks: {
    'a code that keeps places back names its one unseated ticket': `select c.promoter_id, c.id from offer_codes c
       where c.reserved_places > 0 and (jsonb_array_length(c.price_type_ids) <> 1 or exists (select 1 from price_types p
         where p.promoter_id = c.promoter_id and p.id = (c.price_type_ids ->> 0)::bigint and p.is_seated))`,
    'a code is used at most as often as it may be': `select c.promoter_id, c.id, c.most_uses from offer_codes c where c.most_uses <
       (select count(*) from offer_code_uses u where u.promoter_id = c.promoter_id and u.offer_code_id = c.id and u.order_id is not null)`,
    'a use is held by a basket until it runs out, or belongs to an order for good': `select u.promoter_id, u.basket_id from offer_code_uses u
       join baskets b on b.promoter_id = u.promoter_id and b.id = u.basket_id
       where (u.order_id is null) <> (u.expires_at is not null) or (u.order_id is null) <> (b.state <> 'PURCHASED')`,
    'a use knows what it did for its order': `select promoter_id, order_id from (
         select promoter_id, order_id, tickets, discount_minor as minor from offer_code_uses where order_id is not null
         union all
         select i.promoter_id, i.order_id, -1, -i.discount_minor from order_items i where i.offer_code_id is not null and i.status = 'ACTIVE'
       ) both_ways group by 1, 2 having sum(tickets) <> 0 or sum(minor) <> 0`,
    ...reference('offer_codes', 'price_group_id', 'price_groups', ofSameShow),
    ...reference('offer_codes', 'hold_id', 'holds', ofSameShow),
    ...reference('offer_code_uses', 'offer_code_id', 'offer_codes', ofSameShow),
    ...reference('offer_code_uses', 'basket_id', 'baskets', {
      and: `${ofSameShow.and} and t.offer_code_id = f.offer_code_id`,
    }),
    ...reference('offer_code_uses', 'order_id', 'orders', { and: 't.basket_id = f.basket_id' }),
  },
};
