import * as calls from '@parterre/contract/calls/price-groups';
import * as priceCalls from '@parterre/contract/calls/prices';
import * as showCalls from '@parterre/contract/calls/shows';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let auditor: TestUser;
let stranger: TestUser;
let from: FullShow;
let showCode: string;
let venueId: number;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  auditor = await api.createUser(promoter, 'auditor');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
beforeEach(async () => {
  from = await insertFullShow(api, promoter);
  ({ showCode, venueId } = await insertShow(api, promoter));
});
afterAll(() => api.close());

const copy = (more: { from?: string; to?: string; as?: TestUser } = {}) =>
  api.call(
    calls.copyPriceGroups,
    { params: { showCode: more.to ?? showCode, fromShowCode: more.from ?? from.showCode } },
    { as: more.as ?? owner },
  );
const pricesOf = async (code: string) =>
  (await api.call(priceCalls.listPrices, { params: { showCode: code }, query: {} }, { as: owner })).body.items;
const write = (values: Partial<typeof shows.$inferInsert>) =>
  runAsSystem(api.database, (db) => db.update(shows).set(values).where(eq(shows.showCode, showCode)));

describe('copying the groups of another event', () => {
  it('brings groups and tickets in their order, with new ordinals and their links, without seats', async () => {
    const { status, body } = await copy();
    expect(status).toBe(200);
    expect(body).toMatchObject({ copiedGroups: 2, copiedPrices: 4, skipped: [] });
    expect(body.items.map(({ name, displayOrder, priceCount }) => [name['en-GB'], displayOrder, priceCount])).toEqual([
      ['Seats', 1, 4],
      ['Extras', 2, 0],
    ]);
    const prices = await pricesOf(showCode);
    expect(prices.map(({ name, ordinal, faceValueMinor }) => [name['en-GB'], ordinal, faceValueMinor])).toEqual([
      ['Price 1', 1, 5000],
      ['Price 2', 2, 3000],
      ['Price 3', 3, 1000],
      ['Price 4', 4, 2000],
    ]);
    expect(prices[1]?.link).toEqual({ priceTypeId: prices[0]?.priceTypeId, kind: 'percentage', difference: -4000 });
    expect(prices.map(({ stock }) => stock.allocation)).toEqual([0, 0, 0, 50]);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('leaves what has the same name as it is, and says so', async () => {
    await copy();
    const [group] = (await api.call(calls.listPriceGroups, { params: { showCode } }, { as: owner })).body.items;
    const [first] = await pricesOf(showCode);
    const params = { showCode, priceTypeId: first?.priceTypeId ?? 0 };
    await api.call(priceCalls.updatePrice, { params, body: { faceValueMinor: 7700 } }, { as: owner });
    const again = await copy();
    expect(again.body).toMatchObject({ copiedGroups: 0, copiedPrices: 0 });
    expect(again.body.skipped).toHaveLength(6);
    expect((await pricesOf(showCode))[0]?.faceValueMinor).toBe(7700);
    const extra = await api.call(
      priceCalls.createPrice,
      {
        params: { showCode: from.showCode },
        body: { priceGroupId: from.groupId, name: { 'en-GB': 'Box' }, faceValueMinor: 1 },
      },
      { as: owner },
    );
    expect(extra.status).toBe(201);
    const third = await copy();
    expect(third.body).toMatchObject({ copiedGroups: 0, copiedPrices: 1 });
    expect(third.body.items.find(({ priceGroupId }) => priceGroupId === group?.priceGroupId)?.priceCount).toBe(5);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('makes unseated tickets of seated ones where nothing is reserved', async () => {
    await write({ seating: 'UNRESERVED' });
    await copy();
    expect((await pricesOf(showCode)).map(({ isSeated, stock }) => [isSeated, stock.allocation])).toEqual([
      [false, 0],
      [false, 0],
      [false, 0],
      [false, 50],
    ]);
    const show = await api.call(showCalls.getShow, { params: { showCode } }, { as: owner });
    expect(show.body.sales.capacity).toBe(50);
  });

  it('is refused for another currency', async () => {
    await write({ currency: 'USD' });
    const refused = await copy();
    expect(refused.status).toBe(422);
    expect(refused.problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'groups-in-other-currency', currency: 'USD', fromCurrency: 'GBP' },
    });
    expect(await pricesOf(showCode)).toEqual([]);
  });

  it('is refused from the event itself and from events the actor does not see', async () => {
    expect((await copy({ from: showCode })).problem.fieldErrors?.[0]?.field).toBe('fromShowCode');
    const foreign = await insertFullShow(api, await api.createPromoter());
    expect((await copy({ from: foreign.showCode })).status).toBe(404);
    expect((await copy({ from: 'ZZZZZZZZ' })).status).toBe(404);
    expect((await copy({ from: 'no' })).status).toBe(404);
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [venueId] });
    expect((await copy({ as: narrow })).status).toBe(404);
    expect((await copy({ as: auditor })).status).toBe(403);
    expect((await copy({ as: stranger })).status).toBe(404);
  });

  it('stands in the history with its counts', async () => {
    await copy();
    const history = await api.call(showCalls.listShowHistory, { params: { showCode } }, { as: owner });
    expect(history.body.items[0]).toMatchObject({ action: 'price-group.copy', summary: { prices: 4 } });
  });
});

describe('duplicating a ticket group', () => {
  const duplicate = (
    body: { name?: Record<string, string> } = {},
    more: { as?: TestUser; priceGroupId?: number } = {},
  ) =>
    api.call(
      calls.duplicatePriceGroup,
      { params: { showCode: from.showCode, priceGroupId: more.priceGroupId ?? from.groupId }, body },
      { as: more.as ?? owner },
    );

  it('puts a numbered copy with all tickets behind the last group', async () => {
    const { status, body } = await duplicate();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: { 'en-GB': 'Seats (2)', de: 'Plätze (2)' },
      displayOrder: 3,
      priceCount: 4,
      offerCodeCount: 0,
      revision: 1,
    });
    const copies = (await pricesOf(from.showCode)).filter((price) => price.priceGroupId === body.priceGroupId);
    expect(copies.map(({ ordinal, displayOrder }) => [ordinal, displayOrder])).toEqual([
      [5, 1],
      [6, 2],
      [7, 3],
      [8, 4],
    ]);
    expect(copies[1]?.link?.priceTypeId).toBe(copies[0]?.priceTypeId);
    expect(copies.map(({ stock }) => stock.allocation)).toEqual([0, 0, 0, 50]);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('keeps links to tickets of other groups', async () => {
    const body = {
      priceGroupId: from.emptyGroupId,
      name: { 'en-GB': 'Child' },
      faceValueMinor: 0,
      link: { priceTypeId: from.prices[0], kind: 'fixed' as const, difference: -1000 },
    };
    await api.call(priceCalls.createPrice, { params: { showCode: from.showCode }, body }, { as: owner });
    const copied = await duplicate({ name: { 'en-GB': 'More' } }, { priceGroupId: from.emptyGroupId });
    const prices = await pricesOf(from.showCode);
    const [child] = prices.filter((price) => price.priceGroupId === copied.body.priceGroupId);
    expect(child).toMatchObject({ faceValueMinor: 4000, link: { priceTypeId: from.prices[0] } });
  });

  it('refuses a taken name, an empty one, groups there are not, and those who may not', async () => {
    expect((await duplicate({ name: { 'en-GB': 'extras' } })).problem.code).toBe('NAME_TAKEN');
    expect((await duplicate({ name: { 'en-GB': ' ' } })).problem.fieldErrors?.[0]?.field).toBe('name.en-GB');
    expect((await duplicate({}, { priceGroupId: 4711 })).status).toBe(404);
    expect((await duplicate({}, { as: auditor })).status).toBe(403);
    expect((await duplicate({}, { as: stranger })).status).toBe(404);
    const groups = await api.call(calls.listPriceGroups, { params: { showCode: from.showCode } }, { as: owner });
    expect(groups.body.items).toHaveLength(2);
  });
});
