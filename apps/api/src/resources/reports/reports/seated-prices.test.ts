import { createOfferCode } from '@parterre/contract/calls/offer-codes';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { getPrice } from '@parterre/contract/calls/prices';
import { exportSales, previewSeatedPrices } from '@parterre/contract/calls/reports';
import { updateAlternatingSeats } from '@parterre/contract/calls/seats';
import { getShowOverview } from '@parterre/contract/calls/shows';
import { SEATED_PRICE_COLUMNS } from '@parterre/contract/choices/seat-report-columns';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
beforeEach(async () => {
  office = await openBoxOffice(house);
});
afterAll(() => house.api.close());

const KEPT = ['held_no_sale', 'blocked_alternating'];

async function readBoth() {
  const { showCode } = office.show;
  const as = { as: house.owner };
  const columns = SEATED_PRICE_COLUMNS.map(({ key }) => key).join(',');
  const seated = await house.api.call(previewSeatedPrices, { params: { showCode }, query: { columns } }, as);
  const body = {
    promoterCode: house.promoter.code,
    showSelection: { showCodes: [showCode] },
    columns: ['price_type', 'sold', 'pending', 'sold_percent', 'gross_sales', 'gross_potential', ...KEPT, 'available'],
  };
  const sales = await house.api.call(exportSales, { body }, as);
  const first = { price_type: 'Price 1' };
  return {
    seated: seated.body.items.find(({ price_type }) => price_type === first.price_type),
    sales: sales.body.items.find(({ price_type }) => price_type === first.price_type),
  };
}

test('seated prices and sales agree: pending seats are not sold, and discounts leave the gross potential as it is', async () => {
  const params = { showCode: office.show.showCode };
  const groups = await house.api.call(listPriceGroups, { params }, { as: house.owner });
  const priceGroupId = groups.body.items[0]?.priceGroupId ?? 0;
  const body = { code: 'SAVE', effect: 'percentage' as const, value: 1000 };
  await house.api.call(createOfferCode, { params: { ...params, priceGroupId }, body }, { as: house.owner });
  await office.sell({ seats: [0, 1, 2] });
  await office.sell({ seats: [3], offerCode: 'SAVE' });
  await office.sell({ seats: [4, 5], paid: false });
  const { seated, sales } = await readBoth();
  const agreed = { sold: 4, pending: 2, sold_percent: 4, gross_potential: 5000 };
  expect(seated).toMatchObject({ ...agreed, value_sold: 195 });
  expect(sales).toMatchObject({ ...agreed, gross_sales: 195 });
});

test('a seat that only its alternating block withholds is blocked, not held, in both reports and on the page of the event', async () => {
  const params = { showCode: office.show.showCode };
  const as = { as: house.owner };
  const kept = await office.addHold('TEC');
  const open = await office.addHold('PRS', { allowSales: true });
  await office.save(
    [
      { from: 10, to: 15, holdId: kept.holdId },
      { from: 16, to: 19, holdId: open.holdId },
    ],
    2,
  );
  const blocks = [{ blockId: 1, alternatingSeats: true }];
  expect((await house.api.call(updateAlternatingSeats, { params, body: { blocks } }, as)).status).toBe(200);
  const { parity } = office.show.geometry;
  const gaps = parity.subarray(0, 100).reduce((sum, isGap) => sum + isGap, 0);
  const gapsOfHold = parity.subarray(10, 16).reduce((sum, isGap) => sum + isGap, 0);
  expect(gapsOfHold).toBeGreaterThan(0);
  const withheld = { held_no_sale: 6, blocked_alternating: gaps - gapsOfHold };
  const { seated, sales } = await readBoth();
  expect(seated?.blocked).toBe(withheld.blocked_alternating);
  const parts = ['sold', 'pending', 'comps', 'in_baskets', 'held_no_sale', 'blocked', 'available'];
  expect(parts.reduce((sum, key) => sum + Number(seated?.[key]), 0)).toBe(seated?.seats);
  expect(seated).toMatchObject({ ...withheld, available: 94 - withheld.blocked_alternating });
  expect(sales).toMatchObject({ ...withheld, available: 94 - withheld.blocked_alternating });
  const { body } = await house.api.call(getShowOverview, { params, query: {} }, as);
  expect(body.figures).toMatchObject({ held: 6, blocked: withheld.blocked_alternating });
  const price = await house.api.call(getPrice, { params: { ...params, priceTypeId: office.show.prices[0] } }, as);
  expect(price.body.stock).toMatchObject({ held: 6, blocked: withheld.blocked_alternating });
});
