import * as endpoints from '@parterre/contract/prices';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import { type PriceRow, readPrices, requirePrice } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { writeCapacity } from '#resources/ground/show-rows/write-capacity.ts';
import { markOutdated } from '#resources/ground/translations/mark-outdated.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';
import { type VerbInput, verb } from '#verb.ts';
import { checkPrice, requireKindRules } from './check-price.ts';
import { followAll, linkPrice } from './link/link-prices.ts';
import { writePlaces } from './order/write-places.ts';
import { requireEnoughPlaces } from './places/lock-places.ts';
import { describePrice } from './present-price.ts';
import { readPrice } from './read.ts';

/**
 * Changes a price type. Sold tickets keep their prices, and linked prices follow. The face value of a linked price type
 * comes from its base, whatever the body says. Throws STALE, NAME_TAKEN, TIME_IN_GAP, ALLOCATION_BELOW_SOLD with the
 * counts, RULE_BROKEN. Needs `price:write`.
 */
export const updatePrice = verb(endpoints.updatePrice, (ctx, { params, body }) =>
  ctx.change('price.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const prices = await readPrices(change, show);
    const before = requirePrice(prices, params.priceTypeId);
    requireRevision(change, before);
    await requireTexts(change, { name: body.name, description: body.description }, show.defaultCulture);
    const after = patchPrice(show, before, body, prices);
    await checkPrice(change, show, after, prices);
    if (after.allocation < before.allocation) await requireEnoughPlaces(change, show, after);
    const followers = after.faceValueMinor === before.faceValueMinor ? [] : followAll(prices, after);
    await writePrice(change, after);
    for (const follower of followers) await writePrice(change, { ...follower, revision: follower.revision + 1 });
    if (after.priceGroupId !== before.priceGroupId)
      await writePlaces(change, show, moveToGroup(prices, before, after.priceGroupId));
    if (after.allocation !== before.allocation) await writeCapacity(change, show);
    await notifyMaps(change, show);
    const answer = await readPrice(change, show, before.id);
    return {
      answer,
      show,
      objectId: before.id,
      before: describeChange(before),
      after: { ...describeChange(after), ...(followers.length > 0 ? { followers: followers.length } : {}) },
      revision: answer.revision,
    };
  }),
);

type Patch = VerbInput<typeof endpoints.updatePrice>['body'];

/**
 * Applies a change to a price type and gives it the next revision. The face value of a linked one comes from its base.
 */
function patchPrice(
  show: Pick<ShowRow, 'defaultCulture'>,
  before: PriceRow,
  patch: Patch,
  prices: readonly PriceRow[],
): PriceRow {
  requireKindRules(before, patch);
  const { link = describePrice(before).link, confirmedTexts, ...fields } = patch;
  const texts = { name: fields.name ?? before.name, description: fields.description ?? before.description };
  const outdatedTexts = markOutdated({
    before: { name: before.name, description: before.description },
    after: texts,
    outdated: before.outdatedTexts,
    confirmed: confirmedTexts,
    sourceCulture: show.defaultCulture,
  });
  return linkPrice({ ...before, ...fields, outdatedTexts, revision: before.revision + 1 }, link, prices);
}

/** The audit also keeps the allocation, which the answer gives as a part of the stock. */
const describeChange = (price: PriceRow) => ({ ...describePrice(price), allocation: price.allocation });

async function writePrice(change: Change, row: PriceRow): Promise<void> {
  const { promoterId, id, showId: _, ordinal: __, displayOrder: ___, createdAt: ____, ...columns } = row;
  await change.db
    .update(priceTypes)
    .set(columns)
    .where(and(eq(priceTypes.promoterId, promoterId), eq(priceTypes.id, id)));
}

/** Puts the moved price type last in its new group. */
function moveToGroup(prices: readonly PriceRow[], moved: PriceRow, priceGroupId: number): PriceRow[] {
  return [...prices.filter((price) => price.id !== moved.id), { ...moved, priceGroupId }];
}
