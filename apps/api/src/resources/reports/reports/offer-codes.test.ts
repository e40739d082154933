import * as offerCalls from '@parterre/contract/calls/offer-codes';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { exportOfferCodes, previewOfferCodeReport } from '@parterre/contract/calls/reports';
import { OFFER_CODE_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { CreateOfferCode } from '@parterre/contract/offer-codes';
import { EXCEL } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;
let params: { showCode: string; priceGroupId: number };

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
  params = await groupOf(show);
});
afterAll(() => api.close());

async function groupOf({ showCode }: SeatedShow) {
  const groups = await api.call(listPriceGroups, { params: { showCode } }, { as: owner });
  return { showCode, priceGroupId: groups.body.items[0]!.priceGroupId };
}
const add = async (body: z.input<typeof CreateOfferCode>) => {
  const answer = await api.call(offerCalls.createOfferCode, { params, body }, { as: owner });
  expect(answer.status, answer.text).toBe(201);
};
const download = (culture = 'en-GB', as = owner, accept = 'text/csv') =>
  api.call(exportOfferCodes, { params: { showCode: show.showCode }, query: { culture } }, { as, headers: { accept } });
const read = async (culture = 'en-GB') => {
  const answer = await download(culture);
  expect(answer.status, answer.text).toBe(200);
  const [header = [], ...rows] = parse(answer.text, { bom: true, delimiter: culture === 'de' ? ';' : ',' });
  return { text: answer.text, header, rows };
};

describe('the offer codes of an event', () => {
  test('have one row each with what orders made of them', async () => {
    await add({
      code: 'ZERO',
      tag: '=Press',
      effect: 'set-price',
      value: 0,
      priceTypeIds: [show.standing],
      mostUses: 3,
    });
    await add({
      code: 'ANNA',
      effect: 'percentage',
      value: 1250,
      validFromLocal: '2026-11-01T10:00',
      validUntilLocal: '2026-12-24T23:59',
    });
    await add({ code: 'OFF', isDisabled: true });
    const { basketId } = await putInBasket(api.contextOf(promoter), {
      showCode: show.showCode,
      quantities: [{ priceTypeId: show.standing, quantity: 2 }],
      channel: 'web',
      offerCode: 'ANNA',
    });
    await buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'A', email: 'a@x.test' }, isPaid: true });
    const redeemed = async (as = owner) => {
      const { sheets } = await readXlsx((await download('en-GB', as, EXCEL)).bytes);
      expect(sheets.map(({ name }) => name)).toEqual(['Offer codes', 'Redemptions', 'Criteria']);
      const [head = [], ...lines] = sheets[1]?.rows ?? [];
      return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at]])));
    };
    const line = { Code: 'ANNA', 'Order status': 'Active', Discount: 2.5, 'Customer name': 'A' };
    expect(await redeemed()).toMatchObject([line, { ...line, 'Customer e-mail': 'a@x.test' }]);
    const finance = await api.createUser(promoter, 'finance');
    expect(await redeemed(finance)).toMatchObject([
      { ...line, 'Customer name': 'A***' },
      { 'Customer e-mail': 'a***@x***' },
    ]);
    const { sheets } = await readXlsx((await download('en-GB', owner, EXCEL)).bytes);
    const [heads = [], anna = []] = sheets[0]?.rows ?? [];
    expect(anna[heads.indexOf('Valid until')]).toEqual(new Date('2026-12-24T23:59:00Z'));
    const { text, header, rows } = await read();
    expect(text.startsWith('\uFEFFCode,Tag / batch,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(header).toEqual([
      ...['Code', 'Tag / batch', 'Price group', 'Price types', 'Effect', 'Value', 'Percentage'],
      ...['Valid from', 'Valid until'],
      ...['Max uses', 'Used (orders)', 'Used (tickets)', 'Remaining', 'Status', 'Gross sales', 'Discount given'],
      'Currency',
    ]);
    expect(rows).toEqual([
      [
        ...['ANNA', '', 'Seats', 'All', 'Percentage', '', '12.5', '2026-11-01 10:00:00', '2026-12-24 23:59:00', ''],
        ...['1', '2', '', 'Active', '35.00', '5.00', 'GBP'],
      ],
      ['OFF', '', 'Seats', 'All', 'None', '', '', '', '', '', '0', '0', '', 'Disabled', '0.00', '0.00', 'GBP'],
      [
        ...['ZERO', "'=Press", 'Seats', 'Price 4', 'Set price', '0.00', '', '', '', '3', '0', '0', '3', 'Active'],
        ...['0.00', '0.00', 'GBP'],
      ],
    ]);
  });

  test('tell in further columns who used them, when, and what else holds for them, a page at a time', async () => {
    await add({ code: 'ANNA', effect: 'percentage', value: 1000, mostPerOrder: 4, comment: 'For the choir' });
    await add({ code: 'BERT' });
    const { basketId } = await putInBasket(api.contextOf(promoter), {
      showCode: show.showCode,
      quantities: [{ priceTypeId: show.standing, quantity: 2 }],
      channel: 'web',
      offerCode: 'ANNA',
    });
    await buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'A', email: 'a@x.test' }, isPaid: true });
    await putInBasket(api.contextOf(promoter), {
      showCode: show.showCode,
      quantities: [{ priceTypeId: show.standing, quantity: 1 }],
      channel: 'web',
      offerCode: 'ANNA',
    });
    const columns = OFFER_CODE_COLUMNS.map(({ key }) => key).join(',');
    const asked = { params: { showCode: show.showCode }, query: { columns } };
    const { body, text, status } = await api.call(previewOfferCodeReport, asked, { as: owner });
    expect(status, text).toBe(200);
    expect(body.items).toMatchObject([
      {
        code: 'ANNA',
        max_per_order: 4,
        in_baskets: 1,
        unique_customers: 1,
        first_used: '2026-11-20',
        last_used: '2026-11-20',
        comment: 'For the choir',
        created_date: '2026-11-20',
        reserved_places: 0,
        hold_label: null,
      },
      { code: 'BERT', in_baskets: 0, unique_customers: 0, first_used: null },
    ]);
    expect(body.totals).toEqual([
      {
        currency: 'GBP',
        values: {
          used_orders: 1,
          used_tickets: 2,
          in_baskets: 1,
          reserved_places: 0,
          gross_sales: 36,
          discount_given: 4,
        },
      },
    ]);
  });

  test('speak German when asked', async () => {
    await add({ code: 'ANNA', priceTypeIds: [show.standing] });
    const { header, rows } = await read('de');
    expect(header.slice(0, 4)).toEqual(['Code', 'Stichwort', 'Ticketgruppe', 'Ticketarten']);
    expect(rows[0]?.slice(2, 4)).toEqual(['Plätze', 'Preis 4']);
  });

  test('all come, however many slices they are read in', async () => {
    for (let i = 0; i < 2; i++)
      await api.call(offerCalls.createOfferCodeBatch, { params, body: { count: 2500 } }, { as: owner });
    const { rows } = await read();
    const codes = rows.map(([code]) => code);
    expect(new Set(codes).size).toBe(5000);
    expect(codes).toEqual(codes.toSorted((a = '', b = '') => (a < b ? -1 : 1)));
  });

  test.each(['en-GB', 'de'])('come back through the import as they were (%s)', async (culture) => {
    await add({ code: 'ZERO', tag: '@Press', effect: 'set-price', value: 0, mostUses: 3 });
    await add({ code: 'ANNA', effect: 'percentage', value: 1250, validUntilLocal: '2026-12-24T23:59' });
    await add({ code: 'LESS', tag: "it's", effect: 'subtract', value: 99_999_999_99 });
    await add({ code: 'PLAIN', validFromLocal: '2026-10-25T01:30' });
    const listed = async () =>
      (await api.call(offerCalls.listOfferCodes, { params, query: {} }, { as: owner })).body.items.map(
        ({ offerCodeId: _, priceGroupId: _group, ...rest }) => rest,
      );
    const before = await listed();
    const { text } = await read(culture);
    show = await insertSeatedShow(api, promoter);
    params = await groupOf(show);
    const imported = await api.call(
      offerCalls.importOfferCodes,
      { params, query: {}, file: new File([text], 'codes.csv') },
      { as: owner },
    );
    expect(imported.body).toMatchObject({ created: 4, failed: 0 });
    expect(await listed()).toEqual(before);
  });

  test('are no data where there are none, not for strangers and no PDF', async () => {
    const empty = await download();
    expect(empty.status).toBe(404);
    expect(empty.problem).toMatchObject({ code: 'NO_DATA', detail: 'No data to download' });
    await add({ code: 'ANNA' });
    expect((await download('en-GB', owner, 'application/pdf')).problem.code).toBe('NOT_ACCEPTABLE');
    const seats = await download('en-GB', await api.createUser(promoter, 'seating-manager'));
    expect(seats.status).toBe(403);
    expect(seats.problem.details).toEqual({ permission: 'report:sales' });
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await download('en-GB', stranger)).status).toBe(404);
    expect((await download('english')).problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field: 'culture' }] });
  });
});
