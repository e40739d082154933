import { createOfferCode } from '@parterre/contract/calls/offer-codes';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { exportSales, previewSeatedPrices } from '@parterre/contract/calls/reports';
import { SEATED_PRICE_COLUMNS } from '@parterre/contract/choices/report-columns';
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

async function readBoth() {
  const { showCode } = office.show;
  const as = { as: house.owner };
  const columns = SEATED_PRICE_COLUMNS.map(({ key }) => key).join(',');
  const seated = await house.api.call(previewSeatedPrices, { params: { showCode }, query: { columns } }, as);
  const body = {
    promoterCode: house.promoter.code,
    showSelection: { showCodes: [showCode] },
    columns: ['price_type', 'sold', 'pending', 'sold_percent', 'gross_sales', 'gross_potential'],
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
