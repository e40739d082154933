import * as endpoints from '@parterre/contract/price-groups';
import { and, eq } from 'drizzle-orm';
import { priceGroups } from '../../db/schema/prices.ts';
import { AppError, notFound } from '../../errors.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { countContents, NO_CONTENTS, presentPriceGroup, readGroups } from './read.ts';
import { writeOrder } from './write-order.ts';

/**
 * Deletes an empty group; the groups behind it move up. Throws IN_USE with the counts of tickets and codes.
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
