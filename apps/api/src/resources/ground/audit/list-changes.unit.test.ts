import { describe, expect, it } from 'vitest';
import { compareFields } from './compare-fields.ts';
import { type ChangedThing, listChanges } from './list-changes.ts';
import { collectIds, nameChange } from './name-changes.ts';

const thing = (more: Partial<ChangedThing>): ChangedThing => ({
  action: 'price.update',
  object: 'price',
  objectId: '7',
  before: null,
  after: null,
  ...more,
});
const list = (more: Partial<ChangedThing>, parts: ChangedThing[] = []) =>
  listChanges({ ...thing(more), parts }, 'en-GB');

describe('the fields of a change', () => {
  it('are told one by one: texts by language, parts of a part by their path, what matters first', () => {
    const before = {
      colour: '#111111',
      link: { kind: 'fixed', difference: 5 },
      name: { 'en-GB': 'A', de: 'B' },
      revision: 1,
    };
    const after = {
      colour: '#222222',
      link: { kind: 'fixed', difference: 7 },
      name: { 'en-GB': 'A', de: 'C' },
      revision: 2,
    };
    expect(compareFields(before, after, '7')).toEqual([
      { field: 'name.de', before: 'B', after: 'C' },
      { field: 'colour', before: '#111111', after: '#222222' },
      { field: 'link.difference', before: 5, after: 7 },
      { field: 'link.kind', before: 'fixed', after: 'fixed' },
    ]);
  });

  it('come and go: a link that was made, a text that was removed', () => {
    expect(compareFields({ link: null, note: 'x' }, { link: { kind: 'fixed' }, note: '' }, '7')).toEqual([
      { field: 'link.kind', before: null, after: 'fixed' },
      { field: 'note', before: 'x', after: null },
    ]);
  });

  it('are all of a thing that came or went, without its own id and what is empty', () => {
    const state = { priceTypeId: 7, name: { de: 'A' }, taxRateId: 5, partnerSiteIds: [], isSeated: false, link: null };
    const expected = [
      { field: 'name.de', before: null, after: 'A' },
      { field: 'isSeated', before: null, after: false },
      { field: 'taxRateId', before: null, after: 5 },
    ];
    expect(list({ action: 'price.create', after: state })).toEqual(expected);
    expect(list({ action: 'price.remove', before: state })).toEqual(
      expected.map(({ field, after }) => ({ field, before: after, after: null })),
    );
  });

  it('leave out what was done to seats when a hold went', () => {
    const before = { label: 'Press', allowSales: true };
    const after = { prices: { 0: 4 }, holds: { 0: 4 }, blocks: [] };
    expect(list({ action: 'hold.remove', object: 'hold', before, after })).toEqual([
      { field: 'label', before: 'Press', after: null },
      { field: 'allowSales', before: true, after: null },
    ]);
  });

  it('are not counts of what a copy or an import did', () => {
    expect(list({ action: 'offer-code.import', object: 'offer-code', after: { created: 12 } })).toEqual([]);
    const after = { name: { 'en-GB': 'A' }, events: 2, showCodes: ['AAAA2222', 'BBBB2222'] };
    const part = thing({ action: 'show.create', object: 'show', after: { name: { 'en-GB': 'A' } } });
    expect(list({ action: 'show.duplicate', object: 'show', after }, [part])).toEqual([
      { field: 'showCodes', before: null, after: ['AAAA2222', 'BBBB2222'] },
    ]);
  });

  it('carry the name of what they belong to where one entry changed several', () => {
    const part = (label: string) =>
      thing({
        before: { name: { 'en-GB': label }, statusCode: 1 },
        after: { name: { 'en-GB': label }, statusCode: 2 },
      });
    expect(list({ action: 'price.update-many', after: { prices: 2 } }, [part('Adult'), part('Child')])).toEqual([
      { of: 'Adult', field: 'statusCode', before: 1, after: 2 },
      { of: 'Child', field: 'statusCode', before: 1, after: 2 },
    ]);
  });

  it('survive any shape', () => {
    expect(list({ before: 'text', after: ['list'] })).toEqual([]);
    expect(list({ before: { a: [[1]] }, after: { a: [{}], b: undefined } })).toEqual([]);
  });
});

describe('what a change is called', () => {
  const change = { field: 'priceTypeIds', before: [1, 2], after: [2, 3] };
  const names = new Map([
    [
      'price' as const,
      new Map([
        [1, 'Adult'],
        [2, 'Child'],
      ]),
    ],
  ]);

  it('names ids where they are known, and keeps the number where a thing is gone', () => {
    expect(collectIds([change])).toEqual(new Map([['price', new Set([1, 2, 3])]]));
    expect(nameChange(change, names, 'en-GB')).toEqual({
      field: 'priceTypeIds',
      before: 'Adult, Child',
      after: 'Child, #3',
    });
    const link = { field: 'link.priceTypeId', before: null, after: 1 };
    expect(nameChange(link, names, 'en-GB')).toEqual({ field: 'link.priceTypeId', before: null, after: 'Adult' });
  });

  it('writes values as they stand', () => {
    expect(nameChange({ of: 'Adult', field: 'isSeated', before: false, after: 4 }, names, 'en-GB')).toEqual({
      of: 'Adult',
      field: 'isSeated',
      before: 'false',
      after: '4',
    });
  });
});
