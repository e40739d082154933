import type { CopiedGroups } from '@parterre/contract/price-groups';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { newId } from '#ids.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { PriceGroupRow } from './read.ts';

export interface GroupsOfShow {
  groups: readonly PriceGroupRow[];
  prices: readonly PriceRow[];
  defaultCulture: string;
}

export interface MergedGroups {
  /** Groups of the other show that this one lacks, with new ids, in their order. */
  created: PriceGroupRow[];
  /** The group of this show that each group of the other one is merged into. */
  groupIds: Map<number, number>;
  /** Price types of the other show that their group lacks. */
  prices: PriceRow[];
  skipped: CopiedGroups['skipped'];
}

/**
 * Finds the groups and price types of another show that are new to a show. One with the same name is skipped; price
 * types are compared within their group. Names without a text in the language of this show get one.
 */
export function mergeGroups(from: GroupsOfShow, into: GroupsOfShow): MergedGroups {
  const read = (name: TextByCulture) => chooseText(name, into.defaultCulture, from.defaultCulture);
  const keyOf = (name: TextByCulture) => read(name).toLocaleLowerCase();
  const translate = (name: TextByCulture): TextByCulture => ({ [into.defaultCulture]: read(name), ...name });
  const skipped: MergedGroups['skipped'] = [];
  const skip = (kind: 'group' | 'price', name: TextByCulture) =>
    skipped.push({ name: read(name), kind, reason: 'NAME_TAKEN' });
  const known = new Map(into.groups.map((group) => [keyOf(group.name), group.id]));
  const groupIds = new Map<number, number>();
  const created: PriceGroupRow[] = [];
  for (const group of from.groups) {
    const ownId = known.get(keyOf(group.name));
    const id = ownId ?? newId();
    if (ownId === undefined) created.push({ ...group, id, name: translate(group.name) });
    else skip('group', group.name);
    known.set(keyOf(group.name), id);
    groupIds.set(group.id, id);
  }
  const placeOf = (groupId: number | undefined, name: TextByCulture) => `${groupId} ${keyOf(name)}`;
  const taken = new Set(into.prices.map((price) => placeOf(price.priceGroupId, price.name)));
  const prices = from.prices.flatMap((price) => {
    const place = placeOf(groupIds.get(price.priceGroupId), price.name);
    if (taken.has(place)) {
      skip('price', price.name);
      return [];
    }
    taken.add(place);
    return [{ ...price, name: translate(price.name) }];
  });
  return { created, groupIds, prices, skipped };
}
