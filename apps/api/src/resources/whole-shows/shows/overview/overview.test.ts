import * as offerCodeCalls from '@parterre/contract/calls/offer-codes';
import * as priceGroupCalls from '@parterre/contract/calls/price-groups';
import * as priceCalls from '@parterre/contract/calls/prices';
import * as seatCalls from '@parterre/contract/calls/seats';
import * as calls from '@parterre/contract/calls/shows';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertVenue } from '#test/scenes/insert-venue.ts';
import { insertHold, priceSeats } from '#test/scenes/price-seats.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let venueId: number;
let showCode: string;
let groupId: number;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  ({ venueId } = await insertVenue(api, promoter, { plans: [{ Stalls: [10], Circle: [6] }] }));
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  const body = {
    promoterCode: promoter.code,
    name: { 'en-GB': 'Overseen' },
    venueId,
    startsAtLocal: '2026-12-10T19:30:00',
    currency: 'GBP',
  };
  showCode = (await api.call(calls.createShow, { body }, { as: owner })).body.showCode;
  const group = { params: { showCode }, body: { name: { 'en-GB': 'All' } } };
  groupId = (await api.call(priceGroupCalls.createPriceGroup, group, { as: owner })).body.priceGroupId;
});

const readiness = async () =>
  (await api.call(calls.getShowReadiness, { params: { showCode } }, { as: owner })).body.items;
const overview = (query = {}, as = owner) => api.call(calls.getShowOverview, { params: { showCode }, query }, { as });

async function addPrice(name: string, more: object = {}): Promise<number> {
  const body = { priceGroupId: groupId, name: { 'en-GB': name, de: name }, faceValueMinor: 1000, ...more };
  const answer = await api.call(priceCalls.createPrice, { params: { showCode }, body }, { as: owner });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.priceTypeId;
}

describe('the overview of an event', () => {
  it('says what is missing from the first minute on', async () => {
    const { body } = await overview();
    expect(body.figures).toMatchObject({ capacity: 16, withoutPrice: 16, available: 0, daysToGo: 20 });
    const levels = Object.fromEntries((await readiness()).map((entry) => [entry.code, entry.level]));
    expect(levels).toEqual({
      PRICES_MISSING: 'error',
      SEATS_WITHOUT_PRICE: 'error',
      TEXT_MISSING: 'warning',
      SALE_WINDOW_MISSING: 'warning',
      IMAGE_MISSING: 'warning',
      START_PASSED: 'passed',
      PLAN_MISSING: 'passed',
      TAX_MISSING: 'passed',
      TEXT_OUTDATED: 'passed',
      TICKET_TERMS_MISSING: 'passed',
      TICKET_COLOUR_LIGHT: 'passed',
    });
  });

  it('counts every place once, seated and not', async () => {
    const seated = await addPrice('Seat', { taxRateId: promoter.taxRateId });
    const standing = await addPrice('Standing', { isSeated: false, allocation: 50 });
    const { holdId } = await insertHold(api, { showCode, flag: 'ART', releaseOn: '2026-12-08' });
    const { holdId: sellable } = await insertHold(api, {
      showCode,
      flag: 'PRS',
      allowSales: true,
      releaseOn: '2026-12-01',
    });
    await insertHold(api, { showCode, flag: 'TEC' });
    await priceSeats(api, { showCode, priceTypeId: seated, seats: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] });
    await priceSeats(api, { showCode, holdId, seats: [8, 9, 12] });
    await priceSeats(api, { showCode, holdId: sellable, seats: [6, 7] });
    await insertSale(api, { showCode, priceTypeId: seated, seats: [0, 1], soldOn: '2026-11-20' });
    await insertSale(api, { showCode, priceTypeId: standing, quantity: 4, soldOn: '2026-11-18' });
    await insertSale(api, { showCode, priceTypeId: seated, seats: [2], basketUntil: new Date('2026-11-20T12:10:00Z') });
    const press = { priceGroupId: groupId, name: { 'en-GB': 'Press', de: 'Presse' } };
    const added = await api.call(priceCalls.createCompPrice, { params: { showCode }, body: press }, { as: owner });
    await insertSale(api, { showCode, priceTypeId: added.body.priceTypeId, seats: [4, 5], soldOn: '2026-11-20' });
    await insertSale(api, {
      showCode,
      priceTypeId: standing,
      quantity: 3,
      basketUntil: new Date('2026-11-20T12:10:00Z'),
    });
    await insertSale(api, { showCode, priceTypeId: seated, seats: [3], basketUntil: new Date('2026-11-20T11:59:00Z') });

    const { body } = await overview({ days: 7 });
    expect(body.figures).toEqual({
      sold: 6,
      pending: 0,
      comps: 2,
      capacity: 66,
      grossMinor: 6000,
      available: 5 + 43,
      held: 3,
      blocked: 0,
      inBaskets: 4,
      reservedByCodes: 0,
      withoutPrice: 3,
      today: { tickets: 2, grossMinor: 2000 },
      daysToGo: 20,
    });
    const { sold, comps, available, held, inBaskets, reservedByCodes, withoutPrice, capacity } = body.figures;
    expect(sold + comps + available + held + inBaskets + reservedByCodes + withoutPrice).toBe(capacity);
    const listed = await api.call(calls.listShows, { query: { promoterCode: promoter.code } }, { as: owner });
    const asListed = listed.body.items.find((item) => item.showCode === showCode)?.sales;
    const ofItself = (await api.call(calls.getShow, { params: { showCode } }, { as: owner })).body.sales;
    expect(ofItself).toEqual({ sold, comps, capacity, grossMinor: 6000, last7Days: [0, 0, 0, 0, 4, 0, 2] });
    expect(asListed).toEqual(ofItself);
    const code = { code: 'MEMBERS', priceTypeIds: [standing], reservedPlaces: 9 };
    const place = { showCode, priceGroupId: groupId };
    const created = await api.call(offerCodeCalls.createOfferCode, { params: place, body: code }, { as: owner });
    expect(created.status).toBe(201);
    const { figures } = (await overview({ days: 7 })).body;
    expect(figures).toMatchObject({ available: 5 + 34, reservedByCodes: 9, capacity: 66 });
    expect(body.salesPerDay.map((day) => [day.on, day.tickets])).toEqual([
      ['2026-11-14', 0],
      ['2026-11-15', 0],
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 4],
      ['2026-11-19', 0],
      ['2026-11-20', 2],
    ]);
    expect(body.holdsDue.map((hold) => [hold.reservationFlag, hold.seats, hold.releaseOn])).toEqual([
      ['PRS', 2, '2026-12-01'],
      ['ART', 3, '2026-12-08'],
    ]);
    expect(await readiness()).toContainEqual({
      code: 'SEATS_WITHOUT_PRICE',
      level: 'warning',
      area: 'seating',
      values: { block: 'Circle', seats: 3 },
    });
    expect(await readiness()).toContainEqual({
      code: 'TAX_MISSING',
      level: 'warning',
      area: 'tickets',
      priceTypeId: standing,
      field: 'taxRateId',
      values: { prices: 1, name: 'Standing' },
    });
    expect(await readiness()).toContainEqual({
      code: 'TEXT_MISSING',
      level: 'warning',
      area: 'texts',
      field: 'name.de',
      values: { culture: 'de', of: 'event', text: 'name', texts: 1, name: 'Overseen' },
    });
  });

  it('fills thirty days unless told otherwise, and refuses less than a week', async () => {
    expect((await overview()).body.salesPerDay).toHaveLength(30);
    const refused = await overview({ days: 3 });
    expect(refused.status).toBe(400);
    expect(refused.problem.fieldErrors?.[0]?.field).toBe('days');
  });

  it('is closed to other promoters and to tokens without the scope', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await overview({}, stranger)).status).toBe(404);
    const scopeless = await api.createUser(promoter, 'owner', { scopes: ['openid'] });
    expect((await overview({}, scopeless)).problem.details).toEqual({ scope: 'backstage.event_data' });
  });
});

describe('the history of an event', () => {
  it('tells the newest change first, with what a sentence about it needs', async () => {
    const priceTypeId = await addPrice('Premium', { faceValueMinor: 17_500 });
    const params = { showCode, priceTypeId };
    api.setNow(new Date('2026-11-20T13:00:00Z'));
    await api.call(priceCalls.updatePrice, { params, body: { faceValueMinor: 18_500 } }, { as: owner });
    api.setNow(new Date('2026-11-20T14:00:00Z'));
    const moved = { startsAtLocal: '2026-12-10T20:00:00', reason: 'Late train' };
    await api.call(calls.updateShow, { params: { showCode }, body: moved }, { as: owner });
    const { body } = await api.call(calls.listShowHistory, { params: { showCode } }, { as: owner });
    expect(body.items[0]).toMatchObject({
      action: 'show.update',
      object: 'show',
      actor: expect.stringMatching(/^User /),
      summary: {
        field: 'startsAtLocal',
        from: '2026-12-10T19:30:00',
        to: '2026-12-10T20:00:00',
        changes: 1,
        reason: 'Late train',
      },
    });
    expect(body.items[1]).toMatchObject({
      action: 'price.update',
      summary: { name: 'Premium', field: 'faceValueMinor', from: 17_500, to: 18_500 },
    });
    expect(body.items.find((entry) => entry.action === 'show.create')).toMatchObject({
      summary: { name: 'Overseen', seats: 16 },
    });
  });

  it('names the price that seats were given, and leaves sales out', async () => {
    const priceType = await addPrice('Late');
    const body = { adjustAllocation: true as const, priceType, seatIds: ['Circle|A|5', 'Circle|A|6'] };
    const changed = await api.call(seatCalls.updateSeatPrice, { params: { showCode }, body }, { as: owner });
    expect(changed.status).toBe(200);
    const ctx = api.contextOf(promoter);
    const [show] = await ctx.db.select().from(shows).where(eq(shows.showCode, showCode));
    await ctx.change('order.purchase', async () => ({
      answer: undefined,
      promoterId: promoter.id,
      objectId: 'ABCDEFGHJK',
      showId: show?.id,
    }));
    const { body: page } = await api.call(calls.listShowHistory, { params: { showCode } }, { as: owner });
    expect(page.items.find((entry) => entry.object === 'seats')?.summary).toEqual({
      seats: 2,
      blocks: 1,
      price: 'Late',
      pricedSeats: 2,
    });
    expect(page.items.map((entry) => entry.object)).not.toContain('order');
  });

  it('pages by number and by next without losing an entry', async () => {
    for (let i = 0; i < 25; i++)
      await api.call(calls.updateShow, { params: { showCode }, body: { categoryId: 1 + (i % 5) } }, { as: owner });
    const page = async (query: object) =>
      (await api.call(calls.listShowHistory, { params: { showCode }, query }, { as: owner })).body;
    const first = await page({});
    const second = await page({ pageIndex: 2 });
    expect(first.next).toBeDefined();
    expect((await page({ next: first.next })).items).toEqual(second.items);
    const ids = [...first.items, ...second.items].map((entry) => entry.id);
    expect(new Set(ids).size).toBe(Math.min(40, first.totalItems));
  });

  it('refuses a next it did not write, and strangers', async () => {
    const ask = (query: object, as = owner) => api.call(calls.listShowHistory, { params: { showCode }, query }, { as });
    expect((await ask({ next: 'AAAA' })).problem.fieldErrors?.[0]?.field).toBe('next');
    const forged = Buffer.from('["at-","long ago",7]').toString('base64url');
    expect((await ask({ next: forged })).problem.fieldErrors?.[0]?.field).toBe('next');
    expect((await ask({}, await api.createUser(await api.createPromoter(), 'owner'))).status).toBe(404);
  });
});
