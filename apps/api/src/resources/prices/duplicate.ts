import type { duplicatePrice as endpoint, Price } from '@parterre/contract/prices';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { numberName } from '../number-name.ts';
import { lockShow } from '../shows/require-show.ts';
import { insertPrice, newIdentity } from './create.ts';
import { describePrice } from './present-price.ts';
import { readPrice } from './read.ts';
import { readPrices, requirePrice } from './read-prices.ts';

/**
 * Copies a ticket without its seats and sales; without a name of its own it is numbered: Adult (2).
 * Needs `price:write`.
 */
export function duplicatePrice(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof endpoint>, 'params' | 'body'>,
): Promise<Price> {
  return ctx.change('price.duplicate', async (change) => {
    const show = await lockShow(change, params.showCode);
    const prices = await readPrices(change, show);
    const original = requirePrice(prices, params.priceTypeId);
    const priceGroupId = body.priceGroupId ?? original.priceGroupId;
    const neighbours = prices.filter((price) => price.priceGroupId === priceGroupId).map(({ name }) => name);
    const name = body.name ?? numberName(original.name, neighbours, show.defaultCulture);
    const copy = { ...original, ...newIdentity(change, show), priceGroupId, name, colour: '' };
    const created = await insertPrice(change, show, copy, prices);
    return {
      answer: await readPrice(change, show, created.id),
      promoterId: show.promoterId,
      object: 'price',
      objectId: created.id,
      showId: show.id,
      after: { ...describePrice(created), copiedFrom: original.id },
      revision: 1,
    };
  });
}
