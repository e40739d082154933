import type { updatePriceGroup as endpoint, PriceGroup } from '@parterre/contract/price-groups';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Change, Context } from '../../context.ts';
import { priceGroups } from '../../db/schema/prices.ts';
import { notFound } from '../../errors.ts';
import { requireRevision } from '../require-revision.ts';
import { lockShow, type ShowRow } from '../shows/require-show.ts';
import { countPrices, type PriceGroupRow, presentPriceGroup, readGroups } from './read.ts';
import { requireFreeName } from './require-free-name.ts';

/** Renames a group or moves it to a place; the others close up. Throws NAME_TAKEN, STALE. */
export function updatePriceGroup(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof endpoint>, 'params' | 'body'>,
): Promise<PriceGroup> {
  return ctx.change('price-group.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const groups = await readGroups(change, show);
    const before = groups.find((group) => group.id === params.priceGroupId);
    if (!before) throw notFound();
    requireRevision(change, before);
    if (body.name) requireFreeName(groups, body.name, show.defaultCulture, before.id);
    const ordered = body.displayOrder === undefined ? groups : moveTo(groups, before, body.displayOrder);
    const after = {
      ...before,
      name: body.name ?? before.name,
      displayOrder: ordered.indexOf(before) + 1,
      revision: before.revision + 1,
    };
    await writeOrder(change, show, ordered, before);
    await change.db
      .update(priceGroups)
      .set({ name: after.name, displayOrder: after.displayOrder, revision: after.revision })
      .where(and(eq(priceGroups.promoterId, show.promoterId), eq(priceGroups.id, before.id)));
    const prices = (await countPrices(change, show)).get(before.id) ?? 0;
    return {
      answer: presentPriceGroup(after, prices),
      promoterId: show.promoterId,
      object: 'price-group',
      objectId: before.id,
      showId: show.id,
      before: presentPriceGroup(before, prices),
      after: presentPriceGroup(after, prices),
      revision: after.revision,
    };
  });
}

function moveTo(groups: readonly PriceGroupRow[], moved: PriceGroupRow, displayOrder: number): PriceGroupRow[] {
  const others = groups.filter((group) => group !== moved);
  return others.toSpliced(Math.min(displayOrder, groups.length) - 1, 0, moved);
}

/** Writes the places that changed: dense from 1, whatever stood there before. */
export async function writeOrder(
  change: Change,
  show: ShowRow,
  ordered: readonly PriceGroupRow[],
  except?: PriceGroupRow,
): Promise<void> {
  for (const [index, group] of ordered.entries()) {
    if (group === except || group.displayOrder === index + 1) continue;
    await change.db
      .update(priceGroups)
      .set({ displayOrder: index + 1, revision: group.revision + 1 })
      .where(and(eq(priceGroups.promoterId, show.promoterId), eq(priceGroups.id, group.id)));
  }
}
