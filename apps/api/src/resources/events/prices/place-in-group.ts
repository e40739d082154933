import type { createPrice } from '@parterre/contract/prices';
import type { Change } from '#context.ts';
import { requirePermission } from '#identity/require-permission.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { VerbInput } from '#verb.ts';
import { createPriceGroup } from '../price-groups/change.ts';
import { readGroups } from '../price-groups/read.ts';

const GROUP_NAME = 'priceGroupId.name';

/**
 * Finds the group of a new price type by its id or its name. A name that the show lacks creates the group as part of
 * the change, which needs `price:write`, even for a comp type.
 */
export async function placeInGroup(
  change: Change,
  show: ShowRow,
  wanted: VerbInput<typeof createPrice>['body']['priceGroupId'],
): Promise<number> {
  if (typeof wanted === 'number') return wanted;
  await requireTexts(change, { [GROUP_NAME]: wanted.name }, show.defaultCulture, [GROUP_NAME]);
  const read = (name: Record<string, string>) => chooseText(name, show.defaultCulture).toLocaleLowerCase();
  const groups = await readGroups(change, show);
  const existing = groups.find((group) => read(group.name) === read(wanted.name));
  if (existing) return existing.id;
  requirePermission(change, 'price:write');
  const created = await createPriceGroup(change, { params: { showCode: show.showCode }, body: wanted });
  return created.priceGroupId;
}
