import * as endpoints from '@parterre/contract/baskets';
import { and, eq } from 'drizzle-orm';
import { baskets } from '../../db/schema/orders.ts';
import { claims } from '../../db/schema/seats.ts';
import { AppError } from '../../errors.ts';
import { verb } from '../../verb.ts';
import { releaseUse } from '../offer-codes/redeem/release-use.ts';
import { recordSeats } from '../seats/change/record-seats.ts';
import { lockBasket } from './lock-basket.ts';

/**
 * Gives the seats, places and code of an open basket back at once. CONFLICT when it was purchased; again is no fault.
 * Needs `channel:sell`.
 */
export const releaseBasket = verb(endpoints.removeBasket, (ctx, { params: { basketId } }) =>
  ctx.change('basket.release', async (change) => {
    const basket = await lockBasket(change, basketId);
    if (basket.state === 'PURCHASED') throw new AppError('CONFLICT', { detail: 'The basket was purchased.' });
    const match = and(eq(baskets.promoterId, basket.promoterId), eq(baskets.id, basketId));
    await change.db.update(baskets).set({ state: 'RELEASED' }).where(match);
    await releaseUse(change, basket);
    const released = await change.db
      .delete(claims)
      .where(and(eq(claims.promoterId, basket.promoterId), eq(claims.basketId, basketId), eq(claims.state, 'BASKET')))
      .returning({ seat: claims.seat });
    const show = { promoterId: basket.promoterId, id: basket.showId };
    const ranges = released.map(({ seat }) => ({ from: seat, to: seat }));
    if (ranges.length > 0) await recordSeats(change, show, 'release', ranges);
    return {
      answer: undefined,
      show,
      objectId: basketId,
      isAudited: false,
    };
  }),
);
