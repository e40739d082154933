import { exportSales } from '@parterre/contract/calls/reports';
import type { CallArguments } from '@parterre/contract/wire/call';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '../../../test/scenes/open-box-office.ts';

type Body = CallArguments<typeof exportSales>['body'];

let office: BoxOffice;

beforeAll(async () => {
  office = await openBoxOffice(await startBoxOffice());
  await office.sell({ seats: [0, 1, 2], places: 2 });
  await office.sell({ seats: [3], paid: false });
  const { orderId } = await office.sell({ seats: [4, 5] });
  await office.cancel(orderId);
});
afterAll(() => office.api.close());

const ask = (body: Partial<Body> = {}, headers: Record<string, string> = {}, as = office.owner) =>
  office.api.call(exportSales, { body: { promoterCode: office.promoter.code, ...body } }, { as, headers });

describe('the sales report', () => {
  test('has one row an event and ticket, with the sums of all of them', async () => {
    const { status, body, text } = await ask();
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ totalItems: 4, totalPages: 1, totalKind: 'exact' });
    expect(body.items[0]).toMatchObject({
      show_code: office.show.showCode,
      price_type: 'Price 1',
      face_value: 50,
      allocated: 100,
      sold: 3,
      pending: 1,
      cancelled: 2,
      available: 96,
      gross_sales: 150,
      currency: 'GBP',
    });
    expect(body.totals).toMatchObject([{ currency: 'GBP', values: { sold: 5, gross_sales: 190 } }]);
  });

  test('is the same as CSV, as a workbook and as JSON', async () => {
    const columns = ['price_type', 'show_date', 'show_time', 'sold', 'gross_sales', 'sold_percent'];
    const { body } = await ask({ columns });
    const rows = body.items.map((item) => columns.map((key) => item[key]));
    const csv = await ask({ columns, fileName: 'May/Sales.xlsx' }, { accept: CSV });
    expect(csv.headers['content-disposition']).toContain('May_Sales.csv');
    expect(csv.headers['x-rows-total']).toBe('4');
    expect(parse(csv.text, { bom: true, from: 2 })).toEqual([
      ['Price 1', '2027-03-01', '19:30:00', '3', '150.00', '3'],
      ['Price 2', '2027-03-01', '19:30:00', '0', '0.00', ''],
      ['Price 3', '2027-03-01', '19:30:00', '0', '0.00', ''],
      ['Price 4', '2027-03-01', '19:30:00', '2', '40.00', '4'],
    ]);
    const json = await ask({ columns, fileType: 'JSON' }, { accept: JSON_TYPE });
    expect(JSON.parse(json.text)).toEqual(body.items);
    const workbook = await readXlsx((await ask({ columns }, { accept: EXCEL })).bytes);
    const [head, ...cells] = workbook.sheets[0]?.rows ?? [];
    expect(head).toEqual(['Price type', 'Show date', 'Show time', 'Sold', 'Gross sales', 'Sold %']);
    expect(cells.map((row) => row.slice(3, 5))).toEqual([...rows.map((row) => row.slice(3, 5)), [5, 190]]);
    expect(cells[0]?.[1]).toEqual(new Date('2027-03-01T00:00:00Z'));
  });
});
