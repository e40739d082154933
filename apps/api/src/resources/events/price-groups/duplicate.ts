import * as endpoints from '@parterre/contract/price-groups';
import { notFound } from '#errors.ts';
import { newId, newIds } from '#ids.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import { copyPrices } from '#resources/ground/price-rows/copy-prices.ts';
import { numberName } from '#resources/ground/price-rows/number-name.ts';
import { readPrices } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { copyPriceDesigns } from '../print-at-home/copy-designs.ts';
import { addPrices } from './add-prices.ts';
import { insertGroups, presentPriceGroup, readGroups, requireFreeGroupName, requireRoomForGroups } from './read.ts';

/**
 * Copies a price group with its price types and their designs after the last one, without seats, sales and codes.
 * Without a name of its own it is numbered: Stalls (2). Throws NAME_TAKEN, RULE_BROKEN for too many groups or price
 * types. Needs `price:write`.
 */
export const duplicatePriceGroup = verb(endpoints.duplicatePriceGroup, (ctx, { params, body }) =>
  ctx.change('price-group.duplicate', async (change) => {
    const show = await lockShow(change, params.showCode);
    const groups = await readGroups(change, show);
    const original = groups.find((group) => group.id === params.priceGroupId);
    if (!original) throw notFound();
    requireRoomForGroups(groups, 1);
    await requireTexts(change, { name: body.name }, show.defaultCulture);
    if (body.name) requireFreeGroupName(groups, body.name, show.defaultCulture);
    const names = groups.map(({ name }) => name);
    const copy = {
      ...original,
      id: newId(),
      name: body.name ?? numberName(original.name, names, show.defaultCulture),
      outdatedTexts: body.name ? {} : original.outdatedTexts,
      displayOrder: groups.length + 1,
      revision: 1,
      createdAt: change.now,
    };
    await insertGroups(change, [copy]);
    const prices = await readPrices(change, show);
    const own = prices.filter((price) => price.priceGroupId === original.id);
    const priceIds = newIds(own);
    const rows = copyPrices(own, {
      showId: show.id,
      groupIds: new Map([[original.id, copy.id]]),
      priceIds,
      createdAt: change.now,
      keepsForeignLinks: true,
    });
    await addPrices(
      change,
      show,
      prices,
      rows.map((price) => ({ ...price, colour: '' })),
    );
    await copyPriceDesigns(change, show, priceIds);
    const answer = presentPriceGroup(copy, { priceCount: rows.length, offerCodeCount: 0 });
    return {
      answer,
      show,
      objectId: copy.id,
      after: { name: copy.name, copiedFrom: original.id, prices: rows.length },
      revision: 1,
    };
  }),
);
