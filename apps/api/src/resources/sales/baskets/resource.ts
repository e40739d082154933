import { and, eq } from 'drizzle-orm';
import { baskets } from '#db/schema/sales/baskets.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { ownedByShow } from '#identity/owner.ts';
import { reference } from '#resource.ts';
import type { PartOfShow } from '#resources/ground/show-rows/show-part.ts';
import { removeBasketOfferCode, setBasketOfferCode } from './change-offer-code.ts';
import { extendBasket } from './extend-basket.ts';
import { openBasket } from './open-basket.ts';
import { getBasket } from './read/read-basket.ts';
import { releaseBasket } from './release.ts';
import { sweepExpired } from './release-baskets.ts';
import { updateBasket } from './update-basket.ts';

export const basketsResource: PartOfShow = {
  slug: 'baskets',
  routes: [openBasket, getBasket, updateBasket, extendBasket, setBasketOfferCode, removeBasketOfferCode, releaseBasket],

  async findOwner(db, id) {
    const fields = { promoterId: baskets.promoterId, showId: baskets.showId };
    const [row] = await db
      .select(fields)
      .from(baskets)
      .where(eq(baskets.id, Number(id)));
    return row && ownedByShow(row);
  },

  showPart: {
    /** No basket of the show is live. Claims are deleted with their baskets. */
    async remove(change, { promoterId, id }) {
      await change.db.delete(claims).where(and(eq(claims.promoterId, promoterId), eq(claims.showId, id)));
      await change.db.delete(baskets).where(and(eq(baskets.promoterId, promoterId), eq(baskets.showId, id)));
      return {};
    },
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
