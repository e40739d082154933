import * as endpoints from '@parterre/contract/baskets';
import type { Change } from '#context.ts';
import { refusal } from '#errors.ts';
import { releaseUse } from '#resources/events/offer-codes/uses/change-use.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { describeBasketStep, lockBasket } from './lock-basket.ts';
import { releaseBaskets, toRelease } from './release-baskets.ts';

const ONE = toRelease('select promoter_id, id from baskets where promoter_id = $1 and id = $2');

/**
 * Releases the seats, places and code of an open basket at once. Throws CONFLICT when it was purchased; a repeated
 * release is no error. Needs `channel:sell`.
 */
export const removeBasket = verb(endpoints.removeBasket, (ctx, { params: { basketId } }) =>
  ctx.change('basket.release', async (change) => {
    const basket = await lockBasket(change, basketId);
    if (basket.state === 'PURCHASED') throw refusal('CONFLICT', 'basket-purchased', { basketId });
    await releaseUse(change, basket);
    await releaseBaskets(change, ONE, [basket.promoterId, basketId]);
    return describeBasketStep(basket, undefined);
  }),
);

const ENDED = toRelease(`
    select promoter_id, id from baskets
    where promoter_id = $1 and show_id = $2 and state = 'OPEN' and expires_at <= $3 order by id for update`);

/**
 * Ends expired baskets of a show before their places count as free. A purchase that has locked one of them comes first,
 * and a later one finds it ended.
 */
export async function releaseEnded(change: Change, { promoterId, id }: ShowRow): Promise<void> {
  await releaseBaskets(change, ENDED, [promoterId, id, change.now.toISOString()]);
}
