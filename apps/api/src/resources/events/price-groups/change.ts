import * as endpoints from '@parterre/contract/price-groups';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { AppError, notFound } from '#errors.ts';
import { newId } from '#ids.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import { lockShow } from '#resources/ground/show-rows/require-show.ts';
import { markOutdated } from '#resources/ground/translations/mark-outdated.ts';
import { verb } from '#verb.ts';
import { moveGroup, writeOrder } from './order-groups.ts';
import {
  countContents,
  NO_CONTENTS,
  presentPriceGroup,
  readGroups,
  requireFreeGroupName,
  requireRoomForGroups,
} from './read.ts';

/** Creates a price group after the last one. Throws NAME_TAKEN, RULE_BROKEN for too many groups. Needs `price:write`. */
export const createPriceGroup = verb(endpoints.createPriceGroup, (ctx, { params, body }) =>
  ctx.change('price-group.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    await requireTexts(change, { name: body.name }, show.defaultCulture);
    const groups = await readGroups(change, show);
    requireFreeGroupName(groups, body.name, show.defaultCulture);
    requireRoomForGroups(groups, 1);
    const row = {
      promoterId: show.promoterId,
      id: newId(),
      showId: show.id,
      name: body.name,
      displayOrder: groups.length + 1,
      revision: 1,
      outdatedTexts: {},
      createdAt: change.now,
    };
    await change.db.insert(priceGroups).values(row);
    const answer = presentPriceGroup(row);
    return {
      answer,
      show,
      objectId: row.id,
      after: answer,
      revision: 1,
    };
  }),
);

/**
 * Renames a group or moves it to another position; the others close up. Throws NAME_TAKEN, STALE. Needs `price:write`.
 */
export const updatePriceGroup = verb(endpoints.updatePriceGroup, (ctx, { params, body }) =>
  ctx.change('price-group.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const groups = await readGroups(change, show);
    const before = groups.find((group) => group.id === params.priceGroupId);
    if (!before) throw notFound();
    requireRevision(change, before);
    await requireTexts(change, { name: body.name }, show.defaultCulture);
    if (body.name) requireFreeGroupName(groups, body.name, show.defaultCulture, before.id);
    const ordered = body.displayOrder === undefined ? groups : moveGroup(groups, before, body.displayOrder);
    const name = body.name ?? before.name;
    const outdatedTexts = markOutdated({
      before: { name: before.name },
      after: { name },
      outdated: before.outdatedTexts,
      confirmed: body.confirmedTexts,
      sourceCulture: show.defaultCulture,
    });
    const displayOrder = ordered.indexOf(before) + 1;
    const after = { ...before, name, outdatedTexts, displayOrder, revision: before.revision + 1 };
    await writeOrder(change, show, ordered, before);
    await change.db
      .update(priceGroups)
      .set({ name, outdatedTexts, displayOrder, revision: after.revision })
      .where(and(eq(priceGroups.promoterId, show.promoterId), eq(priceGroups.id, before.id)));
    const contents = (await countContents(change, show)).get(before.id);
    return {
      answer: presentPriceGroup(after, contents),
      show,
      objectId: before.id,
      before: presentPriceGroup(before, contents),
      after: presentPriceGroup(after, contents),
      revision: after.revision,
    };
  }),
);

/**
 * Deletes an empty group; the groups after it move up. Throws STALE, IN_USE with the counts of price types and codes.
 * Needs `price:write`.
 */
export const removePriceGroup = verb(endpoints.removePriceGroup, (ctx, { params }) =>
  ctx.change('price-group.remove', async (change) => {
    const show = await lockShow(change, params.showCode);
    const groups = await readGroups(change, show);
    const group = groups.find((candidate) => candidate.id === params.priceGroupId);
    if (!group) throw notFound();
    requireRevision(change, group);
    const contents = await countContents(change, show);
    const { priceCount: prices, offerCodeCount: offerCodes } = contents.get(group.id) ?? NO_CONTENTS;
    if (prices + offerCodes > 0)
      throw new AppError('IN_USE', {
        details: { prices, offerCodes },
        detail: `The group has ${prices} tickets and ${offerCodes} offer codes. Move or delete them first.`,
      });
    await change.db
      .delete(priceGroups)
      .where(and(eq(priceGroups.promoterId, show.promoterId), eq(priceGroups.id, group.id)));
    await writeOrder(
      change,
      show,
      groups.filter((candidate) => candidate !== group),
    );
    return {
      answer: undefined,
      show,
      objectId: group.id,
      before: presentPriceGroup(group),
    };
  }),
);
