import { listOrders } from '@parterre/contract/calls/orders';
import {
  exportCustomerData,
  exportDetailedSales,
  exportSales,
  getSalesFigures,
} from '@parterre/contract/calls/reports';
import type { CallArguments } from '@parterre/contract/wire/call';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { addDays } from '#time/zones.ts';

type Body = CallArguments<typeof exportDetailedSales>['body'];
/** An instant, and what the clock of the event shows then: day, time, zone and weekday. */
type Moment = readonly [at: string, day: string, time: string, zone: string, weekday: number];

let house: Pick<BoxOffice, 'api' | 'promoter' | 'owner'>;
beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());

/**
 * Nights in which the clocks change, with sales before, in and after the hour that is missing or comes twice. In the
 * Azores a day begins in that hour, and in Santiago one ends in it.
 */
const NIGHTS: { name: string; timeZone: string; start: Moment; sales: readonly Moment[] }[] = [
  {
    name: 'London loses an hour',
    timeZone: 'Europe/London',
    start: ['2027-03-28T00:30:00Z', '2027-03-28', '00:30:00', 'GMT', 7],
    sales: [
      ['2027-03-27T23:59:59Z', '2027-03-27', '23:59:59', 'GMT', 6],
      ['2027-03-28T00:00:00Z', '2027-03-28', '00:00:00', 'GMT', 7],
      ['2027-03-28T00:59:59Z', '2027-03-28', '00:59:59', 'GMT', 7],
      ['2027-03-28T01:00:00Z', '2027-03-28', '02:00:00', 'BST', 7],
      ['2027-03-28T22:59:59Z', '2027-03-28', '23:59:59', 'BST', 7],
      ['2027-03-28T23:00:00Z', '2027-03-29', '00:00:00', 'BST', 1],
    ],
  },
  {
    name: 'London has an hour twice',
    timeZone: 'Europe/London',
    start: ['2027-10-30T23:30:00Z', '2027-10-31', '00:30:00', 'BST', 7],
    sales: [
      ['2027-10-30T22:59:59Z', '2027-10-30', '23:59:59', 'BST', 6],
      ['2027-10-30T23:00:00Z', '2027-10-31', '00:00:00', 'BST', 7],
      ['2027-10-31T00:30:00Z', '2027-10-31', '01:30:00', 'BST', 7],
      ['2027-10-31T01:30:00Z', '2027-10-31', '01:30:00', 'GMT', 7],
      ['2027-10-31T23:59:59Z', '2027-10-31', '23:59:59', 'GMT', 7],
      ['2027-11-01T00:00:00Z', '2027-11-01', '00:00:00', 'GMT', 1],
    ],
  },
  {
    name: 'Berlin loses an hour',
    timeZone: 'Europe/Berlin',
    start: ['2027-03-27T23:30:00Z', '2027-03-28', '00:30:00', 'CET', 7],
    sales: [
      ['2027-03-27T22:59:59Z', '2027-03-27', '23:59:59', 'CET', 6],
      ['2027-03-27T23:00:00Z', '2027-03-28', '00:00:00', 'CET', 7],
      ['2027-03-28T00:59:59Z', '2027-03-28', '01:59:59', 'CET', 7],
      ['2027-03-28T01:00:00Z', '2027-03-28', '03:00:00', 'CEST', 7],
      ['2027-03-28T21:59:59Z', '2027-03-28', '23:59:59', 'CEST', 7],
      ['2027-03-28T22:00:00Z', '2027-03-29', '00:00:00', 'CEST', 1],
    ],
  },
  {
    name: 'Berlin has an hour twice',
    timeZone: 'Europe/Berlin',
    start: ['2027-10-30T22:30:00Z', '2027-10-31', '00:30:00', 'CEST', 7],
    sales: [
      ['2027-10-30T21:59:59Z', '2027-10-30', '23:59:59', 'CEST', 6],
      ['2027-10-30T22:00:00Z', '2027-10-31', '00:00:00', 'CEST', 7],
      ['2027-10-31T00:30:00Z', '2027-10-31', '02:30:00', 'CEST', 7],
      ['2027-10-31T01:30:00Z', '2027-10-31', '02:30:00', 'CET', 7],
      ['2027-10-31T22:59:59Z', '2027-10-31', '23:59:59', 'CET', 7],
      ['2027-10-31T23:00:00Z', '2027-11-01', '00:00:00', 'CET', 1],
    ],
  },
  {
    name: 'the Azores lose the first hour of a day',
    timeZone: 'Atlantic/Azores',
    start: ['2027-03-28T01:30:00Z', '2027-03-28', '01:30:00', 'UTC+0', 7],
    sales: [
      ['2027-03-28T00:59:59Z', '2027-03-27', '23:59:59', 'UTC-1', 6],
      ['2027-03-28T01:00:00Z', '2027-03-28', '01:00:00', 'UTC+0', 7],
    ],
  },
  {
    name: 'the Azores have the first hour of a day twice',
    timeZone: 'Atlantic/Azores',
    start: ['2027-10-31T01:30:00Z', '2027-10-31', '00:30:00', 'UTC-1', 7],
    sales: [
      ['2027-10-30T23:59:59Z', '2027-10-30', '23:59:59', 'UTC+0', 6],
      ['2027-10-31T00:30:00Z', '2027-10-31', '00:30:00', 'UTC+0', 7],
      ['2027-10-31T01:30:00Z', '2027-10-31', '00:30:00', 'UTC-1', 7],
    ],
  },
  {
    name: 'Santiago has the last hour of a day twice',
    timeZone: 'America/Santiago',
    start: ['2027-04-04T04:30:00Z', '2027-04-04', '00:30:00', 'UTC-4', 7],
    sales: [
      ['2027-04-04T02:30:00Z', '2027-04-03', '23:30:00', 'UTC-3', 6],
      ['2027-04-04T03:30:00Z', '2027-04-03', '23:30:00', 'UTC-4', 6],
      ['2027-04-04T04:00:00Z', '2027-04-04', '00:00:00', 'UTC-4', 7],
    ],
  },
];

describe.each(NIGHTS)('a report of an event of the night in which $name', ({ timeZone, start, sales }) => {
  const [startsAt, startsOn, startTime, startZone] = start;
  const days = [...new Set(sales.map(([, day]) => day))];
  const soldOn = (day: string) => sales.filter((sale) => sale[1] === day).length;
  let showCode: string;

  /** Sells one seat at each instant. The sale ends as an event begins, so it is moved to its night afterwards. */
  beforeAll(async () => {
    const night = await openBoxOffice(house);
    ({ showCode } = night.show);
    const change = (values: object) =>
      night.rowsOf((db) => db.update(shows).set(values).where(eq(shows.id, night.show.showId)));
    await change({ timeZone, startsAt: new Date('2028-01-01T12:00:00Z') });
    for (const [seat, [at]] of sales.entries()) {
      house.api.setNow(new Date(at));
      await night.sell({ seats: [seat] });
    }
    await change({ startsAtLocal: `${startsOn}T${startTime}`, startsOn, startsAt: new Date(startsAt) });
  });

  const body = (more: Partial<Body> = {}) => ({
    promoterCode: house.promoter.code,
    showSelection: { showCodes: [showCode] },
    ...more,
  });
  const ask = (more: Partial<Body>, accept?: string) =>
    house.api.call(
      exportDetailedSales,
      { body: body(more) },
      { as: house.owner, headers: accept === undefined ? {} : { accept } },
    );
  const columns = ['seat', 'order_date', 'order_time', 'order_zone'];
  const wanted = sales.map(([, day, time, zone], at) => [String(at + 1), day, time, zone]);

  test('has each sale at its time of day, in the order they were made, on the page and in each file', async () => {
    const { body: page } = await ask({ columns });
    expect(page.items.map((item) => columns.map((key) => item[key]))).toEqual(wanted);
    expect(parse((await ask({ columns }, CSV)).text, { bom: true, from: 2 })).toEqual(wanted);
    expect(JSON.parse((await ask({ columns, fileType: 'JSON' }, JSON_TYPE)).text)).toEqual(page.items);
    const { sheets } = await readXlsx((await ask({ columns }, EXCEL)).bytes);
    expect(rowsOf(sheets[0], ['Seat', 'Order date', 'Order time', 'Order time zone'])).toEqual(wanted);
    const booked = ['Transaction date', 'Transaction time', 'Transaction time zone'];
    for (const sheet of sheets.slice(1, 3)) {
      const movements = rowsOf(sheet, booked).map(String);
      expect([...new Set(movements)], sheet.name).toEqual(wanted.map(([, ...at]) => String(at)));
    }
  });

  test('names the beginning of the event and its zone', async () => {
    const { body: page } = await ask({ columns: ['show_date', 'show_time', 'show_zone'] });
    const begins = { show_date: startsOn, show_time: startTime, show_zone: startZone };
    expect(page.items).toEqual(sales.map(() => begins));
    const sold = await house.api.call(
      exportSales,
      { body: body({ columns: Object.keys(begins) }) },
      { as: house.owner },
    );
    expect(sold.body.items[0]).toEqual(begins);
  });

  test('has each sale on its day and in its hour', async () => {
    const as = { as: house.owner };
    const { byDay, byHour } = (await house.api.call(getSalesFigures, { body: body() }, as)).body;
    expect(byDay.map(({ on, tickets }) => [on, tickets])).toEqual(days.map((day) => [day, soldOn(day)]));
    const hours = sales.map(([, , time, , weekday]) => `${weekday} ${Number(time.slice(0, 2))}`);
    const counted = byHour.map(({ weekday, hour, tickets }) => [`${weekday} ${hour}`, tickets]);
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(hours.map((at) => [at, hours.filter((h) => h === at).length])),
    );
    const workbook = await house.api.call(exportSales, { body: body() }, { ...as, headers: { accept: EXCEL } });
    const { sheets } = await readXlsx(workbook.bytes);
    expect(rowsOf(sheets[1], ['Day of sale', 'Tickets'])).toEqual(days.map((day) => [day, soldOn(day)]));
    const sums = { first_sale: days[0], last_sale: days.at(-1), sold: sales.length };
    const sold = await house.api.call(exportSales, { body: body({ columns: Object.keys(sums) }) }, as);
    expect(sold.body.items[0]).toEqual(sums);
    const columns = ['first_purchase', 'last_purchase'];
    const buyers = await house.api.call(exportCustomerData, { body: body({ columns }) }, as);
    expect(buyers.body.items).toEqual([{ first_purchase: days[0], last_purchase: days.at(-1) }]);
  });

  test('has the sales of a day from its first to its last second, however long it is', async () => {
    for (const day of days) {
      const own = wanted.filter(([, on]) => on === day);
      const { body: page } = await ask({ columns, salesFrom: day, salesTo: day });
      expect(page.items.map((item) => columns.map((key) => item[key]))).toEqual(own);
      expect(page.totals[0]?.values).toEqual({});
      const file = await ask({ columns, salesFrom: day, salesTo: day }, CSV);
      expect(parse(file.text, { bom: true, from: 2 })).toEqual(own);
      const listed = await house.api.call(
        listOrders,
        { query: { promoterCode: house.promoter.code, showCode, dateFrom: day, dateTo: day } },
        { as: house.owner },
      );
      expect(listed.body.totalItems).toBe(own.length);
    }
  });

  test('is of the events of a day by the day that the clock of the event shows', async () => {
    expect((await ask({ dateFrom: startsOn, dateTo: startsOn })).body.totalItems).toBe(sales.length);
    expect((await ask({ dateTo: addDays(startsOn, -1) })).body.totalItems).toBe(0);
    expect((await ask({ dateFrom: addDays(startsOn, 1) })).body.totalItems).toBe(0);
  });
});

/** Returns some columns of a sheet, with days and times as CSV writes them. */
function rowsOf(sheet: { rows: unknown[][] } | undefined, headers: readonly string[]): unknown[][] {
  const [head = [], ...rows] = sheet?.rows ?? [];
  const places = headers.map((header) => head.indexOf(header));
  return rows.map((row) => places.map((at) => writeCell(row[at]))).filter(([first]) => first !== 'Total');
}

/** A time of day is a part of the first day of a workbook, and is not exact to the millisecond. */
function writeCell(cell: unknown): unknown {
  if (!(cell instanceof Date)) return cell;
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().split(/[T.]/);
  return day < '1900-01-02' ? time : day;
}
