import * as endpoints from '@parterre/contract/price-groups';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { invalidField, notFound, refusal } from '#errors.ts';
import { coveredShows } from '#identity/covered-shows.ts';
import { newIds } from '#ids.ts';
import { copyPrices } from '#resources/ground/price-rows/copy-prices.ts';
import { type PriceRow, readPrices } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { moveOutOfGap } from '#resources/ground/show-rows/shift-times.ts';
import { verb } from '#verb.ts';
import { copyPriceDesigns } from '../print-at-home/copy-designs.ts';
import { addPrices } from './add-prices.ts';
import { mergeGroups } from './merge-groups.ts';
import { countContents, insertGroups, presentPriceGroup, readGroups, requireRoomForGroups } from './read.ts';

/**
 * Copies the price groups with their price types and their designs from another show of the promoter, without seats and
 * sales. Groups and price types whose name the show already has are skipped and listed in the answer. Throws
 * RULE_BROKEN for another currency and for too many groups or price types. Needs `price:write`.
 */
export const copyPriceGroups = verb(endpoints.copyPriceGroups, (ctx, { params }) =>
  ctx.change('price-group.copy', async (change) => {
    const show = await lockShow(change, params.showCode);
    const from = await requireSource(change, show, params.fromShowCode);
    const existing = { ...show, groups: await readGroups(change, show), prices: await readPrices(change, show) };
    const found = { ...from, groups: await readGroups(change, from), prices: await readPrices(change, from) };
    const { created, groupIds, prices, skipped } = mergeGroups(found, existing);
    requireRoomForGroups(existing.groups, created.length);
    const made = { showId: show.id, revision: 1, createdAt: change.now };
    const first = existing.groups.length + 1;
    await insertGroups(
      change,
      created.map((group, index) => ({ ...group, ...made, displayOrder: first + index })),
    );
    const priceIds = newIds(prices);
    const copies = copyPrices(prices, { showId: show.id, groupIds, priceIds, createdAt: change.now });
    await addPrices(
      change,
      show,
      existing.prices,
      copies.map((price) => fitPrice(price, show)),
    );
    await copyPriceDesigns(change, show, priceIds);
    const contents = await countContents(change, show);
    const groups = await readGroups(change, show);
    const counts = { copiedGroups: created.length, copiedPrices: copies.length };
    return {
      answer: { items: groups.map((group) => presentPriceGroup(group, contents.get(group.id))), ...counts, skipped },
      show,
      objectId: show.showCode,
      after: { copiedFrom: from.showCode, groups: created.length, prices: copies.length, skipped: skipped.length },
    };
  }),
);

/** Reads another show that the actor sees. Throws NOT_FOUND for unknown and foreign codes. */
async function requireSource(change: Change, show: ShowRow, showCode: string): Promise<ShowRow> {
  if (showCode === show.showCode) throw invalidField('fromShowCode', 'notFitting', { message: 'Is the event itself' });
  const [from] = await change.db
    .select()
    .from(shows)
    .where(and(eq(shows.promoterId, show.promoterId), eq(shows.showCode, showCode), coveredShows(change.actor)));
  if (!from) throw notFound();
  if (from.currency !== show.currency)
    throw refusal('RULE_BROKEN', 'groups-in-other-currency', { currency: show.currency, fromCurrency: from.currency });
  return from;
}

/** Adapts a price type to this show: no seats where none are reserved, and no sale window in a gap of its clock. */
function fitPrice(price: PriceRow, show: ShowRow): PriceRow {
  const fit = (wallTime: string | null) => wallTime && moveOutOfGap(wallTime, show.timeZone);
  return {
    ...price,
    isSeated: price.isSeated && show.seating === 'RESERVED',
    onSaleAtLocal: fit(price.onSaleAtLocal),
    offSaleAtLocal: fit(price.offSaleAtLocal),
  };
}
