import * as endpoints from '@parterre/contract/baskets';
import { AppError } from '../../errors.ts';
import { verb } from '../../verb.ts';
import { releaseUse } from '../offer-codes/redeem/release-use.ts';
import { lockBasket } from './lock-basket.ts';
import { releaseBaskets, toRelease } from './release-baskets.ts';

const RELEASE = toRelease('select promoter_id, id from baskets where promoter_id = $1 and id = $2');

/**
 * Gives the seats, places and code of an open basket back at once. CONFLICT when it was purchased; again is no fault.
 * Needs `channel:sell`.
 */
export const releaseBasket = verb(endpoints.removeBasket, (ctx, { params: { basketId } }) =>
  ctx.change('basket.release', async (change) => {
    const basket = await lockBasket(change, basketId);
    if (basket.state === 'PURCHASED') throw new AppError('CONFLICT', { detail: 'The basket was purchased.' });
    await releaseUse(change, basket);
    await releaseBaskets(change, RELEASE, [basket.promoterId, basketId]);
    const show = { promoterId: basket.promoterId, id: basket.showId };
    return {
      answer: undefined,
      show,
      objectId: basketId,
      isAudited: false,
    };
  }),
);
