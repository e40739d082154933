import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Change } from '#context.ts';
import { customerConsents, customerKeys, customers } from '#db/schema/sales/customers.ts';
import { runAsSystem } from '#db/system.ts';
import { startTestApi, type TestApi, type TestPromoter } from '#test/support/test-api.ts';
import { type BuyerToRegister, registerBuyers } from './register-buyers.ts';

let api: TestApi;
let promoter: TestPromoter;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  promoter = await api.createPromoter();
});

const changing = <T>(work: (change: Change) => Promise<T>): Promise<T> =>
  api.contextOf(promoter).change('test', async (change) => ({
    answer: await work(change),
    promoterId: promoter.id,
    objectId: 1,
  }));
const register = (...buyers: Partial<BuyerToRegister>[]) =>
  changing((change) =>
    registerBuyers(
      change,
      { promoterId: promoter.id },
      buyers.map((buyer, index) => ({
        orderId: index + 1,
        channel: 'web',
        name: 'Ada Lovelace',
        email: 'ada@example.test',
        ...buyer,
      })),
    ),
  );
const readCustomers = () =>
  runAsSystem(api.database, (db) =>
    db.select().from(customers).where(eq(customers.promoterId, promoter.id)).orderBy(asc(customers.emailKey)),
  );

test('one address is one customer, however it is written and however often it buys', async () => {
  const first = await register({ email: ' Ada@Example.test' }, { email: 'bob@example.test', name: 'Bob' });
  const second = await register({ email: 'ADA@example.test', name: 'A. King' });
  expect(second.get(1)).toBe(first.get(1));
  expect(first.get(2)).not.toBe(first.get(1));
  expect(await readCustomers()).toMatchObject([
    { id: first.get(1), name: 'Ada Lovelace', email: 'Ada@Example.test', emailKey: 'ada@example.test', revision: 1 },
    { id: first.get(2), name: 'Bob', email: 'bob@example.test' },
  ]);
});

test('addresses that differ in a mark are two people', async () => {
  const ids = await register({ email: 'jose@example.test' }, { email: 'josé@example.test' });
  expect(new Set(ids.values()).size).toBe(2);
});

test('without an address there is no customer', async () => {
  expect(await register({ email: '' }, { email: '  ' })).toEqual(new Map());
  expect(await readCustomers()).toEqual([]);
});

test('what is told later replaces what was known, and nothing told takes nothing away', async () => {
  const address = { lines: ['1 Quay'], town: 'Bristol', postcode: 'BS1', countryCode: 'GB' };
  await register({ phone: '1', cultureCode: 'de', address });
  await register({ phone: '', name: 'Somebody else' });
  expect(await readCustomers()).toMatchObject([
    { name: 'Ada Lovelace', phone: '1', cultureCode: 'de', address, revision: 2 },
  ]);
  await register({ phone: '2' });
  expect(await readCustomers()).toMatchObject([{ phone: '2', cultureCode: 'de', address, revision: 3 }]);
});

test('every yes and no is kept with its channel', async () => {
  const ids = await register({
    consents: [
      { kind: 'email', isGiven: true },
      { kind: 'sms', isGiven: false },
    ],
  });
  await register({ consents: [{ kind: 'email', isGiven: false }], channel: 'box-office' });
  const kept = await runAsSystem(api.database, (db) =>
    db
      .select()
      .from(customerConsents)
      .where(eq(customerConsents.customerId, ids.get(1) ?? 0))
      .orderBy(customerConsents.id),
  );
  expect(kept.map(({ kind, isGiven, source }) => [kind, isGiven, source])).toEqual([
    ['email', true, 'web'],
    ['sms', false, 'web'],
    ['email', false, 'box-office'],
  ]);
});

test('a customer is found by the words of their name and by their address', async () => {
  const ids = await register({ name: "Åsa O'Brien", email: 'asa@example.test' });
  const keys = await runAsSystem(api.database, (db) =>
    db
      .select()
      .from(customerKeys)
      .where(eq(customerKeys.customerId, ids.get(1) ?? 0))
      .orderBy(customerKeys.key),
  );
  expect(keys.map(({ key }) => key)).toEqual(['asa', 'asa@example.test', 'brien', 'o', 'obrien']);
});

test('purchases that write down the same new people at once find one customer each', async () => {
  const addresses = Array.from({ length: 6 }, (_, n) => `p${n}@example.test`);
  const answers = await Promise.all([
    ...[0, 1, 2].map(() => register(...addresses.map((email) => ({ email, phone: '1' })))),
    ...[0, 1, 2].map(() => register(...addresses.toReversed().map((email) => ({ email, phone: '2' })))),
  ]);
  const made = await readCustomers();
  expect(made).toHaveLength(addresses.length);
  const ids = new Set(made.map(({ id }) => id));
  expect(answers.every((answer) => [...answer.values()].every((id) => ids.has(id)))).toBe(true);
});

test('thousands of buyers are registered in one go', async () => {
  const buyers = Array.from({ length: 3000 }, (_, n) => ({
    orderId: n,
    email: `b${n % 2500}@example.test`,
    consents: [{ kind: 'email' as const, isGiven: true }],
  }));
  const ids = await register(...buyers);
  expect([ids.size, new Set(ids.values()).size]).toEqual([3000, 2500]);
});
