import { readFileSync } from 'node:fs';
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

/** Sells to a buyer, and returns the order or the refused fields. */
async function sellTo(buyer: { name: string; email: string }) {
  const basket = await outlet.fill({ quantities: [{ priceTypeId: outlet.show.standing, quantity: 1 }] });
  const answer = await outlet.buy(basket, { buyer });
  const fields = new Set(answer.problem.fieldErrors?.map(({ field }) => field));
  return { status: answer.status, fields, sold: answer.body, text: answer.text };
}

async function expectUnchanged(buyers: readonly { name: string; email: string }[], field: string): Promise<number> {
  let sold = 0;
  for (const buyer of buyers) {
    const answer = await sellTo(buyer);
    if (answer.status === 201) {
      sold += 1;
      const kept = (await outlet.readSold(answer.sold.orderId)).body.buyer;
      expect(kept).toEqual({ name: buyer.name.trim(), email: buyer.email.trim() });
    } else expect([buyer, answer.status, answer.fields]).toEqual([buyer, 400, new Set([field])]);
  }
  return sold;
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
