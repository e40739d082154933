import { listArtistCampaigns } from '@parterre/contract/calls/artist-campaigns';
import { selectShows, selectVenues } from '@parterre/contract/calls/data-selectors';
import { listGuestLists } from '@parterre/contract/calls/guest-lists';
import { listInstalments } from '@parterre/contract/calls/instalments';
import { listOrders } from '@parterre/contract/calls/orders';
import { exportSales, getAllInstalmentHeadlineFigures } from '@parterre/contract/calls/reports';
import { listShows } from '@parterre/contract/calls/shows';
import { listTours } from '@parterre/contract/calls/tours';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { insertTour } from '#test/scenes/insert-tour.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';
import { addPlan, sellOnPlan } from '#test/scenes/sell-on-plan.ts';

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
});
afterAll(() => house.api.close());

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

/** Returns how often each list contains the show. */
async function count(regionId: number) {
  const [as, query] = [{ as: house.owner }, { regionId }];
  const { api, promoter } = house;
  const body = { promoterCode: promoter.code, regionId };
  const pages = [
    await api.call(listShows, { query }, as),
    await api.call(listOrders, { query }, as),
    await api.call(listGuestLists, { query }, as),
    await api.call(listInstalments, { query: { ...query, status: 'paid' } }, as),
    await api.call(selectShows, { query }, as),
    await api.call(selectVenues, { query }, as),
    await api.call(listTours, { query }, as),
  ].map((answer) => answer.body.totalItems);
  const figures = await api.call(getAllInstalmentHeadlineFigures, { query }, as);
  const report = await api.call(exportSales, { body }, as);
  return [...pages, figures.body.items.length, Math.min(1, report.body.totalItems)];
}

const ALL = [1, 1, 1, 1, 1, 1, 1, 1, 1];
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
