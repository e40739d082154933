import { listPrices } from '@parterre/contract/calls/prices';
import { exportSeatedPrices } from '@parterre/contract/calls/reports';
import { getSeatPriceStats, getSeatSales } from '@parterre/contract/calls/seats';
import { getShow, getShowOverview, listShowHistory, listShows } from '@parterre/contract/calls/shows';
import type { StandardRole } from '@parterre/contract/wire/permissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { priceTypes } from '#db/schema/events/prices.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import type { TestUser } from '#test/support/test-api.ts';

const SITE = 2;
let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
  office = await openBoxOffice(house);
  await office.rowsOf((db) =>
    db
      .update(priceTypes)
      .set({ partnerSiteIds: [SITE] })
      .where(eq(priceTypes.showId, office.show.showId)),
  );
  await office.sell({ seats: [0, 1], places: 1 });
});
afterAll(() => house.api.close());

const params = () => ({ showCode: office.show.showCode });

/** Reads every figure of revenue that a reader is shown, and whether the rest is shown. */
async function readAll(as: TestUser) {
  const at = { params: params() };
  const show = (await house.api.call(getShow, at, { as })).body;
  const list = (await house.api.call(listShows, { query: {} }, { as })).body.items;
  const { figures, salesPerDay } = (await house.api.call(getShowOverview, { ...at, query: {} }, { as })).body;
  const prices = (await house.api.call(listPrices, { ...at, query: {} }, { as })).body.items;
  const stats = (await house.api.call(getSeatPriceStats, at, { as })).body.items;
  return {
    sold: [show.sales.sold, figures.sold],
    gross: [
      show.sales.grossMinor,
      ...list.map(({ sales }) => sales.grossMinor),
      figures.grossMinor,
      figures.today.grossMinor,
      salesPerDay.at(-1)?.grossMinor,
    ],
    ticketGross: prices.map(({ stock }) => stock.grossMinor),
    soldValue: stats.map(({ soldValueMinor }) => soldValueMinor),
    value: stats[0]?.valueMinor,
    statuses: [
      (await house.api.call(getSeatSales, at, { as })).status,
      (await house.api.call(listShowHistory, { ...at, query: {} }, { as })).status,
    ],
    reported: (await house.api.call(exportSeatedPrices, { ...at, query: {} }, { as })).text.includes('100.00'),
  };
}

describe('a partner who sells a part of an event', () => {
  test('sees what is left and how many are sold, never what was taken or how it came to be', async () => {
    const partner = await house.api.createUser(house.promoter, 'partner', { scope: 'partner-site', scopeIds: [SITE] });
    expect(await readAll(partner)).toEqual({
      sold: [3, 3],
      gross: [null, null, null, null, null],
      ticketGross: [null, null, null, null],
      soldValue: [null, null, null, null],
      value: 500_000,
      statuses: [403, 403],
      reported: false,
    });
  });

  test.each(['owner', 'reports-only', 'box-office'] as StandardRole[])(
    'is not like the promoter: %s sees all of it',
    async (role) => {
      const seen = await readAll(await house.api.createUser(house.promoter, role));
      expect(seen.gross).toEqual([12_000, 12_000, 12_000, 12_000, 12_000]);
      expect(seen.ticketGross).toEqual([10_000, 0, 0, 2_000]);
      expect(seen.soldValue).toEqual([10_000, 0, 0, 0]);
      expect(seen.statuses).toEqual([200, 200]);
      if (role !== 'owner') return;
      expect(seen.reported).toBe(true);
    },
  );

  test('of another promoter is told that there is no such event', async () => {
    const user = await house.api.createUser(await house.api.createPromoter(), 'partner', {
      scope: 'partner-site',
      scopeIds: [SITE],
    });
    expect((await house.api.call(getShow, { params: params() }, { as: user })).status).toBe(404);
  });
});
