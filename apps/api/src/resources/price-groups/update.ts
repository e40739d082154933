import * as endpoints from '@parterre/contract/price-groups';
import { and, eq } from 'drizzle-orm';
import { priceGroups } from '../../db/schema/prices.ts';
import { notFound } from '../../errors.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { markOutdated } from '../translations/mark-outdated.ts';
import { countContents, type PriceGroupRow, presentPriceGroup, readGroups } from './read.ts';
import { requireFreeGroupName } from './require-free-group-name.ts';
import { writeOrder } from './write-order.ts';

/** Renames a group or moves it to a place; the others close up. Throws NAME_TAKEN, STALE. Needs `price:write`. */
export const updatePriceGroup = verb(endpoints.updatePriceGroup, (ctx, { params, body }) =>
  ctx.change('price-group.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const groups = await readGroups(change, show);
    const before = groups.find((group) => group.id === params.priceGroupId);
    if (!before) throw notFound();
    requireRevision(change, before);
    if (body.name) requireFreeGroupName(groups, body.name, show.defaultCulture, before.id);
    const ordered = body.displayOrder === undefined ? groups : moveTo(groups, before, body.displayOrder);
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

function moveTo(groups: readonly PriceGroupRow[], moved: PriceGroupRow, displayOrder: number): PriceGroupRow[] {
  const others = groups.filter((group) => group !== moved);
  return others.toSpliced(Math.min(displayOrder, groups.length) - 1, 0, moved);
}
