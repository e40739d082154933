import type { updatePrice as endpoint, Price } from '@parterre/contract/prices';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Change, Context } from '../../context.ts';
import { priceTypes } from '../../db/schema/prices.ts';
import { AppError } from '../../errors.ts';
import { requireRevision } from '../require-revision.ts';
import { lockShow, type ShowRow } from '../shows/require-show.ts';
import { writeCapacity } from '../shows/seating/write-capacity.ts';
import { checkPrice } from './check-price.ts';
import { linkPrice } from './link-price.ts';
import { followAll } from './link-prices.ts';
import { describePrice } from './present-price.ts';
import { readPrice } from './read.ts';
import { type PriceRow, readPrices, requirePrice } from './read-prices.ts';
import { readStock } from './read-stock.ts';
import { writePlaces } from './write-places.ts';

type Patch = VerbInput<typeof endpoint>['body'];

/**
 * Changes a ticket; sold items keep what they cost, linked prices follow. A linked ticket's face value comes from its
 * base, whatever the body says. Throws NAME_TAKEN, ALLOCATION_BELOW_SOLD with the counts, RULE_BROKEN.
 */
export function updatePrice(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof endpoint>, 'params' | 'body'>,
): Promise<Price> {
  return ctx.change('price.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const prices = await readPrices(change, show);
    const before = requirePrice(prices, params.priceTypeId);
    requireRevision(change, before);
    const after = patchPrice(before, body, prices);
    await checkPrice(change, show, after, prices);
    if (after.allocation < before.allocation) await requireAboveSold(change, show, before, after.allocation);
    const followers = after.faceValueMinor === before.faceValueMinor ? [] : followAll(prices, after);
    await writePrice(change, after);
    for (const follower of followers) await writePrice(change, { ...follower, revision: follower.revision + 1 });
    if (after.priceGroupId !== before.priceGroupId)
      await writePlaces(change, show, moveToGroup(prices, before, after.priceGroupId));
    if (after.allocation !== before.allocation) await writeCapacity(change, show);
    const answer = await readPrice(change, show, before.id);
    return {
      answer,
      promoterId: show.promoterId,
      object: 'price',
      objectId: before.id,
      showId: show.id,
      before: describePrice(before),
      after: { ...describePrice(after), ...(followers.length > 0 ? { followers: followers.length } : {}) },
      revision: answer.revision,
    };
  });
}

function patchPrice(before: PriceRow, body: Patch, prices: readonly PriceRow[]): PriceRow {
  const { link, ...fields } = body;
  const patched = {
    ...before,
    name: fields.name ?? before.name,
    description: fields.description ?? before.description,
    colour: fields.colour ?? before.colour,
    faceValueMinor: fields.faceValueMinor ?? before.faceValueMinor,
    bookingFeeMinor: fields.bookingFeeMinor ?? before.bookingFeeMinor,
    taxRateId: fields.taxRateId === undefined ? before.taxRateId : fields.taxRateId,
    priceGroupId: fields.priceGroupId ?? before.priceGroupId,
    allocation: fields.allocation ?? before.allocation,
    fewestPerOrder: fields.fewestPerOrder ?? before.fewestPerOrder,
    mostPerOrder: fields.mostPerOrder ?? before.mostPerOrder,
    onSaleAtLocal: fields.onSaleAtLocal === undefined ? before.onSaleAtLocal : fields.onSaleAtLocal,
    offSaleAtLocal: fields.offSaleAtLocal === undefined ? before.offSaleAtLocal : fields.offSaleAtLocal,
    visibility: fields.visibility ?? before.visibility,
    partnerSiteIds: fields.partnerSiteIds ?? before.partnerSiteIds,
    revision: before.revision + 1,
  };
  return linkPrice(patched, link === undefined ? describePrice(before).link : link, prices);
}

async function requireAboveSold(change: Change, show: ShowRow, price: PriceRow, allocation: number): Promise<void> {
  const stock = (await readStock(change, show, [price])).get(price.id);
  const { sold, inBaskets } = stock ?? { sold: 0, inBaskets: 0 };
  if (allocation < sold + inBaskets)
    throw new AppError('ALLOCATION_BELOW_SOLD', {
      fieldErrors: [
        {
          field: 'allocation',
          message: `Must be greater than or equal to ${sold + inBaskets}`,
          values: { sold, inBaskets },
        },
      ],
      details: { sold, inBaskets, allocation },
    });
}

async function writePrice(change: Change, row: PriceRow): Promise<void> {
  const { promoterId, id, showId: _, ordinal: __, displayOrder: ___, createdAt: ____, ...columns } = row;
  await change.db
    .update(priceTypes)
    .set(columns)
    .where(and(eq(priceTypes.promoterId, promoterId), eq(priceTypes.id, id)));
}

/** The moved price stands last in its new group. */
function moveToGroup(prices: readonly PriceRow[], moved: PriceRow, priceGroupId: number): PriceRow[] {
  return [...prices.filter((price) => price.id !== moved.id), { ...moved, priceGroupId }];
}
