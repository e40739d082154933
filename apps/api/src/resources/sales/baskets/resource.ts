import { eq } from 'drizzle-orm';
import { baskets } from '#db/schema/sales/baskets.ts';
import { ownedByShow } from '#identity/owner.ts';
import { type PartOfShow, reference } from '#resource.ts';
import { removeBasketOfferCode, setBasketOfferCode } from './change-offer-code.ts';
import { createBasket } from './create-basket.ts';
import { extendBasket } from './extend-basket.ts';
import { getBasket } from './read/read-basket.ts';
import { sweepExpired } from './release-baskets.ts';
import { removeBasket } from './remove-basket.ts';
import { updateBasket } from './update-basket.ts';

export const basketsResource: PartOfShow = {
  slug: 'baskets',
  showActions: [],
  routes: [
    createBasket,
    getBasket,
    updateBasket,
    extendBasket,
    setBasketOfferCode,
    removeBasketOfferCode,
    removeBasket,
  ],

  async findOwner(db, id) {
    const fields = { promoterId: baskets.promoterId, showId: baskets.showId };
    const [row] = await db
      .select(fields)
      .from(baskets)
      .where(eq(baskets.id, Number(id)));
    return row && ownedByShow(row);
  },

  recurring: [['sweep-expired', sweepExpired]],

  checks: {
    'a basket and its seats run out together': `select b.promoter_id, b.id from baskets b
       join claims c on c.promoter_id = b.promoter_id and c.basket_id = b.id
       where b.state = 'OPEN' and c.expires_at is distinct from b.expires_at`,
    'a purchased basket is an order': `select b.promoter_id, b.id from baskets b where b.state = 'PURCHASED'
       and not exists (select 1 from orders o where o.promoter_id = b.promoter_id and o.basket_id = b.id)`,
    ...reference('baskets', 'api_key_id', 'api_keys'),
  },
};
