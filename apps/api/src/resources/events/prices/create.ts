import { PRICE_COLOURS, STANDARD_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import * as endpoints from '@parterre/contract/prices';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { newId } from '#ids.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import { numberName } from '#resources/ground/price-rows/number-name.ts';
import { type PriceRow, readPrices, requirePrice } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { takeOrdinal } from '#resources/ground/show-rows/take-ordinal.ts';
import { writeCapacity } from '#resources/ground/show-rows/write-capacity.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';
import { verb } from '#verb.ts';
import { copyPriceDesigns } from '../print-at-home/copy-designs.ts';
import { checkPrice } from './check-price.ts';
import { linkPrice } from './link/link-prices.ts';
import { placeInGroup } from './place-in-group.ts';
import { describePrice } from './present-price.ts';
import { readPrice } from './read.ts';

/**
 * Creates a price type after the last one of its group. Throws INVALID naming a language, NAME_TAKEN, TIME_IN_GAP, RULE_BROKEN for an
 * impossible link and for too many price types or groups. Needs `price:write`.
 */
export const createPrice = verb(endpoints.createPrice, (ctx, { params, body }) =>
  ctx.change('price.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    await requireTexts(change, { name: body.name, description: body.description }, show.defaultCulture);
    const others = await readPrices(change, show);
    const { link, colour, isSeated, ...fields } = body;
    const row = linkPrice(
      {
        ...fields,
        priceGroupId: await placeInGroup(change, show, fields.priceGroupId),
        ...newIdentity(change, show),
        outdatedTexts: {},
        isSeated: isSeated ?? show.seating === 'RESERVED',
        kind: 'standard',
        statusCode: STANDARD_STATUS_CODE,
        colour: colour ?? '',
        linkedPriceId: null,
        linkKind: null,
        linkDifference: null,
      },
      link,
      others,
    );
    const created = await insertPrice(change, show, row, others);
    return {
      answer: await readPrice(change, show, created.id),
      show,
      objectId: created.id,
      after: describePrice(created),
      revision: 1,
    };
  }),
);

/**
 * Copies a price type with its design, without its seats and sales. Without a name of its own it is numbered:
 * Adult (2). Throws NAME_TAKEN, TIME_IN_GAP, RULE_BROKEN when the show would have more price types than it can ever
 * have. Needs `price:write`.
 */
export const duplicatePrice = verb(endpoints.duplicatePrice, (ctx, { params, body }) =>
  ctx.change('price.duplicate', async (change) => {
    const show = await lockShow(change, params.showCode);
    const prices = await readPrices(change, show);
    const original = requirePrice(prices, params.priceTypeId);
    await requireTexts(change, { name: body.name }, show.defaultCulture);
    const priceGroupId = body.priceGroupId ?? original.priceGroupId;
    const neighbours = prices.filter((price) => price.priceGroupId === priceGroupId).map(({ name }) => name);
    const name = body.name ?? numberName(original.name, neighbours, show.defaultCulture);
    const copy = { ...original, ...newIdentity(change, show), priceGroupId, name, colour: '' };
    const created = await insertPrice(change, show, copy, prices);
    await copyPriceDesigns(change, show, new Map([[original.id, created.id]]));
    return {
      answer: await readPrice(change, show, created.id),
      show,
      objectId: created.id,
      after: { ...describePrice(created), copiedFrom: original.id },
      revision: 1,
    };
  }),
);

/**
 * Returns the fields of a new price type before it is stored. Its ordinal is assigned last, when nothing can refuse it
 * any more.
 */
export const newIdentity = (change: Change, show: ShowRow) => ({
  promoterId: show.promoterId,
  id: newId(),
  showId: show.id,
  ordinal: 0,
  displayOrder: 0,
  revision: 1,
  createdAt: change.now,
});

/**
 * Checks and stores a new price type: last in its group, with the next ordinal, and the next colour when it has none.
 */
export async function insertPrice(
  change: Change,
  show: ShowRow,
  price: PriceRow,
  others: readonly PriceRow[],
): Promise<PriceRow> {
  await checkPrice(change, show, price, others);
  const ordinal = await takeOrdinal(change, show, 'price');
  const row = {
    ...price,
    ordinal,
    displayOrder: others.filter((other) => other.priceGroupId === price.priceGroupId).length + 1,
    colour: price.colour || (PRICE_COLOURS[(ordinal - 1) % PRICE_COLOURS.length] ?? PRICE_COLOURS[0]),
  };
  await change.db.insert(priceTypes).values(row);
  if (!row.isSeated) await writeCapacity(change, show);
  await notifyMaps(change, show);
  return row;
}
