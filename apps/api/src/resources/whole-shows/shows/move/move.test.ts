import * as calls from '@parterre/contract/calls/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertCampaign, insertTour } from '#test/scenes/insert-tour.ts';
import { type InsertedPlan, insertVenue } from '#test/scenes/insert-venue.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Body = CallArguments<typeof calls.moveShow>['body'];

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: FullShow;
let abroad: { venueId: number; plans: InsertedPlan[] };

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  abroad = await insertVenue(api, promoter, {
    name: 'Harbour Hall',
    timeZone: 'America/New_York',
    plans: [{ Floor: [8] }, { Floor: [5] }],
  });
});
beforeEach(async () => {
  show = await insertFullShow(api, promoter);
});
afterAll(() => api.close());

const move = (body: Omit<Body, 'reason'> & { reason?: string }, more: { as?: TestUser; revision?: number } = {}) =>
  api.call(
    calls.moveShow,
    { params: { showCode: show.showCode }, body: { reason: 'The conductor is ill', ...body } },
    { as: owner, ...more },
  );
const read = async () => (await api.call(calls.getShow, { params: { showCode: show.showCode } }, { as: owner })).body;
const write = (values: Partial<typeof shows.$inferInsert>) =>
  runAsSystem(api.database, (db) => db.update(shows).set(values).where(eq(shows.id, show.showId)));
const sell = () => insertSale(api, { showCode: show.showCode, priceTypeId: show.prices[0], seats: [10] });

describe('moving an event in time', () => {
  it('takes doors, end and sale window along, and says so in the history', async () => {
    await write({
      status: 'ACTIVE',
      doorsAtLocal: '2027-03-01T18:30:00',
      onSaleAtLocal: '2026-11-01T10:00:00',
      onSaleAt: new Date('2026-11-01T10:00:00Z'),
      offSaleAtLocal: '2027-03-01T17:30:00',
      offSaleAt: new Date('2027-03-01T17:30:00Z'),
    });
    await sell();
    const { status, body } = await move({ startsAtLocal: '2027-04-02T20:00:00' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ACTIVE',
      startsAt: '2027-04-02T19:00:00.000Z',
      doorsAtLocal: '2027-04-02T19:00:00',
      onSaleAtLocal: '2026-11-01T10:00:00',
      offSaleAtLocal: '2027-04-02T18:00:00',
      seatCount: 130,
      revision: 2,
    });
    const history = await api.call(calls.listShowHistory, { params: { showCode: show.showCode } }, { as: owner });
    expect(history.body.items[0]).toMatchObject({
      action: 'show.move',
      summary: { from: '2027-03-01T19:30:00', to: '2027-04-02T20:00:00', reason: 'The conductor is ill' },
    });
  });

  it('takes other doors and another sale window where they are said', async () => {
    const said = { doorsAtLocal: '2027-03-05T18:00:00', onSaleAtLocal: '2026-12-24T10:00:00', endsAtLocal: null };
    expect((await move({ startsAtLocal: '2027-03-05T19:30:00', ...said })).body).toMatchObject(said);
  });

  it('refuses a time the clock jumps over, and asks about one it shows twice', async () => {
    const gap = await move({ startsAtLocal: '2027-03-28T01:30:00' });
    expect(gap.problem).toMatchObject({ code: 'TIME_IN_GAP', details: { suggestion: '2027-03-28T02:30:00' } });
    expect((await move({ startsAtLocal: '2027-10-31T01:30:00' })).problem.code).toBe('TIME_IN_OVERLAP');
    const second = await move({ startsAtLocal: '2027-10-31T01:30:00', overlap: 'second' });
    expect(second.body.startsAt).toBe('2027-10-31T01:30:00.000Z');
  });

  it.each([
    [{ reason: '' }, 'reason'],
    [{ startsAtLocal: '2027-02-30T10:00:00' }, 'startsAtLocal'],
    [{ doorsAtLocal: '2027-03-01T20:00:00' }, 'doorsAtLocal'],
    [{ venueId: 4711 }, 'venueId'],
    [{ tourId: 4711 }, 'tourId'],
    [{ status: 'ACTIVE' }, 'status'],
  ])('refuses %o naming %s', async (body, field) => {
    const refused = await move(body as Body);
    expect(refused.status).toBe(400);
    expect(refused.problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });

  it('leaves a cancelled event where it is', async () => {
    await write({ status: 'CANCELLED' });
    expect((await move({ startsAtLocal: '2027-03-05T19:30:00' })).problem.details?.reason).toBe(
      'cancelled-event-stays',
    );
  });
});

describe('moving an event to another venue', () => {
  it('rebuilds its seats from the default plan there, on the clock of that place', async () => {
    await write({ onSaleAtLocal: '2026-11-01T10:00:00', onSaleAt: new Date('2026-11-01T10:00:00Z') });
    const wrong = await move({ venueId: abroad.venueId, removesSeats: 129 });
    expect(wrong.problem).toMatchObject({
      code: 'CONFLICT',
      details: { removedSeats: 130, removedPriced: 90, removedHeld: 4 },
    });
    const { body } = await move({ venueId: abroad.venueId, removesSeats: 130 });
    expect(body).toMatchObject({
      timeZone: 'America/New_York',
      startsAtLocal: '2027-03-01T19:30:00',
      startsAt: '2027-03-02T00:30:00.000Z',
      onSaleAtLocal: '2026-11-01T05:00:00',
      seatingPlanId: abroad.plans[0]?.planId,
      seatCount: 8,
    });
    const found = await api.call(calls.listShows, { query: { searchTerm: 'concert harbour' } }, { as: owner });
    expect(found.body.items.map((item) => item.showCode)).toContain(show.showCode);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('reads the windows of its codes on the clock there', async () => {
    const window = { validFromLocal: '2027-01-01T10:00:00', validFrom: new Date('2027-01-01T10:00:00Z') };
    const ofCode = eq(offerCodes.id, show.codeIds[0]);
    await runAsSystem(api.database, (db) => db.update(offerCodes).set(window).where(ofCode));
    await move({ venueId: abroad.venueId, removesSeats: 130 });
    const [code] = await runAsSystem(api.database, (db) => db.select().from(offerCodes).where(ofCode));
    expect(code).toMatchObject({ ...window, validFrom: new Date('2027-01-01T15:00:00Z'), validUntil: null });
  });

  it('is refused once it has orders, and while a seat is in a basket', async () => {
    const { showCode, prices } = show;
    await insertSale(api, { showCode, priceTypeId: prices[0], seats: [11], basketUntil: new Date(NOW.getTime() + 1) });
    expect((await move({ venueId: abroad.venueId })).problem).toMatchObject({
      code: 'HAS_ORDERS',
      details: { seats: 1 },
    });
    await sell();
    const before = await read();
    const refused = await move({ venueId: abroad.venueId, startsAtLocal: '2027-03-05T19:30:00' });
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({ code: 'HAS_ORDERS', details: { orders: 1 } });
    expect(await read()).toEqual(before);
  });
});

describe('moving an event to another tour', () => {
  it('keeps its plan and takes the campaign of the tour', async () => {
    const { artistCampaignId } = await insertCampaign(api, promoter);
    const { tourId } = await insertTour(api, promoter, {
      artistCampaignId,
      planIds: [abroad.plans[0]?.planId ?? 0],
      hasDefault: true,
    });
    await sell();
    const { body } = await move({ tourId });
    expect(body).toMatchObject({ tour: { tourId }, artistCampaign: { artistCampaignId }, seatCount: 130 });
    expect((await move({ tourId: null })).body).toMatchObject({ tour: null, artistCampaign: null, seatCount: 130 });
  });

  it('keeps a campaign of its own', async () => {
    const own = await insertCampaign(api, promoter);
    const { artistCampaignId } = await insertCampaign(api, promoter);
    const { tourId } = await insertTour(api, promoter, { artistCampaignId });
    await write({ artistCampaignId: own.artistCampaignId });
    expect((await move({ tourId })).body.artistCampaign).toMatchObject(own);
  });

  it('takes the default of the venue where the new tour does not know its plan, but not under buyers', async () => {
    const [, small] = abroad.plans;
    const old = await insertTour(api, promoter, { planIds: [small?.planId ?? 0], hasDefault: true });
    const next = await insertTour(api, promoter);
    const { seatingPlanId: own } = (await move({ tourId: old.tourId })).body;
    const patch = { seatingPlanId: small?.planId ?? 0, removesSeats: 130 };
    await api.call(calls.updateShow, { params: { showCode: show.showCode }, body: patch }, { as: owner });
    await write({ hasOrders: true });
    expect((await move({ tourId: next.tourId })).problem.code).toBe('HAS_ORDERS');
    await write({ hasOrders: false });
    const { body } = await move({ tourId: next.tourId, removesSeats: 5 });
    expect(body).toMatchObject({ seatingPlanId: own, seatCount: 130 });
  });
});

describe('moving an event to where it is', () => {
  it('leaves no line in its history and no new revision', async () => {
    const there = { startsAtLocal: '2027-03-05T19:30:00' };
    const moved = await move(there);
    expect((await move(there)).body.revision).toBe(moved.body.revision);
    const { body } = await api.call(calls.listShowHistory, { params: { showCode: show.showCode } }, { as: owner });
    expect(body.items.filter(({ action }) => action === 'show.move')).toHaveLength(1);
  });
});

describe('who may move an event', () => {
  it('is who may write it, with the revision they saw, at venues of theirs', async () => {
    const body = { startsAtLocal: '2027-03-05T19:30:00' };
    expect((await move(body, { as: await api.createUser(promoter, 'auditor') })).status).toBe(403);
    expect((await move(body, { as: await api.createUser(await api.createPromoter(), 'owner') })).status).toBe(404);
    expect((await move(body, { revision: 9 })).status).toBe(412);
    const [row] = await runAsSystem(api.database, (db) => db.select().from(shows).where(eq(shows.id, show.showId)));
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [row?.venueId ?? 0] });
    expect((await move({ venueId: abroad.venueId }, { as: narrow })).problem.fieldErrors?.[0]?.field).toBe('venueId');
    expect((await move(body, { as: narrow })).status).toBe(200);
  });
});
