import { OrderListQuery } from '@parterre/contract/orders/read';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExampleOrders, sellExampleOrders } from '#test/scenes/sell-example-orders.ts';
import { listOrders } from '../list/list.ts';

let examples: ExampleOrders;
let names: ExampleOrders['names'];
let list: ExampleOrders['list'];

beforeAll(async () => {
  examples = await sellExampleOrders();
  ({ names, list } = examples);
});
afterAll(() => examples.api.close());

describe('the search for orders', () => {
  it.each<[string, string[]]>([
    ['K7M2QXRB4T', ['Ada']],
    ['k7m2qxrb4t', ['Ada']],
    ['Q3ZN', ['Bob', 'Zoë']],
    ['  q3zn8 ', ['Zoë']],
    ['Q3Z', []],
    ['3ZN8', []],
    ['Lovelace', ['Ada']],
    ['smi', ['Bob', 'Zoë']],
    ['SMITH zoe', ['Zoë']],
    ['smith bob', ['Bob']],
    ['bob bob', ['Bob']],
    ['bob ada', []],
    ['zoë', ['Zoë']],
    ["o'brien", ['Zoë']],
    ['obrien', ['Zoë']],
    ['brien-smith', ['Zoë']],
    ['grossmann', ['Łukasz']],
    ['ŁUKASZ', ['Łukasz']],
    ['mith', []],
    ['ada@example.test', ['Ada']],
    ['bob_100%', ['Bob']],
    ['bob_100%@example.test', ['Bob']],
    ['bobx100%', []],
    ['@example.test', []],
    ['Stalls|A|1', ['Ada']],
    ['stalls|b|', ['Bob']],
    ['stalls|c|2', ['Łukasz']],
    ['stalls', ['Łukasz', 'Bob', 'Zoë', 'Ada']],
    ['Stalls|A', ['Bob', 'Zoë', 'Ada']],
    ['Stalls, A 1', ['Ada']],
    ['stalls a 1', ['Ada']],
    ['Stalls, C 2', ['Łukasz']],
    ['Stalls · C · 2', ['Łukasz']],
    ['Stalls, A 99', []],
    ['summer-24', ['Bob']],
    ['SUMM', ['Bob']],
    ['wheel', ['Ada']],
    ['comes wheelchair ada', ['Ada']],
  ])('finds %s', async (searchTerm, found) => {
    expect(await names({ searchTerm })).toEqual(found);
  });

  it('finds a barcode in both forms, also a revoked one', async () => {
    for (const name of ['Ada', 'Łukasz'])
      for (const { barcode } of examples.orderOf(name).items) {
        expect(barcode).not.toBeNull();
        for (const term of [barcode?.value, barcode?.value.toLowerCase(), barcode?.code128, barcode?.code128.slice(1)])
          expect(await names({ searchTerm: term })).toEqual([name]);
      }
    expect(await names({ searchTerm: examples.orderOf('Ada').items[0]?.barcode?.value.slice(0, 15) })).toEqual([]);
  });

  it.each(["'", '"', '%', '_', '\\', '\\%', '%%%%', "' or 1=1 --", "'; drop table orders; --", '$1', '{}', '()', '.*'])(
    'takes %s for what it is',
    async (searchTerm) => {
      expect(await list({ searchTerm })).toEqual([]);
    },
  );

  it.each([
    '😀',
    '\u{10ffff}',
    '\u202e',
    'ﷺ',
    '🏳️‍🌈 👩‍👩‍👧‍👦',
    '𝕬𝖉𝖆𝖒',
    'x'.repeat(200),
    'q '.repeat(99),
    '|'.repeat(200),
    '@',
  ])('finds nothing by %s and breaks nothing', async (searchTerm) => {
    expect(await list({ searchTerm })).toEqual([]);
  });

  it('answers a search the same however often one connection is asked', async () => {
    for (const searchTerm of ['smith', 'Q3ZN8WVPYH', 'ada@example.test', 'Stalls|A|1', 'zoe smith', 'nobody'])
      await examples.api.inContext(examples.promoter, async (ctx) => {
        const query = OrderListQuery.parse({ searchTerm });
        const first = await listOrders(ctx, { query });
        for (let i = 0; i < 20; i++) expect(await listOrders(ctx, { query })).toEqual(first);
      });
  });
});
