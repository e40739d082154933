import * as calls from '@parterre/contract/calls/channel';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questions } from '#db/schema/events/questions.ts';
import { shows } from '#db/schema/events/shows.ts';
import { postages } from '#db/schema/promoters/promoters.ts';
import { instalmentPlans } from '#db/schema/sales/instalments.ts';
import { newId } from '#ids.ts';
import { insertSeatedShow } from '#test/scenes/insert-seated-show.ts';
import { NOW } from '#test/scenes/open-box-office.ts';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startOutlet>>;
let outlet: SalesOutlet;
let stalls: number;
let standing: number;

beforeAll(async () => {
  house = await startOutlet();
});
afterAll(async () => {
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  await house.api.close();
});
beforeEach(async () => {
  outlet = await openOutlet(house);
  stalls = outlet.show.prices[0];
  standing = outlet.show.standing;
});

type Query<Call> = CallArguments<Call> extends { query?: infer Q } ? Q : never;
const params = () => ({ showCode: outlet.show.showCode });
const listShows = (query: Query<typeof calls.listChannelShows> = {}, as = outlet.key) =>
  house.api.call(calls.listChannelShows, { query }, { as });
const getShow = (as = outlet.key) => house.api.call(calls.getChannelShow, { params: params() }, { as });
const listPrices = (query: Query<typeof calls.listChannelPrices> = {}, as = outlet.key) =>
  house.api.call(calls.listChannelPrices, { params: params(), query }, { as });
const listSeats = (query: Query<typeof calls.listChannelSeats> = {}, as = outlet.key) =>
  house.api.call(calls.listChannelSeats, { params: params(), query }, { as });
const cancel = (orderId: string, body: CallArguments<typeof calls.cancelChannelOrder>['body'] = {}, as = outlet.key) =>
  house.api.call(calls.cancelChannelOrder, { params: { orderId }, body }, { as });
const setShow = (set: Partial<typeof shows.$inferInsert>) =>
  outlet.rowsOf((db) => db.update(shows).set(set).where(eq(shows.id, outlet.show.showId)));
const strangerKey = async () => house.api.createKey(await house.api.createPromoter());

describe('what is on sale', () => {
  test('are the active events of the promoter with their sale state, the next one first', async () => {
    const { status, body } = await listShows({ pageSize: 100 });
    expect(status).toBe(200);
    const own = body.items.find(({ showCode }) => showCode === outlet.show.showCode);
    expect(own).toMatchObject({
      promoterCode: house.promoter.code,
      saleState: 'ON_SALE',
      seating: 'RESERVED',
      venue: { town: 'London', countryCode: 'GB' },
      startsAtLocal: '2027-03-01T19:30:00',
      timeZone: 'Europe/London',
      zoneName: 'GMT',
      startsAt: '2027-03-01T19:30:00.000Z',
      onSaleAt: null,
      currency: 'GBP',
    });
    expect(body.items.map(({ startsAt }) => startsAt)).toEqual(body.items.map(({ startsAt }) => startsAt).toSorted());
    const listed = async () => (await listShows({ pageSize: 100 })).body.items.map(({ showCode }) => showCode);
    for (const hidden of [
      { status: 'PENDING' },
      { status: 'CANCELLED' },
      { status: 'ACTIVE', startsAt: new Date('2026-11-20T11:00:00Z') },
    ] as const) {
      await setShow(hidden);
      expect(await listed()).not.toContain(outlet.show.showCode);
    }
    await setShow({ startsAt: new Date('2026-11-20T20:00:00Z') });
    expect(await listed()).toContain(outlet.show.showCode);
  });

  test('are those whose sale is open, where that is asked for: a box office sells before and after', async () => {
    const isListed = async (as?: SalesOutlet['key']) =>
      (await listShows({ pageSize: 100, isSaleOpen: true }, as)).body.items.some(
        ({ showCode }) => showCode === outlet.show.showCode,
      );
    expect(await isListed()).toBe(true);
    const desk = await house.api.createKey(house.promoter, { channel: 'box-office' });
    for (const closed of [
      { onSaleAt: new Date(NOW.getTime() + 1000) },
      { onSaleAt: null, offSaleAt: NOW },
      { startsAt: NOW },
    ]) {
      await setShow(closed);
      expect([await isListed(), await isListed(desk)]).toEqual([false, true]);
      await setShow({ onSaleAt: null, offSaleAt: null });
    }
  });

  test('is read page by page, each event once', async () => {
    const promoter = await house.api.createPromoter();
    const key = await house.api.createKey(promoter);
    for (let i = 0; i < 25; i++) await insertSeatedShow(house.api, promoter);
    const first = await listShows({ pageSize: 20 }, key);
    expect(first.body).toMatchObject({ totalItems: 25, totalPages: 2, totalKind: 'exact' });
    const second = await listShows({ pageSize: 20, next: first.body.next ?? '' }, key);
    const byNumber = await listShows({ pageSize: 20, pageIndex: 2 }, key);
    expect(second.body.items).toEqual(byNumber.body.items);
    const codes = [...first.body.items, ...second.body.items].map(({ showCode }) => showCode);
    expect(new Set(codes).size).toBe(25);
    expect((await listShows({ pageSize: 20, next: 'x' }, key)).problem.fieldErrors?.[0]?.field).toBe('next');
    expect((await listShows({ pageSize: 5 }, key)).problem.fieldErrors?.[0]?.field).toBe('pageSize');
    expect((await listShows({ dateFrom: '2027-03-02' }, key)).body.items).toEqual([]);
    expect((await listShows({}, await strangerKey())).body.items).toEqual([]);
    expect((await listShows({}, outlet.owner)).status).toBe(403);
  });

  test('is for a partner site what is sold there', async () => {
    const site = await house.api.createKey(house.promoter, { partnerSiteId: 2 });
    const codes = async () => (await listShows({ pageSize: 100 }, site)).body.items.map(({ showCode }) => showCode);
    expect(await codes()).not.toContain(outlet.show.showCode);
    expect((await getShow(site)).status).toBe(404);
    await outlet.setTicket(standing, { partnerSiteIds: [2] });
    expect(await codes()).toContain(outlet.show.showCode);
    expect((await listPrices({}, site)).body.items.map(({ priceTypeId }) => priceTypeId)).toContain(standing);
    await setShow({ partnerSiteIds: [3] });
    expect(await codes()).not.toContain(outlet.show.showCode);
    for (const read of [getShow, (as = site) => listPrices({}, as), (as = site) => listSeats({}, as)])
      expect((await read(site)).status).toBe(404);
  });
});

describe('one event', () => {
  test('says all that a sale needs to know', async () => {
    const { promoter, show } = outlet;
    const of = { promoterId: promoter.id, showId: show.showId };
    const ids = { post: newId(), plan: newId(), diet: newId(), old: newId() };
    const post = { name: { 'en-GB': 'Letter' }, amountMinor: 250, countryCodes: ['GB'] };
    const asked = { label: { 'en-GB': 'Diet' }, kind: 'text' as const, askedPer: 'order' as const, isRequired: true };
    const plan = { name: { 'en-GB': 'Parts' }, depositBasisPoints: 2000, payments: 2, interval: 'month' as const };
    await outlet.rowsOf(async (db) => {
      await db.insert(postages).values([
        { ...post, promoterId: promoter.id, id: ids.post, currency: 'GBP' },
        { ...post, promoterId: promoter.id, id: newId(), currency: 'EUR' },
      ]);
      await db.insert(instalmentPlans).values([
        { ...of, ...plan, id: ids.plan },
        { ...of, ...plan, id: newId(), isOffered: false },
        // Its last payment would be due after the show.
        { ...of, ...plan, id: newId(), payments: 24 },
      ]);
      await db.insert(questions).values([
        { ...of, ...asked, id: ids.diet, displayOrder: 1 },
        { ...of, ...asked, id: ids.old, displayOrder: 2, isArchived: true },
      ]);
    });
    const { status, body } = await getShow();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: { 'en-GB': 'A concert' },
      seatPicker: { choice: 'both', mostSeats: 10 },
      questions: [{ questionId: ids.diet, kind: 'text', askedPer: 'order', isRequired: true }],
      instalmentPlans: [{ instalmentPlanId: ids.plan, payments: 2 }],
    });
    expect(body.postages).toMatchObject([{ postageId: ids.post, amountMinor: 250, countryCodes: ['GB'] }]);
  });

  test('is not there while it is set up, when called off, and for others', async () => {
    await setShow({ status: 'PENDING' });
    expect((await getShow()).status).toBe(404);
    await setShow({ status: 'ACTIVE' });
    for (const read of [getShow, (as = outlet.key) => listPrices({}, as), (as = outlet.key) => listSeats({}, as)]) {
      expect((await read(await strangerKey())).status).toBe(404);
      expect((await read(outlet.owner)).status).toBe(403);
    }
  });
});

describe('the prices of an event', () => {
  test('are those the key may sell now, with what is left', async () => {
    await outlet.fill({ seats: [{ seatId: 'Stalls|A|1' }], quantities: [{ priceTypeId: standing, quantity: 3 }] });
    const { body } = await listPrices();
    expect(body.items.map(({ priceTypeId }) => priceTypeId)).toEqual([...outlet.show.prices, standing]);
    expect(body.items[0]).toMatchObject({
      kind: 'standard',
      name: { 'en-GB': 'Price 1' },
      priceGroupName: { 'en-GB': 'Seats' },
      faceValueMinor: 5000,
      bookingFeeMinor: 200,
      discountMinor: 0,
      priceMinor: 5200,
      currency: 'GBP',
      taxRateBasisPoints: 2000,
      isSeated: true,
      fewestPerOrder: 1,
      mostPerOrder: 10,
      available: 99,
    });
    expect(body.items[3]).toMatchObject({ isSeated: false, available: 47 });
  });

  test('are those of which some are left, where that is asked for', async () => {
    for (let taken = 0; taken < 50; taken += 10)
      await outlet.fill({ quantities: [{ priceTypeId: standing, quantity: 10 }] });
    const idsOf = async (query: Parameters<typeof listPrices>[0]) =>
      (await listPrices(query)).body.items.map(({ priceTypeId }) => priceTypeId);
    expect(await idsOf({})).toContain(standing);
    const left = await idsOf({ onlyAvailable: true });
    expect(left).toContain(stalls);
    expect(left).not.toContain(standing);
  });

  test('never show what is hidden, for the box office or for a code nobody typed', async () => {
    await outlet.addCode('SECRET', { priceTypeIds: [standing] });
    await outlet.setTicket(outlet.show.prices[1], { visibility: 'hidden' });
    await outlet.setTicket(outlet.show.prices[2], { visibility: 'box-office' });
    await outlet.setTicket(standing, { visibility: 'code' });
    const idsOf = async (query = {}, as = outlet.key) =>
      (await listPrices(query, as)).body.items.map(({ priceTypeId }) => priceTypeId);
    expect(await idsOf()).toEqual([stalls]);
    expect(await idsOf({ offerCode: 'secret' })).toEqual([stalls, standing]);
    const [, revealed] = (await listPrices({ offerCode: 'secret' })).body.items;
    expect(revealed).toMatchObject({ discountMinor: 1000, priceMinor: 1200 });
    const box = await house.api.createKey(house.promoter, { channel: 'box-office' });
    expect(await idsOf({}, box)).toEqual(outlet.show.prices);
    expect((await listPrices({ offerCode: 'NOPE' })).problem).toMatchObject({
      code: 'OFFER_CODE_REFUSED',
      details: { reason: 'unknown' },
    });
  });

  test('count for a buyer what their code keeps back or opens', async () => {
    const hold = await outlet.addHold('H');
    await outlet.save([{ from: 0, to: 9, holdId: hold.holdId }], 2);
    await outlet.addCode('CLUB', { effect: 'none', value: 0, priceTypeIds: [standing], reservedPlaces: 20 });
    await outlet.addCode('VIP', { effect: 'none', value: 0, holdId: hold.holdId });
    const left = async (offerCode?: string) =>
      (await listPrices(offerCode ? { offerCode } : {})).body.items
        .filter(({ priceTypeId }) => [stalls, standing].includes(priceTypeId))
        .map(({ available }) => available);
    expect(await left()).toEqual([90, 30]);
    expect(await left('CLUB')).toEqual([90, 50]);
    expect(await left('VIP')).toEqual([100, 30]);
  });

  test('are none before and after the sale', async () => {
    await setShow({ onSaleAt: new Date(NOW.getTime() + 60_000) });
    expect((await listPrices()).body.items).toEqual([]);
    expect((await listSeats()).body.items).toEqual([]);
    const box = await house.api.createKey(house.promoter, { channel: 'box-office' });
    expect((await listPrices({}, box)).body.items).toHaveLength(4);
  });
});

describe('the seats of an event', () => {
  test('are those with a price, each with whether it is free', async () => {
    await outlet.fill({ seats: [{ seatId: 'Stalls|A|1' }] });
    await outlet.order({ seats: [{ seatId: 'Stalls|A|2' }] });
    const hold = await outlet.addHold('H');
    await outlet.save([{ from: 2, to: 2, holdId: hold.holdId }], 2);
    const { body } = await listSeats({ pageSize: 20 });
    expect(body).toMatchObject({ totalItems: 100, totalPages: 5, totalKind: 'exact' });
    expect(body.items.slice(0, 4)).toEqual(
      [false, false, false, true].map((isAvailable, at) => ({
        seatId: `Stalls|A|${at + 1}`,
        priceTypeId: stalls,
        isAvailable,
        access: [],
      })),
    );
    const free = await listSeats({ pageSize: 20, onlyAvailable: true });
    expect(free.body.totalItems).toBe(97);
    expect((await listSeats({ pageSize: 20, pageIndex: 5 })).body.items.at(-1)?.seatId).toBe('Stalls|E|20');
    expect((await listSeats({ pageIndex: 2 })).body.items).toEqual([]);
  });

  test('are filtered by ticket and by block, and opened by a code', async () => {
    const hold = await outlet.addHold('H');
    await outlet.save(
      [
        { from: 0, to: 9, holdId: hold.holdId },
        { from: 90, to: 99, priceTypeId: outlet.show.prices[1] },
      ],
      2,
    );
    await outlet.addCode('VIP', { effect: 'none', value: 0, holdId: hold.holdId });
    const count = async (query: Query<typeof calls.listChannelSeats>) => (await listSeats(query)).body.totalItems;
    expect(await count({ priceTypeId: outlet.show.prices[1] })).toBe(10);
    expect(await count({ priceTypeId: standing })).toBe(0);
    expect(await count({ block: 'STALLS' })).toBe(100);
    expect(await count({ block: 'Stal\u200dls' })).toBe(100);
    expect(await count({ block: 'Circle' })).toBe(0);
    expect(await count({ onlyAvailable: true })).toBe(90);
    expect(await count({ onlyAvailable: true, offerCode: 'VIP' })).toBe(100);
    expect((await listSeats({ block: 'Balcony' })).status).toBe(404);
    expect((await listSeats({ pageSize: 1001 })).problem.fieldErrors?.[0]?.field).toBe('pageSize');
  });
});

describe('an order of the channel', () => {
  test('is there for the key that sold it alone', async () => {
    const { orderId } = await outlet.order({ seats: [{ seatId: 'Stalls|A|1' }] });
    for (const as of [await house.api.createKey(house.promoter), await strangerKey()]) {
      expect((await outlet.readSold(orderId, as)).status).toBe(404);
      expect((await cancel(orderId, {}, as)).status).toBe(404);
    }
    expect((await outlet.readSold(orderId, outlet.owner)).status).toBe(403);
    const atTheDoor = await outlet.sell({ seats: [5] });
    expect((await outlet.readSold(atTheDoor.orderId)).status).toBe(404);
  });

  test('can be given back, ticket by ticket: barcodes are revoked, seats are free, money is due', async () => {
    const order = await outlet.order({ seats: [{ seatId: 'Stalls|A|1' }, { seatId: 'Stalls|A|2' }] });
    const [first] = order.items;
    const { status, body, text } = await cancel(order.orderId, { orderItemIds: [first?.orderItemId ?? 0] });
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ status: 'ACTIVE', refundStatus: 'PENDING', totalMinor: 5200, balanceMinor: 5200 });
    expect(body.items.map((item) => [item.status, item.barcode === null])).toEqual([
      ['CANCELLED', true],
      ['ACTIVE', false],
    ]);
    expect((await outlet.open({ seats: [{ seatId: 'Stalls|A|1' }] })).status).toBe(201);
    expect((await outlet.open({ seats: [{ seatId: 'Stalls|A|2' }] })).problem.code).toBe('SEAT_TAKEN');
    const rest = await cancel(order.orderId, { comment: 'Ill' });
    expect(rest.body).toMatchObject({
      status: 'CANCEL_PENDING',
      totalMinor: 0,
      paidMinor: 10_400,
      balanceMinor: 10_400,
    });
    expect((await cancel(order.orderId)).problem.code).toBe('CONFLICT');
  });

  test('cannot be given back once the event has started, nor with tickets of another order', async () => {
    const order = await outlet.order({ seats: [{ seatId: 'Stalls|A|1' }] });
    const other = await outlet.order({ seats: [{ seatId: 'Stalls|A|2' }] });
    const foreign = await cancel(order.orderId, { orderItemIds: [other.items[0]?.orderItemId ?? 0] });
    expect(foreign.problem.fieldErrors?.[0]?.field).toBe('orderItemIds.0');
    house.api.setNow(new Date('2027-03-01T19:30:00Z'));
    expect((await cancel(order.orderId)).problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'started' },
    });
  });
});
