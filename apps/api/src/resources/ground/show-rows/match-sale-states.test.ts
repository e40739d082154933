import { listShows } from '@parterre/contract/calls/shows';
import { SALE_STATES } from '@parterre/contract/choices/show-choices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertSeatedShow } from '#test/scenes/insert-seated-show.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import type { ShowRow } from './require-show.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T12:00:01Z');
const SOON = new Date('2026-12-10T19:30:00Z');
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;

const add = async (values: Partial<ShowRow>, sold = 0) => {
  const { showId } = await (sold > 0 ? addSold(sold) : insertShow(api, promoter));
  await runAsSystem(api.database, (db) =>
    db
      .update(shows)
      .set({ status: 'ACTIVE', startsAt: SOON, capacity: 2, ...values })
      .where(eq(shows.id, showId)),
  );
};

const addSold = async (quantity: number) => {
  const show = await insertSeatedShow(api, promoter);
  await insertSale(api, { showCode: show.showCode, priceTypeId: show.standing, quantity });
  return show;
};

/** Every way into a state, and the moments of the transitions. */
const CASES: readonly [Partial<ShowRow>, number?][] = [
  [{}],
  [{}, 1],
  [{}, 2],
  [{ capacity: 0 }],
  [{ onSaleAt: NOW }],
  [{ onSaleAt: LATER }, 2],
  [{ onSaleAt: LATER, offSaleAt: NOW }],
  [{ offSaleAt: NOW }],
  [{ offSaleAt: LATER }],
  [{ status: 'PENDING' }],
  [{ status: 'PENDING', offSaleAt: NOW }],
  [{ status: 'PENDING', startsAt: NOW }],
  [{ status: 'CANCEL_PENDING' }],
  [{ status: 'CANCELLED', onSaleAt: LATER }],
  [{ startsAt: NOW }],
  [{ startsAt: LATER }],
  [{ startsAt: NOW, endsAtLocal: '2026-11-20T12:00:01' }],
  [{ startsAt: NOW, endsAtLocal: '2026-11-20T12:00:00' }],
  [{ startsAt: NOW, endsAtLocal: '2026-11-20T12:00:01', timeZone: 'Europe/Berlin' }],
];

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  for (const [values, sold] of CASES) await add(values, sold);
});
afterAll(() => api.close());

const list = async (saleState?: string) => {
  const query = { pageSize: 100, ...(saleState === undefined ? {} : { saleState }) };
  return (await api.call(listShows, { query }, { as: owner })).body.items;
};

it('finds the events that are told to be in a state, in one or in several', async () => {
  const all = await list();
  expect(all).toHaveLength(CASES.length);
  for (const states of [
    ...SALE_STATES.map((state) => [state]),
    ['ON_SALE', 'SOLD_OUT'],
    ['ENDED', 'ON_SALE'],
    SALE_STATES,
  ]) {
    const told = all.filter(({ saleState }) => states.includes(saleState)).map(({ showCode }) => showCode);
    expect([states, (await list(states.join(','))).map(({ showCode }) => showCode)]).toEqual([states, told]);
    expect(told.length).toBeGreaterThan(0);
  }
});

it('refuses a state that there is not', async () => {
  const { status, problem } = await api.call(listShows, { query: { saleState: 'OPEN' } }, { as: owner });
  expect([status, problem.fieldErrors?.[0]?.field]).toEqual([400, 'saleState.0']);
});
