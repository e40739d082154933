import { describe, expect, it } from 'vitest';
import { makePriceRow } from '#test/scenes/make-price-row.ts';
import { type GroupsOfShow, mergeGroups } from './merge-groups.ts';
import type { PriceGroupRow } from './read.ts';

const at = { promoterId: 1, showId: 1, outdatedTexts: {}, displayOrder: 1, revision: 1, createdAt: new Date(0) };
const group = (id: number, name: Record<string, string>): PriceGroupRow => ({ ...at, id, name });
const price = (id: number, priceGroupId: number, name: Record<string, string>) =>
  makePriceRow({ id, priceGroupId, name, ordinal: id });
const from: GroupsOfShow = {
  defaultCulture: 'en-GB',
  groups: [group(1, { 'en-GB': 'Stalls' }), group(2, { 'en-GB': 'Circle', de: 'Rang' })],
  prices: [price(11, 1, { 'en-GB': 'Adult' }), price(12, 1, { 'en-GB': 'Child' }), price(13, 2, { 'en-GB': 'Adult' })],
};
const none: GroupsOfShow = { defaultCulture: 'en-GB', groups: [], prices: [] };

describe('groups of another event', () => {
  it('all come where there are none, with ids of their own', () => {
    const { created, groupIds, prices, skipped } = mergeGroups(from, none);
    expect(created.map(({ name }) => name['en-GB'])).toEqual(['Stalls', 'Circle']);
    expect([groupIds.get(1), groupIds.get(2)]).toEqual(created.map(({ id }) => id));
    expect(prices.map(({ id }) => id)).toEqual([11, 12, 13]);
    expect(skipped).toEqual([]);
  });

  it('leave a group and a ticket that read the same as they are, and add what it has not', () => {
    const into = { ...none, groups: [group(7, { 'en-GB': 'STALLS' })], prices: [price(71, 7, { 'en-GB': 'adult' })] };
    const { created, groupIds, prices, skipped } = mergeGroups(from, into);
    expect(created.map(({ name }) => name['en-GB'])).toEqual(['Circle']);
    expect(groupIds.get(1)).toBe(7);
    expect(prices.map(({ id }) => id)).toEqual([12, 13]);
    expect(skipped).toEqual([
      { name: 'Stalls', kind: 'group', reason: 'NAME_TAKEN' },
      { name: 'Adult', kind: 'price', reason: 'NAME_TAKEN' },
    ]);
  });

  it('bring nothing the second time', () => {
    const first = mergeGroups(from, none);
    const prices = first.prices.map((row) => ({ ...row, priceGroupId: first.groupIds.get(row.priceGroupId) ?? 0 }));
    const again = mergeGroups(from, { ...none, groups: first.created, prices });
    expect([again.created, again.prices]).toEqual([[], []]);
    expect(again.skipped).toHaveLength(5);
  });

  it('get a text in the language of the event, and are compared in it', () => {
    const german: GroupsOfShow = { ...none, defaultCulture: 'de', groups: [group(7, { de: 'Rang' })] };
    const { created, groupIds } = mergeGroups(from, german);
    expect(created.map(({ name }) => name)).toEqual([{ de: 'Stalls', 'en-GB': 'Stalls' }]);
    expect(groupIds.get(2)).toBe(7);
  });

  it('that would read the same become one', () => {
    const twins = { ...from, groups: [group(1, { 'en-GB': 'A', de: 'X' }), group(2, { 'en-GB': 'B', de: 'X' })] };
    const { created, groupIds, prices } = mergeGroups(twins, { ...none, defaultCulture: 'de' });
    expect(created).toHaveLength(1);
    expect(groupIds.get(1)).toBe(groupIds.get(2));
    expect(prices.map(({ id }) => id)).toEqual([11, 12]);
  });
});
