import * as priceGroupCalls from '@parterre/contract/calls/price-groups';
import * as priceCalls from '@parterre/contract/calls/prices';
import * as calls from '@parterre/contract/calls/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#db/schema/sales/orders.ts';
import { runAsSystem } from '#db/system.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { type InsertedPlan, insertVenue } from '#test/scenes/insert-venue.ts';
import { priceSeats } from '#test/scenes/price-seats.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Body = CallArguments<typeof calls.createShow>['body'];
type Patch = CallArguments<typeof calls.updateShow>['body'];

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let venue: { venueId: number; plans: InsertedPlan[] };
let elsewhere: { venueId: number; plans: InsertedPlan[] };

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  venue = await insertVenue(api, promoter, {
    name: 'Harbour Hall',
    town: 'New York',
    timeZone: 'America/New_York',
    plans: [{ Stalls: [6, 4], Circle: [5] }, { Stalls: [3] }],
  });
  elsewhere = await insertVenue(api, promoter, { name: 'Elsewhere', plans: [{ Floor: [8] }] });
});
afterAll(() => api.close());

const bodyOf = (more: Partial<Body> = {}): Body => ({
  promoterCode: promoter.code,
  name: { 'en-GB': 'Mahler: Symphony No. 5', de: 'Mahler: Sinfonie Nr. 5' },
  venueId: venue.venueId,
  startsAtLocal: '2026-12-10T19:30:00',
  currency: 'USD',
  ...more,
});
const create = (more: Partial<Body> = {}, as = owner) => api.call(calls.createShow, { body: bodyOf(more) }, { as });
const patch = (showCode: string, body: Patch, more: { as?: TestUser; revision?: number } = {}) =>
  api.call(calls.updateShow, { params: { showCode }, body }, { as: owner, ...more });
const read = async (showCode: string) => (await api.call(calls.getShow, { params: { showCode } }, { as: owner })).body;

async function addPrice(showCode: string, more: object = {}) {
  const group = await api.call(
    priceGroupCalls.createPriceGroup,
    { params: { showCode }, body: { name: { 'en-GB': `Group ${Math.random()}` } } },
    { as: owner },
  );
  const { priceGroupId } = group.body;
  const body = { priceGroupId, name: { 'en-GB': 'Adult' }, faceValueMinor: 5000, taxRateId: promoter.taxRateId };
  const price = await api.call(
    priceCalls.createPrice,
    { params: { showCode }, body: { ...body, ...more } },
    { as: owner },
  );
  if (price.status !== 201) throw new Error(price.text);
  return price.body.priceTypeId;
}

/** Adds a show that may go on sale, because every seat has a price. */
async function addReadyShow() {
  const { showCode } = (await create()).body;
  const priceTypeId = await addPrice(showCode);
  await priceSeats(api, { showCode, priceTypeId, seats: Array.from({ length: 15 }, (_, seat) => seat) });
  return { showCode, priceTypeId };
}

describe('creating an event', () => {
  it('freezes the default plan of the venue and gives every seat a place in the allocation', async () => {
    const { status, body } = await create({ onSaleAtLocal: '2026-11-01T10:00:00' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      promoterCode: promoter.code,
      status: 'PENDING',
      saleState: 'NOT_STARTED',
      startsAt: '2026-12-11T00:30:00.000Z',
      timeZone: 'America/New_York',
      zoneName: 'EST',
      venue: { venueId: venue.venueId, name: 'Harbour Hall', town: 'New York' },
      seatingPlanId: venue.plans[0]?.planId,
      planVersionId: venue.plans[0]?.planVersionId,
      planVersionNumber: 1,
      seatCount: 15,
      sales: { sold: 0, comps: 0, capacity: 15, grossMinor: 0, last7Days: [0, 0, 0, 0, 0, 0, 0] },
      hasOrders: false,
      revision: 1,
    });
    expect(body.showCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await read(body.showCode)).toEqual(body);
  });

  it('takes the plan asked for, none for null, and no seats where nothing is reserved', async () => {
    const [, small] = venue.plans;
    expect((await create({ seatingPlanId: small?.planId ?? 0 })).body).toMatchObject({ seatCount: 3 });
    expect((await create({ seatingPlanId: null })).body).toMatchObject({ seatingPlanId: null, seatCount: 0 });
    expect((await create({ seating: 'UNRESERVED' })).body).toMatchObject({ seatingPlanId: null, seatCount: 0 });
    const withPlan = await create({ seating: 'UNRESERVED', seatingPlanId: small?.planId ?? 0 });
    expect(withPlan.body).toMatchObject({ seatingPlanId: small?.planId, seatCount: 0, sales: { capacity: 0 } });
  });

  it('refuses a plan of another venue', async () => {
    const answer = await create({ seatingPlanId: elsewhere.plans[0]?.planId ?? 0 });
    expect(answer.status).toBe(422);
    expect(answer.problem).toMatchObject({
      code: 'PLAN_NOT_SELECTABLE',
      fieldErrors: [{ field: 'seatingPlanId', code: 'planOfVenue' }],
    });
  });

  it('refuses a time the clock jumps over, with the time it jumps to', async () => {
    const answer = await create({ startsAtLocal: '2027-03-14T02:30:00' });
    expect(answer.status).toBe(422);
    expect(answer.problem).toMatchObject({
      code: 'TIME_IN_GAP',
      details: { field: 'startsAtLocal', timeZone: 'America/New_York', suggestion: '2027-03-14T03:30:00' },
    });
  });

  it('asks which instant is meant when the clock shows a time twice', async () => {
    const answer = await create({ startsAtLocal: '2027-11-07T01:30:00' });
    expect(answer.status).toBe(422);
    expect(answer.problem).toMatchObject({
      code: 'TIME_IN_OVERLAP',
      details: {
        first: { at: '2027-11-07T05:30:00.000Z', zoneName: 'EDT' },
        second: { at: '2027-11-07T06:30:00.000Z', zoneName: 'EST' },
      },
    });
    const second = await create({ startsAtLocal: '2027-11-07T01:30:00', overlap: 'second' });
    expect(second.body).toMatchObject({ startsAt: '2027-11-07T06:30:00.000Z', zoneName: 'EST' });
  });

  it.each([
    [{ name: {} }, 'name', 'required'],
    [{ venueId: 4711 }, 'venueId', 'unknown'],
    [{ categoryId: 4711 }, 'categoryId', 'unknown'],
    [{ currency: 'ABC' }, 'currency', 'unknown'],
    [{ startsAtLocal: '2027-02-30T10:00:00' }, 'startsAtLocal', 'validDateTime'],
    [{ doorsAtLocal: '2026-12-10T20:00:00' }, 'doorsAtLocal', 'doorsAfterStart'],
    [{ endsAtLocal: '2026-12-10T19:30:00' }, 'endsAtLocal', 'endBeforeStart'],
    [{ onSaleAtLocal: '2026-11-02T10:00:00', offSaleAtLocal: '2026-11-01T10:00:00' }, 'offSaleAtLocal', 'saleOrder'],
    [{ showCode: 'ABCDEFGH' }, 'showCode', 'unknownField'],
  ])('refuses %o naming %s', async (more, field, code) => {
    const answer = await create(more as Partial<Body>);
    expect(answer.status).toBe(400);
    expect(answer.problem.fieldErrors).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('copies a venue of the public catalogue with its plans, once', async () => {
    const catalogue = await insertVenue(api, { id: 1 }, { town: 'Leeds', plans: [{ Floor: [7] }, { Floor: [9] }] });
    const { status, body } = await create({
      venueId: catalogue.venueId,
      seatingPlanId: catalogue.plans[1]?.planId ?? 0,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ seatCount: 9, venue: { town: 'Leeds' } });
    expect(body.venue.venueId).not.toBe(catalogue.venueId);
    const again = await create({ venueId: catalogue.venueId });
    expect(again.body).toMatchObject({ seatCount: 7, venue: { venueId: body.venue.venueId } });
    const moved = await patch((await create()).body.showCode, { venueId: catalogue.venueId });
    expect(moved.body).toMatchObject({ seatCount: 7, venue: { venueId: body.venue.venueId } });
    const foreign = await create({ venueId: catalogue.venueId, seatingPlanId: venue.plans[0]?.planId ?? 0 });
    expect(foreign.problem.code).toBe('PLAN_NOT_SELECTABLE');
  });

  it('is refused at a venue of the catalogue when an own one of its name and town is in the way', async () => {
    const { venueId } = await insertVenue(api, { id: 1 }, { name: 'Twin Hall', town: 'Leeds' });
    await insertVenue(api, promoter, { name: 'Twin Hall', town: 'Leeds' });
    const created = await create({ venueId, name: { 'en-GB': 'Nowhere to be' } });
    expect(created.problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'venueId', code: 'venueNameTaken' }],
    });
    const { showCode, venue: before } = (await create()).body;
    expect((await patch(showCode, { venueId })).problem.code).toBe('NAME_TAKEN');
    expect((await read(showCode)).venue).toEqual(before);
    const query = { searchTerm: 'nowhere to be' };
    expect((await api.call(calls.listShows, { query }, { as: owner })).body.items).toEqual([]);
  });

  it('is for those who may write events, at their own promoter and venues', async () => {
    const marketing = await api.createUser(promoter, 'marketing');
    const refused = await create({}, marketing);
    expect(refused.status).toBe(403);
    expect(refused.problem.details).toEqual({ permission: 'show:write' });
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await create({}, stranger)).status).toBe(404);
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [elsewhere.venueId] });
    expect((await create({}, narrow)).problem.fieldErrors?.[0]?.field).toBe('venueId');
    expect((await create({ venueId: elsewhere.venueId }, narrow)).status).toBe(201);
  });

  it('answers a repeated request with the event of the first', async () => {
    const first = await api.call(calls.createShow, { body: bodyOf() }, { as: owner, key: 'one-show' });
    const again = await api.call(calls.createShow, { body: bodyOf() }, { as: owner, key: 'one-show' });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });
});

describe('reading an event', () => {
  it('knows its code in any case and nothing of other promoters', async () => {
    const { showCode } = (await create()).body;
    expect((await read(showCode.toLowerCase())).showCode).toBe(showCode);
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    for (const code of [showCode, 'ZZZZZZZZ', 'no'])
      expect((await api.call(calls.getShow, { params: { showCode: code } }, { as: stranger })).status).toBe(404);
  });
});

describe('changing an event', () => {
  it('changes what is sent and keeps the rest', async () => {
    const { body: before } = await create();
    const { status, body } = await patch(before.showCode, { name: { 'en-GB': 'Bruckner' }, reason: 'New programme' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: { 'en-GB': 'Bruckner' }, revision: 2 });
    const found = await api.call(calls.listShows, { query: { searchTerm: 'bruckner' } }, { as: owner });
    expect(found.body.items.map((show) => show.showCode)).toEqual([before.showCode]);
  });

  it('refuses an old revision', async () => {
    const { showCode } = (await create()).body;
    await patch(showCode, { categoryId: 1 });
    const stale = await patch(showCode, { categoryId: 2 }, { revision: 1 });
    expect(stale.status).toBe(412);
    expect(stale.problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
    expect((await patch(showCode, { categoryId: 2 }, { revision: 2 })).body.categoryId).toBe(2);
  });

  it('keeps the instant of a time that is in an overlap until the time changes', async () => {
    const { body } = await create({ startsAtLocal: '2027-11-07T01:30:00', overlap: 'second' });
    const renamed = await patch(body.showCode, { name: { 'en-GB': 'Late' }, startsAtLocal: '2027-11-07T01:30:00' });
    expect(renamed.body.startsAt).toBe(body.startsAt);
    expect((await patch(body.showCode, { overlap: 'first' })).body.startsAt).toBe('2027-11-07T05:30:00.000Z');
    expect((await patch(body.showCode, { startsAtLocal: '2027-11-07T01:45:00' })).problem.code).toBe('TIME_IN_OVERLAP');
  });

  it('moves to another venue with its zone, its default plan and its words', async () => {
    const { showCode } = (await create({ name: { 'en-GB': 'Moving along' } })).body;
    const { body } = await patch(showCode, { venueId: elsewhere.venueId });
    expect(body).toMatchObject({
      timeZone: 'Europe/London',
      startsAtLocal: '2026-12-10T19:30:00',
      startsAt: '2026-12-10T19:30:00.000Z',
      seatingPlanId: elsewhere.plans[0]?.planId,
      seatCount: 8,
      sales: { capacity: 8 },
    });
    const search = (searchTerm: string) => api.call(calls.listShows, { query: { searchTerm } }, { as: owner });
    expect((await search('moving elsewhere')).body.items).toHaveLength(1);
    expect((await search('moving harbour')).body.items).toHaveLength(0);
  });

  it('replaces every seat when the plan changes, and says so in the history', async () => {
    const { showCode } = await addReadyShow();
    const seatingPlanId = venue.plans[1]?.planId ?? 0;
    expect((await patch(showCode, { seatingPlanId })).problem).toMatchObject({
      code: 'CONFLICT',
      details: { removedSeats: 15, removedPriced: 15 },
    });
    const { status, body } = await patch(showCode, { seatingPlanId, removesSeats: 15 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ seatCount: 3, sales: { capacity: 3 } });
    const history = await api.call(calls.listShowHistory, { params: { showCode } }, { as: owner });
    expect(history.body.items.find((entry) => entry.action === 'show.update')).toMatchObject({
      summary: { field: 'plan', from: 'Plan 1', to: 'Plan 2', seats: 3, removedSeats: 15, removedPriced: 15 },
    });
  });

  it('keeps its seats when the plan it has is named again', async () => {
    const { showCode, priceTypeId } = await addReadyShow();
    await patch(showCode, { seatingPlanId: venue.plans[0]?.planId ?? 0, seating: 'RESERVED' });
    const price = await api.call(priceCalls.getPrice, { params: { showCode, priceTypeId } }, { as: owner });
    expect(price.body.stock.allocation).toBe(15);
  });

  it('refuses another plan, venue, seating and currency once it has orders', async () => {
    const { showCode, priceTypeId } = await addReadyShow();
    await insertSale(api, { showCode, priceTypeId, seats: [0, 1] });
    for (const body of [
      { seatingPlanId: venue.plans[1]?.planId ?? 0 },
      { seatingPlanId: null },
      { venueId: elsewhere.venueId },
      { seating: 'UNRESERVED' as const },
    ]) {
      const answer = await patch(showCode, body);
      expect(answer.status).toBe(409);
      expect(answer.problem).toMatchObject({ code: 'HAS_ORDERS', details: { orders: 1 } });
    }
    expect((await patch(showCode, { currency: 'EUR' })).problem.code).toBe('CURRENCY_FIXED');
    expect((await patch(showCode, { currency: 'USD', startsAtLocal: '2026-12-11T20:00:00' })).status).toBe(200);
  });

  it('refuses another plan while a seat is in a basket, and allows it when the basket has run out', async () => {
    const { showCode, priceTypeId } = await addReadyShow();
    await insertSale(api, { showCode, priceTypeId, seats: [0], basketUntil: new Date('2026-11-20T12:10:00Z') });
    expect((await patch(showCode, { seatingPlanId: null })).problem).toMatchObject({
      code: 'HAS_ORDERS',
      details: { seats: 1 },
    });
    api.setNow(new Date('2026-11-20T12:20:00Z'));
    expect((await patch(showCode, { seatingPlanId: null, removesSeats: 15 })).status).toBe(200);
    api.setNow(new Date('2026-11-20T12:00:00Z'));
  });

  it('refuses what belongs to nobody here, and everything to those who may not', async () => {
    const { showCode } = (await create()).body;
    expect((await patch(showCode, { venueId: 4711 })).problem.fieldErrors?.[0]?.field).toBe('venueId');
    const foreign = await insertVenue(api, await api.createPromoter());
    expect((await patch(showCode, { venueId: foreign.venueId })).problem.fieldErrors?.[0]?.field).toBe('venueId');
    const auditor = await api.createUser(promoter, 'auditor');
    expect((await patch(showCode, { categoryId: 1 }, { as: auditor })).status).toBe(403);
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await patch(showCode, { categoryId: 1 }, { as: stranger })).status).toBe(404);
  });
});

describe('the status of an event', () => {
  it('becomes ACTIVE only when nothing stands against it', async () => {
    const { showCode } = (await create()).body;
    const refused = await patch(showCode, { status: 'ACTIVE' });
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({
      code: 'STATUS_CHANGE_REFUSED',
      details: { from: 'PENDING', to: 'ACTIVE' },
    });
    const missing = refused.problem.details?.missing as { code: string }[];
    expect(missing.map((entry) => entry.code)).toEqual(['PRICES_MISSING', 'SEATS_WITHOUT_PRICE']);
    expect((await read(showCode)).revision).toBe(1);
    const ready = await addReadyShow();
    expect((await patch(ready.showCode, { status: 'ACTIVE' })).body).toMatchObject({
      status: 'ACTIVE',
      saleState: 'ON_SALE',
    });
  });

  it('is judged by what the same change brings', async () => {
    const { showCode } = await addReadyShow();
    const answer = await patch(showCode, { status: 'ACTIVE', seatingPlanId: null, removesSeats: 15 });
    expect(answer.problem.details?.missing).toMatchObject([{ code: 'PLAN_MISSING' }]);
    expect((await read(showCode)).seatCount).toBe(15);
  });

  it('is cancelled when no order is open, and taken back while none is cancelled', async () => {
    const { showCode, priceTypeId } = await addReadyShow();
    await patch(showCode, { status: 'ACTIVE' });
    const { orderId } = await insertSale(api, { showCode, priceTypeId, seats: [3] });
    expect((await patch(showCode, { status: 'CANCEL_PENDING', reason: 'Ill' })).body).toMatchObject({
      status: 'CANCEL_PENDING',
      saleState: 'OFF_SALE',
    });
    expect((await patch(showCode, { status: 'CANCELLED' })).problem.details).toMatchObject({ orders: 1 });
    expect((await patch(showCode, { status: 'ACTIVE' })).body.status).toBe('ACTIVE');
    await patch(showCode, { status: 'CANCEL_PENDING' });
    await runAsSystem(api.database, (db) =>
      db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, orderId)),
    );
    expect((await patch(showCode, { status: 'ACTIVE' })).problem.details).toMatchObject({ orders: 1 });
    expect((await patch(showCode, { status: 'CANCELLED' })).body.status).toBe('CANCELLED');
    expect((await patch(showCode, { status: 'ACTIVE' })).problem.code).toBe('STATUS_CHANGE_REFUSED');
  });

  it.each(['CANCELLED', 'CANCEL_PENDING'] as const)('does not go from PENDING to %s', async (status) => {
    const { showCode } = (await create()).body;
    expect((await patch(showCode, { status })).problem.code).toBe('STATUS_CHANGE_REFUSED');
    expect((await patch(showCode, { status: 'PENDING' })).status).toBe(200);
  });
});
