import { readFileSync } from 'node:fs';
import type { Basket } from '@parterre/contract/baskets';
import { listOrders } from '@parterre/contract/calls/orders';
import { updatePrice } from '@parterre/contract/calls/prices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUYER, openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

const file = new URL('../../../../test/fixtures/strings/blns.json', import.meta.url);
const STRINGS: string[] = [
  ...(JSON.parse(readFileSync(file, 'utf8')) as string[]),
  '👩‍👩‍👧‍👦 Ñandú-Åse O’Brien',
  'Ada\r\nBcc: everybody@example.test',
  'Z\u0352\u0348a\u0322l\u0321g\u0337o',
  '\u202eadA',
  'x'.repeat(121),
];

let outlet: SalesOutlet;

beforeAll(async () => {
  outlet = await openOutlet(await startOutlet());
  const params = { showCode: outlet.show.showCode, priceTypeId: outlet.show.standing };
  await outlet.api.call(updatePrice, { params, body: { allocation: 2000 } }, { as: outlet.owner });
});
afterAll(() => outlet.api.close());

type Buyer = { name: string; email: string };

/**
 * Sells one ticket to each buyer. Returns how many were sold to, and expects the others to be refused by the field. A
 * basket whose buyer was refused is still open for the next one.
 */
async function expectUnchanged(buyers: readonly Buyer[], field: string): Promise<number> {
  const sold = new Map<string, Buyer>();
  let basket: Basket | undefined;
  for (const buyer of buyers) {
    basket ??= await outlet.fill({ quantities: [{ priceTypeId: outlet.show.standing, quantity: 1 }] });
    const { status, body, problem } = await outlet.buy(basket, { buyer });
    if (status === 201) {
      sold.set(body.orderId, { name: buyer.name.trim(), email: buyer.email.trim() });
      basket = undefined;
    } else {
      const fields = new Set(problem.fieldErrors?.map((error) => error.field));
      expect([buyer, status, fields]).toEqual([buyer, 400, new Set([field])]);
    }
  }
  expect(await readBuyers(sold)).toEqual(sold);
  return sold.size;
}

/** Reads the buyers of these orders from the list of all orders. */
async function readBuyers(orders: ReadonlyMap<string, Buyer>): Promise<Map<string, Buyer>> {
  const buyers = new Map<string, Buyer>();
  for (let pageIndex = 1; buyers.size < orders.size; pageIndex++) {
    const query = { pageIndex, pageSize: 100 };
    const { items } = (await outlet.api.call(listOrders, { query }, { as: outlet.owner })).body;
    if (items.length === 0) break;
    for (const { orderId, buyer } of items)
      if (orders.has(orderId)) buyers.set(orderId, { name: buyer.name, email: buyer.email });
  }
  return buyers;
}

test('names go in and come back as they were, or are refused by name', { timeout: 120_000 }, async () => {
  const sold = await expectUnchanged(
    STRINGS.map((name) => ({ ...BUYER, name })),
    'buyer.name',
  );
  expect(sold).toBeGreaterThan(400);
});

test('so do e-mail addresses', { timeout: 120_000 }, async () => {
  const addresses = [
    ...STRINGS,
    ...STRINGS.slice(0, 60).map((text) => `${text}@example.test`),
    'ada+tag@example.test',
    'ädä@exämple.test',
    'ada@example.test,bob@example.test',
    'ada@example.test\nBcc: bob@example.test',
    'ada@@example.test',
    `${'a'.repeat(250)}@b.test`,
  ];
  const sold = await expectUnchanged(
    addresses.filter((email) => email.trim() !== '').map((email) => ({ ...BUYER, email })),
    'buyer.email',
  );
  expect(sold).toBeGreaterThan(10);
  expect(await findBrokenInvariants(outlet.api.database)).toEqual([]);
});
