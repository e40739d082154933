import * as calls from '@parterre/contract/calls/reports';
import { createResaleListing } from '@parterre/contract/calls/resale';
import type { ColumnKind } from '@parterre/contract/choices/report-choices';
import { CHOSEN_REPORTS, REPORT_COLUMNS } from '@parterre/contract/choices/report-columns';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';
import { DAY_MS } from '#time/zones.ts';

let outlet: SalesOutlet;

/** Creates two customers: one with two tickets, one of which is offered for resale, and one who cancelled. */
beforeAll(async () => {
  outlet = await openOutlet(await startOutlet());
  const buy = async (seatIds: string[], name: string) => {
    const basket = await outlet.fill({ seats: seatIds.map((seatId) => ({ seatId })) });
    const answer = await outlet.buy(basket, {
      buyer: { name, email: `${name}@example.test` },
      consents: [{ kind: 'email', isGiven: true }],
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  const { orderId, items } = await buy(['Stalls|A|1', 'Stalls|A|2'], 'ada');
  const params = { orderId, orderItemId: items[0]?.orderItemId ?? 0 };
  const offered = await outlet.api.call(
    createResaleListing,
    { params, body: { askedMinor: 4500 } },
    { as: outlet.key },
  );
  expect(offered.status, offered.text).toBe(201);
  const refused = await buy(['Stalls|A|3'], 'grace');
  expect((await outlet.cancel(refused.orderId)).status).toBe(200);
});
afterAll(() => outlet.api.close());

const CALLS = {
  sales: calls.exportSales,
  'detailed-sales': calls.exportDetailedSales,
  'customer-data': calls.exportCustomerData,
  fanshare: calls.exportFanshare,
};

type Value = string | number | boolean | null | undefined;

/** Converts a value of the page to the form that each file has. */
const inCsv = (value: Value, text: string): Value => {
  if (typeof value === 'number') return Number(text);
  if (typeof value === 'boolean') return text === 'Yes';
  return text === '' ? null : text;
};
const inSheet = (value: Value, kind: ColumnKind): unknown => {
  if (value === null || value === undefined) return null;
  if (kind === 'date') return new Date(`${value}T00:00:00Z`);
  if (kind === 'flag') return value === true ? 'Yes' : 'No';
  return value;
};
const timeOf = (cell: unknown): unknown => {
  const part = cell instanceof Date ? (cell.getTime() % DAY_MS) / DAY_MS : Number(cell);
  return new Date(Math.round((((part % 1) + 1) % 1) * 86_400) * 1000).toISOString().slice(11, 19);
};

test.each(CHOSEN_REPORTS)('%s says the same on the page, as CSV, as JSON and as a workbook', async (report) => {
  const facts = REPORT_COLUMNS[report];
  const columns = facts.map(({ key }) => key);
  const wanted = { promoterCode: outlet.promoter.code, includePending: true, includeCancelled: true, columns };
  const ask = (more: object, accept: string) =>
    outlet.api.call(CALLS[report], { body: { ...wanted, ...more } }, { as: outlet.owner, headers: { accept } });
  const { items, totalItems, columns: headed } = (await ask({ pageSize: 100 }, JSON_TYPE)).body;
  expect(items.length).toBeGreaterThan(0);

  const json = await ask({ fileType: 'JSON' }, JSON_TYPE);
  expect(JSON.parse(json.text)).toEqual(items);

  // People read words where programs get codes.
  const words = new Map(headed.map((column) => [column.key, column.words]));
  const read = items.map((item) =>
    Object.fromEntries(columns.map((key) => [key, words.get(key)?.[String(item[key])] ?? item[key]])),
  );
  const csv = await ask({}, CSV);
  expect(csv.headers['x-rows-total']).toBe(String(totalItems));
  const lines: string[][] = parse(csv.text, { bom: true, from: 2 });
  expect(lines).toHaveLength(items.length);
  for (const [at, item] of read.entries())
    expect(columns.map((key, place) => inCsv(item[key], lines[at]?.[place] ?? ''))).toEqual(
      columns.map((key) => item[key]),
    );

  const sheet = (await readXlsx((await ask({}, EXCEL)).bytes)).sheets[0];
  for (const [at, item] of read.entries())
    for (const [place, { key, kind }] of facts.entries()) {
      const cell = sheet?.rows[at + 1]?.[place] ?? null;
      if (kind === 'time' && cell !== null) expect(timeOf(cell), key).toBe(item[key]);
      else expect(cell, key).toEqual(inSheet(item[key], kind));
    }
});
