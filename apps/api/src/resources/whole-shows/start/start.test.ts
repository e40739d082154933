import { listGuestLists } from '@parterre/contract/calls/guest-lists';
import { listHolds } from '@parterre/contract/calls/holds';
import { listInstalments } from '@parterre/contract/calls/instalments';
import { listOrders } from '@parterre/contract/calls/orders';
import { exportSales, getAllInstalmentHeadlineFigures } from '@parterre/contract/calls/reports';
import { getShowReadiness, listShowHistory, listShows, updateShow } from '@parterre/contract/calls/shows';
import { getStartPage, recordShowLook } from '@parterre/contract/calls/start';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holds } from '#db/schema/events/holds.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertSeatedShow } from '#test/scenes/insert-seated-show.ts';
import { insertTour } from '#test/scenes/insert-tour.ts';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { openGuestHouse } from '#test/scenes/open-guest-house.ts';
import { addPlan, sellOnPlan } from '#test/scenes/sell-on-plan.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

/** The day of NOW at the venue in London. */
const TODAY = '2026-11-20';
type Query = CallArguments<typeof getStartPage>['query'];

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  const promoter = await house.api.createPromoter();
  office = await openBoxOffice({ ...house, promoter, owner: await house.api.createUser(promoter, 'owner') });
});

async function ask(query: Query = {}, as = office.owner) {
  const answer = await house.api.call(getStartPage, { query: { on: TODAY, ...query } }, { as });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

const look = (as: TestUser = office.owner) =>
  house.api.call(recordShowLook, { params: { showCode: office.show.showCode } }, { as });
const editShow = (showId: number, values: Partial<typeof shows.$inferInsert>) =>
  office.rowsOf((db) => db.update(shows).set(values).where(eq(shows.id, showId)));
const passSeconds = (seconds: number) => house.api.setNow(new Date(NOW.getTime() + seconds * 1000));

describe('what is on sale', () => {
  it('is counted and shown as the list has it, sold out or not', async () => {
    const { total, items } = (await ask()).onSale;
    const query = { saleState: 'ON_SALE,SOLD_OUT' };
    const { body } = await house.api.call(listShows, { query }, { as: office.owner });
    expect([total, items.map(({ show }) => show)]).toEqual([body.totalItems, body.items]);
    expect(total).toBe(1);
  });

  it('keeps pace with the last event of its tour, its campaign or else its venue', async () => {
    const { promoter, show } = office;
    const [before, other] = [await insertSeatedShow(house.api, promoter), await insertSeatedShow(house.api, promoter)];
    const own = await office.rowsOf((db) => db.select().from(shows).where(eq(shows.id, show.showId)));
    const { venueId = 0, startsOn = '' } = own[0] ?? {};
    const daysToGo = Math.round((Date.parse(startsOn) - Date.parse(TODAY)) / 86_400_000);
    const begun = { startsAt: new Date('2026-10-10T18:30:00Z'), startsOn: '2026-10-10', hasOrders: true, venueId };
    await editShow(before.showId, begun);
    await editShow(other.showId, {
      ...begun,
      startsAt: new Date('2026-10-11T18:30:00Z'),
      startsOn: '2026-10-11',
      tourId: null,
    });
    const onDay = (days: number) => new Date(Date.parse('2026-10-10') - days * 86_400_000).toISOString().slice(0, 10);
    const price = { showCode: before.showCode, priceTypeId: before.standing };
    await insertSale(house.api, { ...price, quantity: 3, soldOn: onDay(daysToGo) });
    await insertSale(house.api, { ...price, quantity: 4, soldOn: onDay(daysToGo - 1) });
    const pace = async () => (await ask()).onSale.items[0]?.pace;
    expect(await pace()).toMatchObject({ showCode: other.showCode, because: 'venue', soldThen: 0 });
    const { tourId } = await insertTour(house.api, promoter);
    await editShow(show.showId, { tourId });
    await editShow(before.showId, { tourId });
    expect(await pace()).toMatchObject({
      showCode: before.showCode,
      because: 'tour',
      daysToGo,
      capacity: 180,
      soldThen: 3,
      soldInTheEnd: 7,
    });
    await editShow(other.showId, { status: 'CANCELLED' });
    await editShow(before.showId, { status: 'CANCELLED' });
    expect(await pace()).toBeNull();
  });
});

describe('what goes on sale next', () => {
  it('comes with what the readiness of each event lacks, the next first', async () => {
    const later = await insertSeatedShow(house.api, office.promoter, { status: 'PENDING' });
    await editShow(office.show.showId, {
      onSaleAt: new Date(NOW.getTime() + 1000),
      onSaleAtLocal: '2026-11-20T23:30:01',
    });
    const { total, items } = (await ask()).next;
    expect(items.map(({ showCode }) => showCode)).toEqual([office.show.showCode, later.showCode]);
    expect(items[0]?.onSaleAtLocal).toBe('2026-11-20T23:30:01');
    const { body } = await house.api.call(listShows, { query: { saleState: 'NOT_STARTED' } }, { as: office.owner });
    expect(body.totalItems).toBe(total);
    for (const { showCode, lacking } of items) {
      const readiness = await house.api.call(getShowReadiness, { params: { showCode } }, { as: office.owner });
      expect(lacking).toEqual(readiness.body.items.filter(({ level }) => level !== 'passed'));
    }
  });
});

describe('the sales of today', () => {
  it('are those of the list of orders and of the sales report, beside those of a week before', async () => {
    const first = await office.sell({ seats: [0, 1, 2] });
    await office.sell({ places: 2 });
    await office.cancel(first.orderId, { orderItemIds: [first.items[0]?.id ?? 0] });
    const { today, weekBefore } = await ask();
    const days = { dateFrom: TODAY, dateTo: TODAY };
    const orders = await house.api.call(listOrders, { query: days }, { as: office.owner });
    const body = { promoterCode: office.promoter.code, salesFrom: TODAY, salesTo: TODAY };
    const report = await house.api.call(exportSales, { body }, { as: office.owner });
    const totals = report.body.totals[0]?.values;
    expect(today).toEqual({
      on: TODAY,
      orders: orders.body.totalItems,
      pendingOrders: 0,
      tickets: totals?.sold,
      gross: [{ currency: 'GBP', amountMinor: Math.round(Number(totals?.gross_sales) * 100) }],
      byPromoter: [{ promoterCode: office.promoter.code, tickets: today.tickets, gross: today.gross }],
    });
    expect(today.tickets).toBeGreaterThan(0);
    expect(weekBefore).toEqual({
      on: '2026-11-13',
      orders: 0,
      pendingOrders: 0,
      tickets: 0,
      gross: [],
      byPromoter: [],
    });
    const nextWeek = await ask({ on: '2026-11-27' });
    expect(nextWeek.weekBefore).toEqual(today);
  });

  it('are compared with a week before until the same time of day, on the clock of the venue', async () => {
    await office.sell({ places: 1 });
    house.api.setNow(new Date('2026-11-20T23:45:00Z'));
    await office.sell({ places: 2 });
    const byNow = async (now: string) => {
      house.api.setNow(new Date(now));
      const { weekBefore, weekBeforeByNow } = await ask({ on: '2026-11-27' });
      return [weekBeforeByNow.orders, weekBeforeByNow.tickets, weekBefore.tickets];
    };
    expect(await byNow('2026-11-27T23:29:00Z')).toEqual([0, 0, 3]);
    expect(await byNow('2026-11-27T23:40:00Z')).toEqual([1, 1, 3]);
    expect(await byNow('2026-11-27T23:50:00Z')).toEqual([2, 3, 3]);
    await editShow(office.show.showId, { timeZone: 'Europe/Paris' });
    expect(await byNow('2026-11-27T22:40:00Z')).toEqual([0, 0, 3]);
    expect(await byNow('2026-11-27T23:40:00Z')).toEqual([1, 1, 3]);
  });

  it('come apart by promoter, with money only where the caller may see it', async () => {
    const other = await house.api.createPromoter();
    const both = await openBoxOffice({ ...house, promoter: other, owner: await house.api.createUser(other, 'owner') });
    await office.sell({ places: 1 });
    await both.sell({ places: 3 });
    const reader = await house.api.createUser(other, 'owner');
    await office.rowsOf((db) =>
      db
        .insert(memberships)
        .values({ promoterId: office.promoter.id, userId: reader.id, role: 'partner', scopeIds: [] }),
    );
    const { today } = await ask({}, reader);
    expect(today.byPromoter.map(({ promoterCode, tickets }) => [promoterCode, tickets]).toSorted()).toEqual(
      [
        [office.promoter.code, 1],
        [other.code, 3],
      ].toSorted(),
    );
    const grossAt = (code: string) => today.byPromoter.find(({ promoterCode }) => promoterCode === code)?.gross;
    expect(grossAt(office.promoter.code)).toBeNull();
    expect(grossAt(other.code)).toEqual(today.gross);
  });

  it('name the orders that are pending, whose tickets are not sold yet', async () => {
    await office.sell({ places: 1 });
    await office.sell({ places: 2, paid: false });
    expect((await ask()).today).toMatchObject({ orders: 2, pendingOrders: 1, tickets: 1 });
  });
});

const list = async () => ({
  instalments: (await house.api.call(listInstalments, { query: { status: 'overdue' } }, { as: office.owner })).body,
  figures: (await house.api.call(getAllInstalmentHeadlineFigures, { query: {} }, { as: office.owner })).body.totals[0],
  guestLists: (await house.api.call(listGuestLists, { query: { waiting: true } }, { as: office.owner })).body,
});

describe('what waits', () => {
  it('are holds that are due, as the ledger of their event counts them', async () => {
    const { showCode } = office.show;
    const due = await office.addHold('DUE');
    const ahead = await office.addHold('AHD');
    const empty = await office.addHold('NON');
    for (const [hold, releaseOn] of [
      [due, '2026-11-19'],
      [empty, TODAY],
      [ahead, '2026-11-21'],
    ] as const)
      await office.rowsOf((db) => db.update(holds).set({ releaseOn }).where(eq(holds.id, hold.holdId)));
    const saved = await office.save(
      [
        { from: 0, to: 4, holdId: due.holdId },
        { from: 5, to: 9, holdId: ahead.holdId },
      ],
      2,
    );
    expect(saved.status).toBe(200);
    const { body } = await house.api.call(listHolds, { params: { showCode } }, { as: office.owner });
    const kept = body.items
      .filter(({ releaseOn }) => releaseOn !== null && releaseOn <= TODAY)
      .map(({ seats, places }) => seats.held + places - seats.sold - seats.inBaskets)
      .filter((places) => places > 0);
    expect(kept).toEqual([5]);
    const { holdsDue } = await ask();
    expect(holdsDue).toMatchObject({
      total: 1,
      items: [{ showCode, holds: 1, places: 5, dueOn: '2026-11-19', zoneName: 'GMT' }],
    });
    await editShow(office.show.showId, { startsAt: NOW });
    expect((await ask()).holdsDue).toEqual({ total: 0, items: [] });
  });

  it('are payments that are late, and guests who nobody has decided about', async () => {
    const guestHouse = await openGuestHouse(office);
    const waiting = await guestHouse.open({ needsApproval: true });
    await guestHouse.open({ name: 'Nobody waits' });
    await guestHouse.add(waiting, 'Grace Hopper', { plusOnes: 2 });
    const plan = await addPlan(guestHouse.office);
    await sellOnPlan(guestHouse.office, plan, [0, 1]);
    passSeconds(45 * 86_400);
    const [page, { instalments, figures, guestLists }] = [await ask(), await list()];
    expect(page.instalmentsOverdue).toEqual({
      total: instalments.totalItems,
      open: [{ currency: 'GBP', amountMinor: figures?.overdueMinor }],
    });
    expect(instalments.totalItems).toBe(1);
    expect(page.approvals).toEqual({
      total: guestLists.totalItems,
      items: [
        {
          guestListId: waiting.guestListId,
          showCode: guestHouse.office.show.showCode,
          listName: 'Press',
          showName: { 'en-GB': 'A concert' },
          people: 3,
        },
      ],
    });
  });
});

describe('since the caller last looked', () => {
  it('tells what was bought and what others changed, as orders and history list it', async () => {
    const { showCode } = office.show;
    const colleague = await house.api.createUser(office.promoter, 'event-manager');
    await office.sell({ places: 1 });
    expect((await ask()).sinceLooked).toEqual([]);
    passSeconds(1);
    expect((await look()).status).toBe(204);
    expect((await ask()).sinceLooked).toEqual([]);
    passSeconds(2);
    await office.sell({ places: 2 });
    await office.addHold('OWN');
    const change = { body: { name: { 'en-GB': 'Another name' } }, params: { showCode } };
    expect((await house.api.call(updateShow, change, { as: colleague })).status).toBe(200);
    const [row] = (await ask()).sinceLooked;
    expect(row).toMatchObject({ showCode, orders: 1, changes: 1, lookedAt: '2026-11-20T23:30:01.000Z' });
    const after = row?.lookedAt ?? '';
    const orders = await house.api.call(listOrders, { query: { showCode, after } }, { as: office.owner });
    const history = await house.api.call(
      listShowHistory,
      { params: { showCode }, query: { after, byOthers: true } },
      { as: office.owner },
    );
    expect([orders.body.totalItems, history.body.totalItems]).toEqual([1, 1]);
    expect((await ask({}, colleague)).sinceLooked).toEqual([]);
    await look();
    expect((await ask()).sinceLooked).toEqual([]);
  });

  it('is kept by nobody who does not see the event', async () => {
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await look(stranger)).problem.code).toBe('NOT_FOUND');
  });
});

describe('the start page', () => {
  it('leaves out what its reader may not know', async () => {
    const page = async (role: 'marketing' | 'box-office' | 'seating-manager') =>
      ask({}, await house.api.createUser(office.promoter, role));
    await office.sell({ places: 1 });
    const { today, instalmentsOverdue, approvals } = await page('marketing');
    expect([today.orders, today.gross?.length, instalmentsOverdue, approvals]).toEqual([null, 1, null, null]);
    expect((await page('box-office')).today).toMatchObject({ orders: 1, tickets: 1 });
    const partner = await house.api.createUser(office.promoter, 'partner', { scope: 'partner-site', scopeIds: [2] });
    expect((await ask({}, partner)).onSale.total).toBe(0);
    await office.rowsOf((db) =>
      db
        .update(priceTypes)
        .set({ partnerSiteIds: [2] })
        .where(eq(priceTypes.showId, office.show.showId)),
    );
    const seen = await ask({}, partner);
    expect([seen.onSale.total, seen.today.tickets, seen.today.gross, seen.today.orders]).toEqual([1, 1, null, null]);
  });

  it('is about one region, or one promoter, where one is asked for', async () => {
    await office.sell({ places: 1 });
    await editShow(office.show.showId, { partnerSiteIds: [3] });
    const inRegion = async (regionId: number) => {
      const { onSale, today } = await ask({ regionId });
      return [onSale.total, today.orders, today.tickets];
    };
    expect(await inRegion(3)).toEqual([1, 1, 1]);
    expect(await inRegion(2)).toEqual([0, 0, 0]);
    expect((await ask({ promoterCode: office.promoter.code })).onSale.total).toBe(1);
    const foreign = { query: { promoterCode: (await house.api.createPromoter()).code } };
    expect((await house.api.call(getStartPage, foreign, { as: office.owner })).status).toBe(404);
  });

  it('refuses a day that there is not', async () => {
    const answer = await house.api.call(getStartPage, { query: { on: '2026-02-30' } }, { as: office.owner });
    expect([answer.problem.code, answer.problem.fieldErrors?.[0]?.field]).toEqual(['INVALID', 'on']);
  });
});
