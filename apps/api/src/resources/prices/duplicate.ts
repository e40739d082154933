import type { duplicatePrice as endpoint, Price } from '@parterre/contract/prices';
import type { TextByCulture } from '@parterre/contract/values';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { chooseText } from '../choose-text.ts';
import { lockShow } from '../shows/require-show.ts';
import { insertPrice, newIdentity } from './create.ts';
import { describePrice } from './present-price.ts';
import { readPrice } from './read.ts';
import { type PriceRow, readPrices, requirePrice } from './read-prices.ts';

const NAME_LENGTH = 60;

/** Copies a ticket without its seats and sales; without a name of its own it is numbered: Adult (2). */
export function duplicatePrice(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof endpoint>, 'params' | 'body'>,
): Promise<Price> {
  return ctx.change('price.duplicate', async (change) => {
    const show = await lockShow(change, params.showCode);
    const prices = await readPrices(change, show);
    const original = requirePrice(prices, params.priceTypeId);
    const priceGroupId = body.priceGroupId ?? original.priceGroupId;
    const neighbours = prices.filter((price) => price.priceGroupId === priceGroupId);
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

/** The name with the first number nobody in the group has, in every language; unchanged where it is free. */
function numberName(name: TextByCulture, neighbours: readonly PriceRow[], culture: string): TextByCulture {
  const taken = new Set(neighbours.map((price) => chooseText(price.name, culture).toLocaleLowerCase()));
  for (let number = 1; ; number++) {
    const numbered = Object.fromEntries(
      Object.entries(name).map(([language, text]) => [language, number === 1 ? text : addNumber(text, number)]),
    );
    if (!taken.has(chooseText(numbered, culture).toLocaleLowerCase())) return numbered;
  }
}

function addNumber(text: string, number: number): string {
  const ending = ` (${number})`;
  return `${text.replace(/ \(\d+\)$/, '').slice(0, NAME_LENGTH - ending.length)}${ending}`;
}
