import { listArtistCampaigns } from '@parterre/contract/calls/artist-campaigns';
import { listCustomers } from '@parterre/contract/calls/customers';
import { selectShows, selectVenues } from '@parterre/contract/calls/data-selectors';
import { listGuestLists } from '@parterre/contract/calls/guest-lists';
import { listDueHolds } from '@parterre/contract/calls/holds';
import { listInstalments } from '@parterre/contract/calls/instalments';
import { listOrders } from '@parterre/contract/calls/orders';
import { createReportSchedule } from '@parterre/contract/calls/report-schedules';
import { exportSales, getAllInstalmentHeadlineFigures } from '@parterre/contract/calls/reports';
import { agreeSettlement, listSettlements, previewSettlement } from '@parterre/contract/calls/settlements';
import { listShows } from '@parterre/contract/calls/shows';
import { getStartPage } from '@parterre/contract/calls/start';
import { listTours } from '@parterre/contract/calls/tours';
import { listVenues } from '@parterre/contract/calls/venues';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { insertTour } from '#test/scenes/insert-tour.ts';
import { insertVenue } from '#test/scenes/insert-venue.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';
import { addPlan, sellOnPlan } from '#test/scenes/sell-on-plan.ts';

import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let guestHouse: GuestHouse;

beforeAll(async () => {
  house = await startBoxOffice();
  guestHouse = await openGuestHouse(house);
  await guestHouse.open();
  await sellOnPlan(guestHouse.office, await addPlan(guestHouse.office), [0, 1]);
  const { tourId } = await insertTour(house.api, house.promoter);
  await sellAt([], []);
  await guestHouse.office.rowsOf((db) => db.update(shows).set({ tourId }).where(ofShow()));
  await settle();
});
afterAll(() => house.api.close());

/** Agrees a statement of all events of the promoter. */
async function settle(): Promise<void> {
  const promoterCode = house.promoter.code;
  const asked = { query: { promoterCode } };
  const { body } = await house.api.call(previewSettlement, asked, { as: house.owner });
  const { fromOn, toOn, digest } = body;
  const agreed = { body: { promoterCode, fromOn, toOn, digest } };
  expect((await house.api.call(agreeSettlement, agreed, { as: house.owner })).status).toBe(201);
}

const ofShow = () => eq(shows.id, guestHouse.office.show.showId);

/** Sells the show and its price types on these partner sites; without any, on all of them. */
const sellAt = (ofEvent: number[], ofTickets: number[]) =>
  guestHouse.office.rowsOf(async (db) => {
    await db.update(shows).set({ partnerSiteIds: ofEvent }).where(ofShow());
    await db
      .update(priceTypes)
      .set({ partnerSiteIds: ofTickets })
      .where(eq(priceTypes.showId, guestHouse.office.show.showId));
  });

/** Asks each list for its objects of a region. */
function ask(regionId: number, user = house.owner) {
  const [as, query] = [{ as: user }, { regionId }];
  const { api } = house;
  return Promise.all([
    api.call(listShows, { query }, as),
    api.call(listOrders, { query }, as),
    api.call(listGuestLists, { query }, as),
    api.call(listInstalments, { query: { ...query, status: 'paid' } }, as),
    api.call(selectShows, { query }, as),
    api.call(selectVenues, { query }, as),
    api.call(listTours, { query }, as),
    api.call(listCustomers, { query }, as),
    api.call(listVenues, { query: { ...query, isCatalogue: false } }, as),
    api.call(listSettlements, { query }, as),
  ]);
}

const askReport = (regionId: number) =>
  house.api.call(exportSales, { body: { promoterCode: house.promoter.code, regionId } }, { as: house.owner });
const askFigures = (regionId: number) =>
  house.api.call(getAllInstalmentHeadlineFigures, { query: { regionId } }, { as: house.owner });

/** Returns how often each list contains the show. */
async function count(regionId: number) {
  const pages = (await ask(regionId)).map((answer) => answer.body.totalItems);
  const figures = await askFigures(regionId);
  const report = await askReport(regionId);
  return [...pages, figures.body.items.length, Math.min(1, report.body.totalItems)];
}

const ALL = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const NONE = ALL.map(() => 0);

it.each<[string, number[], number[], number[]]>([
  ['an event that is sold everywhere', [], [], ALL],
  ['an event of this region', [2, 3], [], ALL],
  ['an event of another region', [3], [], NONE],
  ['tickets of this region', [], [2], ALL],
  ['tickets of another region', [], [3], NONE],
  ['tickets of this region at an event of another', [3], [2], NONE],
])('shows in every list %s, or in none', async (_, ofEvent, ofTickets, expected) => {
  await sellAt(ofEvent, ofTickets);
  expect(await count(2)).toEqual(expected);
});

it('keeps campaigns that have no event yet, because nothing says where they are sold', async () => {
  await sellAt([3], []);
  const { body } = await house.api.call(listArtistCampaigns, { query: { regionId: 2 } }, { as: house.owner });
  const all = await house.api.call(listArtistCampaigns, { query: {} }, { as: house.owner });
  expect(body.totalItems).toBe(all.body.totalItems);
});

it('keeps venues that have no event yet, and all of the catalogue', async () => {
  await sellAt([3], []);
  const { venueId } = await insertVenue(house.api, house.promoter);
  const ask = (regionId?: number) => house.api.call(listVenues, { query: { regionId } }, { as: house.owner });
  const [all, ofRegion] = [(await ask()).body, (await ask(2)).body];
  expect(ofRegion.totalItems).toBe(all.totalItems - 1);
  expect(ofRegion.items.map((venue) => venue.venueId)).toContain(venueId);
  await guestHouse.office.rowsOf((db) => db.delete(venues).where(eq(venues.id, venueId)));
});

it('shows nobody more than they see without a region', async () => {
  const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
  const partner = await house.api.createUser(house.promoter, 'partner', { scope: 'partner-site', scopeIds: [1] });
  const countSeen = async (user: TestUser) =>
    (await ask(2, user)).map(({ status, body }) => (status === 403 ? 0 : body.totalItems));
  await sellAt([], [2]);
  expect(await countSeen(stranger)).toEqual((await ask(2)).map(() => 0));
  expect(await countSeen(partner)).toEqual((await ask(2)).map(() => 0));
  await sellAt([], [1, 2]);
  const [ofShows] = await ask(2, partner);
  expect(ofShows.body.totalItems).toBe(1);
});

it('refuses an unknown region in every call, also in a schedule, naming the field', async () => {
  const schedule = {
    promoterCode: house.promoter.code,
    name: 'Weekly sales',
    report: 'sales' as const,
    request: { promoterCode: house.promoter.code, regionId: 99 },
    every: 'day' as const,
    hour: 7,
    timeZone: 'Europe/London',
    recipients: ['ada@example.test'],
  };
  const as = { as: house.owner };
  const tooLarge = 9_007_199_254_740_991;
  const answers = [
    ...(await ask(99)),
    ...(await ask(tooLarge)),
    await askFigures(99),
    await askReport(99),
    await house.api.call(listArtistCampaigns, { query: { regionId: 99 } }, as),
    await house.api.call(listDueHolds, { query: { regionId: 99 } }, as),
    await house.api.call(getStartPage, { query: { regionId: 99, on: '2026-11-20' } }, as),
  ];
  const refused = { field: 'regionId', code: 'unknown', message: 'No region has this id' };
  for (const { status, problem } of answers) {
    expect(status).toBe(400);
    expect(problem?.fieldErrors).toEqual([refused]);
  }
  const { problem } = await house.api.call(createReportSchedule, { body: schedule }, as);
  expect(problem?.fieldErrors).toEqual([{ ...refused, field: 'request.regionId' }]);
});
