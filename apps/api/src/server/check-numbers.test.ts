import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow } from '#test/scenes/insert-seated-show.ts';
import { priceSeats } from '#test/scenes/price-seats.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { startTestApi, type TestApi, type TestPromoter } from '#test/support/test-api.ts';
import { runAsSystem } from '../db/system.ts';
import { checkNumbers } from './check-numbers.ts';

let api: TestApi;
let promoter: TestPromoter;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  const { showCode, standing, prices } = await insertSeatedShow(api, promoter);
  await priceSeats(api, { showCode, seats: [0, 1], priceTypeId: prices[0] ?? 0 });
  const { basketId } = await putInBasket(api.contextOf(promoter), {
    showCode,
    seats: [0, 1],
    quantities: [{ priceTypeId: standing, quantity: 1 }],
    channel: 'web',
  });
  const buyer = { name: 'Ada', email: 'ada@example.test' };
  await buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: true });
});
afterAll(() => api.close());

async function check(): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await checkNumbers(api.database, (line) => lines.push(...line.split('\n')));
  return { code, lines };
}

it('says OK to every number of a day that went well', async () => {
  const { code, lines } = await check();
  expect(code).toBe(0);
  expect(lines.filter((line) => line.startsWith('  DIFFERS'))).toEqual([]);
  expect(lines).toContain('  OK       the totals of a ticket are the recount of what was sold');
  expect(lines.at(-1)).toMatch(/^\d+ OK, 0 differ$/);
});

it.each([
  [
    'sales_totals set tickets = tickets + 1',
    'sales_totals set tickets = tickets - 1',
    'the totals of a ticket are the recount of what was sold',
  ],
  [
    "ledger set amount_minor = amount_minor + 1 where kind = 'SALE'",
    "ledger set amount_minor = amount_minor - 1 where kind = 'SALE'",
    'the ledger of an order sums to its total',
  ],
  [
    "baskets set state = 'RELEASED'",
    "baskets set state = 'PURCHASED'",
    'an order has tickets, those of the one basket it was',
  ],
  [
    'order_items set seat = 0 where seat is not null',
    'order_items i set seat = c.seat from claims c where c.order_item_id = i.id',
    'a seat of an event stands on one ticket',
  ],
  [
    'order_items set booking_fee_minor = booking_fee_minor + 7',
    'order_items set booking_fee_minor = booking_fee_minor - 7',
    'the tickets that stand are sold for what the ledger says',
  ],
  [
    "ledger set price_type_id = price_type_id + 1 where kind = 'SALE'",
    "ledger set price_type_id = price_type_id - 1 where kind = 'SALE'",
    'the ledger sells every ticket once, as what it is',
  ],
])('names the rows that "update %s" doctored, and fails', async (damage, repair, name) => {
  const doctor = (change: string) => runAsSystem(api.database, (db) => db.execute(sql.raw(`update ${change}`)));
  await doctor(damage);
  try {
    const { code, lines } = await check();
    expect(code).toBe(1);
    const at = lines.indexOf(`  DIFFERS  ${name}`);
    expect(at).toBeGreaterThan(0);
    expect(lines[at + 1]).toContain(`promoter ${promoter.id}: `);
  } finally {
    await doctor(repair);
  }
});
