import { createOfferCode } from '@parterre/contract/calls/offer-codes';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { exportSales, getSalesFigures } from '@parterre/contract/calls/reports';
import { getShowOverview } from '@parterre/contract/calls/shows';
import { SALES_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { CallArguments } from '@parterre/contract/wire/call';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showWords } from '#db/schema/events/shows.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';

type Body = CallArguments<typeof exportSales>['body'];

let office: BoxOffice;
let other: BoxOffice;

/**
 * Sells three seats and two places with a code, one unpaid seat, two seats that are cancelled, and later one seat of a
 * second show.
 */
beforeAll(async () => {
  const house = await startBoxOffice();
  office = await openBoxOffice(house);
  const { api, owner, show } = office;
  const { showCode } = show;
  const groups = await api.call(listPriceGroups, { params: { showCode } }, { as: owner });
  const params = { showCode, priceGroupId: groups.body.items[0]?.priceGroupId ?? 0 };
  const code = { code: 'TENTH', effect: 'percentage' as const, value: 1000 };
  await api.call(createOfferCode, { params, body: code }, { as: owner });
  await office.sell({ seats: [0, 1, 2], places: 2, offerCode: 'TENTH' });
  await office.sell({ seats: [3], paid: false });
  const { orderId } = await office.sell({ seats: [4, 5] });
  await office.cancel(orderId);
  other = await openBoxOffice(house);
  api.setNow(new Date('2026-12-01T12:00:00Z'));
  await other.sell({ seats: [7] });
  const { showId } = other.show;
  await other.rowsOf((db) => db.insert(showWords).values({ promoterId: other.promoter.id, showId, word: 'encore' }));
});
afterAll(() => office.api.close());

const ask = (body: Partial<Body> = {}, headers: Record<string, string> = {}, as = office.owner) =>
  office.api.call(exportSales, { body: { promoterCode: office.promoter.code, ...body } }, { as, headers });
const mine = () => ({ showSelection: { showCodes: [office.show.showCode] } });
const totalsOf = async (body: Partial<Body> = {}) => (await ask({ ...mine(), ...body })).body.totals[0]?.values ?? {};
const MONEY = ['gross_sales', 'fees', 'discounts', 'refunds', 'tax', 'fee_tax', 'net_sales', 'currency'];

describe('the sales report', () => {
  test('has one row an event and ticket, by the beginning of the events, with the sums of all of them', async () => {
    const { status, body, text } = await ask();
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ totalItems: 8, totalPages: 1, totalKind: 'exact' });
    expect(body.items.find((row) => row.show_code === office.show.showCode)).toMatchObject({
      show_name: 'A concert',
      price_type: 'Price 1',
      face_value: 50,
      allocated: 100,
      sold: 3,
      pending: 1,
      cancelled: 2,
      available: 96,
      gross_sales: 135,
      discounts: 15,
      currency: 'GBP',
    });
    expect(body.totals).toMatchObject([{ currency: 'GBP', values: { sold: 6, gross_sales: 221 } }]);
  });

  test('adds up every column that has a sum', async () => {
    const keys = SALES_COLUMNS.filter(({ isSummed }) => isSummed).map(({ key }) => key);
    const { items, totals } = (await ask({ columns: [...keys, 'currency'], includePending: true })).body;
    const sum = (key: string) => Number(items.reduce((total, row) => total + Number(row[key]), 0).toFixed(2));
    const sums = keys.map((key) => [key, sum(key)]);
    expect(Object.fromEntries(sums)).toMatchObject({ sold_today: 1, sold_last_7_days: 1 });
    expect(totals[0]?.values).toEqual(Object.fromEntries(sums));
  });

  test('adds up what is left too, on the page and in the last row of the workbook', async () => {
    const columns = ['allocated', 'in_baskets', 'held_no_sale', 'blocked_alternating', 'available', 'gross_potential'];
    const { items, totals } = (await ask({ ...mine(), columns })).body;
    const sums = columns.map((key) => items.reduce((sum, row) => sum + Number(row[key]), 0));
    expect(sums[0]).toBeGreaterThan(100);
    expect(columns.map((key) => totals[0]?.values[key])).toEqual(sums);
    const workbook = await readXlsx((await ask({ ...mine(), columns }, { accept: EXCEL })).bytes);
    expect(workbook.sheets[0]?.rows.at(-1)).toEqual(sums);
  });

  test('says on the last sheet of the workbook what its figures are about, and leaves out filters that were not set', async () => {
    const wanted = { ...mine(), dateTo: '2027-12-31', includePending: true, priceNames: ['Price 1'], culture: 'de' };
    const { sheets } = await readXlsx((await ask(wanted, { accept: EXCEL })).bytes);
    expect(sheets.at(-1)?.name).toBe('Kriterien');
    const { showCode } = office.show;
    expect(sheets.at(-1)?.rows).toEqual([
      ['Kriterium', 'Wert'],
      ['Bericht', 'Verkäufe'],
      ['Veranstalter', `Promoter ${office.promoter.code}`],
      ['Veranstaltung', `A concert (${showCode}), 2027-03-01 19:30 Europe/London, Hall ${showCode}`],
      ['Veranstaltungen bis', '2027-12-31'],
      ['Tickets', 'Price 1'],
      ['Mit offenen Bestellungen', 'Ja'],
      ['Mit stornierten Bestellungen', 'Nein'],
      ['Zeilen', '1'],
      ['Tage und Uhrzeiten', 'Nach der Uhr der jeweiligen Spielstätte'],
      ['Verkauft %', 'Verkaufte und ausstehende Tickets und Freikarten, geteilt durch das Kontingent.'],
      ['Erstellt am', '2026-12-01 12:00:00 UTC'],
      ['Erstellt von', expect.any(String)],
    ]);
  });

  test('has a second sheet in the workbook: day by day what comes to the same', async () => {
    const wanted = { ...mine(), includePending: true, includeCancelled: true, columns: [...MONEY, 'sold', 'pending'] };
    const { sheets } = await readXlsx((await ask(wanted, { accept: EXCEL })).bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Sales', 'By day', 'Criteria']);
    const [head = [], ...days] = sheets[1]?.rows ?? [];
    expect(head).toEqual(
      expect.arrayContaining([
        'Day of sale',
        'Orders',
        'Tickets',
        'Gross sales',
        'Cancelled sales',
        'Net sales (without fees)',
      ]),
    );
    expect(days.map(([day]) => day)).toEqual([new Date('2026-11-20T00:00:00Z')]);
    const values = await totalsOf(wanted);
    const sumOf = (header: string) => days.reduce((sum, row) => sum + Number(row[head.indexOf(header)]), 0);
    expect(sumOf('Tickets')).toBe((values.sold ?? 0) + (values.pending ?? 0));
    for (const [header, key] of Object.entries({
      'Gross sales': 'gross_sales',
      Discounts: 'discounts',
      Fees: 'fees',
      'Tax (without fees)': 'tax',
      'Cancelled sales': 'refunds',
      'Net sales (without fees)': 'net_sales',
    }))
      expect(sumOf(header), header).toBeCloseTo(values[key] ?? Number.NaN, 2);
  });

  test('tells the tax rate of a ticket, and the partner sites that alone sell it', async () => {
    const columns = ['price_type', 'tax_rate', 'sold_at_sites'];
    const named = () => ask({ ...mine(), columns, priceNames: ['Price 1'] });
    expect((await named()).body.items).toEqual([{ price_type: 'Price 1', tax_rate: 20, sold_at_sites: null }]);
    await office.rowsOf(async (db) => {
      await db.execute(sql`insert into tax_rates (promoter_id, id, name, rate_basis_points)
        values (${office.promoter.id}, 4712, 'Reduced', 1250)`);
      await db.execute(sql`update price_types set tax_rate_id = 4712,
          partner_site_ids = (select jsonb_agg(id) from (select id from partner_sites order by name limit 2) two)
        where id = ${office.show.prices[0]}`);
    });
    const sites = await office.rowsOf((db) => db.execute(sql`select name from partner_sites order by name limit 2`));
    const names = (sites as unknown as [string][]).map(([name]) => name).join(', ');
    expect(names).toContain(', ');
    expect((await named()).body.items).toEqual([{ price_type: 'Price 1', tax_rate: 12.5, sold_at_sites: names }]);
  });

  test('is the same as CSV, as a workbook and as JSON', async () => {
    const columns = ['price_type', 'show_date', 'show_time', 'sold', 'gross_sales', 'sold_percent'];
    const wanted = { ...mine(), columns };
    const { body } = await ask(wanted);
    const csv = await ask({ ...wanted, fileName: 'May/Sales.xlsx' }, { accept: CSV });
    expect(csv.headers['content-disposition']).toContain('May Sales.csv');
    expect(csv.headers['x-rows-total']).toBe('4');
    expect(parse(csv.text, { bom: true, from: 2 })).toEqual([
      ['Price 1', '2027-03-01', '19:30:00', '3', '135.00', '3'],
      ['Price 2', '2027-03-01', '19:30:00', '0', '0.00', ''],
      ['Price 3', '2027-03-01', '19:30:00', '0', '0.00', ''],
      ['Price 4', '2027-03-01', '19:30:00', '2', '36.00', '4'],
    ]);
    const json = await ask({ ...wanted, fileType: 'JSON' }, { accept: JSON_TYPE });
    expect(JSON.parse(json.text)).toEqual(body.items);
    expect(json.headers['content-disposition']).toContain(`sales-${office.promoter.code}-2026-12-01.json`);
    const workbook = await readXlsx((await ask(wanted, { accept: EXCEL })).bytes);
    const [head, ...cells] = workbook.sheets[0]?.rows ?? [];
    expect(head).toEqual(['Price type', 'Show date', 'Show time', 'Sold', 'Gross sales', 'Sold %']);
    const shown = body.items.map(({ sold, gross_sales }) => [sold, gross_sales]);
    expect(cells.map((row) => row.slice(3, 5))).toEqual([...shown, [5, 171]]);
    expect(cells[0]?.[1]).toEqual(new Date('2027-03-01T00:00:00Z'));
    expect(cells.at(-1)?.[0]).toBe('Total');
  });

  test('counts pending tickets in both percentages, or in neither', async () => {
    const columns = ['sold', 'pending', 'allocated', 'sold_percent', 'yield_percent'];
    const rowOf = async (includePending: boolean) =>
      (await ask({ ...mine(), priceNames: ['Price 1'], columns, includePending })).body.items[0];
    expect(await rowOf(false)).toEqual({ sold: 3, pending: 1, allocated: 100, sold_percent: 3, yield_percent: 2.7 });
    expect(await rowOf(true)).toEqual({ sold: 3, pending: 1, allocated: 100, sold_percent: 4, yield_percent: 3.7 });
  });

  test('counts no ticket of a price that nobody bought, also with pending tickets', async () => {
    const columns = ['price_type', 'sold', 'pending', 'comps', 'sold_percent', 'average_price'];
    const { items } = (await ask({ ...mine(), columns, includePending: true })).body;
    const unsold = items.filter(({ sold, pending, comps }) => sold === 0 && pending === 0 && comps === 0);
    expect(unsold.length).toBeGreaterThan(0);
    for (const row of unsold) expect(row.sold_percent ?? 0).toBe(0);
  });

  test('has the stock and the percentages of it as of now and of all days, and says so, where days are chosen', async () => {
    const columns = ['price_type', 'allocated', 'sold', 'gross_sales', 'available', 'sold_percent', 'yield_percent'];
    const wanted = { ...mine(), columns, priceNames: ['Price 1'] };
    const ofNoDay = await ask({ ...wanted, salesFrom: '2026-11-21' });
    expect(ofNoDay.body.items).toEqual([
      {
        ...{ price_type: 'Price 1', allocated: 100, sold: 0, gross_sales: 0, available: 96 },
        ...{ sold_percent: 3, yield_percent: 2.7 },
      },
    ]);
    // Three paid tickets of 100 seats at 50.00 with a tenth off, counted without the report.
    const counted = await office.rowsOf((db) =>
      db.execute(sql`select count(*)::int, sum(i.face_value_minor - i.discount_minor)::int from order_items i
        join orders o on o.id = i.order_id where i.price_type_id = ${office.show.prices[0]} and i.status = 'ACTIVE'
          and o.status <> 'PENDING'`),
    );
    expect(counted as unknown as [number, number][]).toEqual([[3, 13_500]]);
    const headers = ofNoDay.body.columns.map(({ header }) => header);
    expect(headers).toEqual([
      ...['Price type', 'Allocated (now)', 'Sold', 'Gross sales', 'Available (now)'],
      ...['Sold % (now, all days)', 'Yield % (now, all days)'],
    ]);
    const { sheets } = await readXlsx((await ask({ ...wanted, salesTo: '2026-11-20' }, { accept: EXCEL })).bytes);
    expect(sheets[0]?.rows[0]).toEqual(headers);
    expect(sheets.at(-1)?.rows).toEqual(
      expect.arrayContaining([
        ['Allocated (now), Available (now)', 'As of now, whatever days of sale were chosen.'],
        ['Sold % (now, all days)', expect.stringMatching(/^Sold tickets and comps, divided .* all days of sale/)],
      ]),
    );
    expect((await ask(wanted, { accept: CSV })).text).toContain(
      'Price type,Allocated,Sold,Gross sales,Available,Sold %,',
    );
  });

  test('says what its percentages count', async () => {
    const definitionOf = async (includePending: boolean) =>
      (await ask({ ...mine(), columns: ['sold', 'sold_percent'], includePending })).body.columns.map(
        ({ definition }) => definition,
      );
    expect(await definitionOf(false)).toEqual([undefined, 'Sold tickets and comps, divided by Allocated.']);
    expect(await definitionOf(true)).toEqual([
      undefined,
      'Sold tickets, comps and pending tickets, divided by Allocated.',
    ]);
  });

  test('comes to what the ledger says', async () => {
    const values = await totalsOf({ columns: MONEY, includePending: true });
    const sums = await office.rowsOf((db) =>
      db.execute(sql`select kind, sum(amount_minor)::float8 / 100 as amount from ledger
        where show_id = ${office.show.showId} group by kind`),
    );
    const ledger = Object.fromEntries((sums as unknown as [string, number][]).map(([kind, amount]) => [kind, amount]));
    expect(values.gross_sales).toBe((ledger.SALE ?? 0) + (ledger.DISCOUNT ?? 0));
    expect(values.discounts).toBe(-(ledger.DISCOUNT ?? 0));
    expect(values.fees).toBe(ledger.FEE);
    expect((values.tax ?? 0) + (values.fee_tax ?? 0)).toBeCloseTo(ledger.TAX ?? 0, 2);
    expect(values.net_sales).toBeCloseTo((values.gross_sales ?? 0) - (values.tax ?? 0), 2);
  });

  test('counts pending and cancelled tickets beside, and their money when they are included', async () => {
    const plain = await totalsOf({ columns: MONEY });
    const pending = await totalsOf({ columns: MONEY, includePending: true });
    const cancelled = await totalsOf({ columns: MONEY, includeCancelled: true });
    expect(plain).toMatchObject({ gross_sales: 171, refunds: 0, fees: 10 });
    expect(pending).toMatchObject({ gross_sales: 221, fees: 12 });
    expect(cancelled).toMatchObject({ gross_sales: 271, refunds: -100, net_sales: plain.net_sales });
  });

  test('has as sold what the page of the event has, less the pending tickets that it tells beside', async () => {
    const { api, owner, show } = office;
    const overview = await api.call(getShowOverview, { params: { showCode: show.showCode }, query: {} }, { as: owner });
    const { sold, pending, comps } = overview.body.figures;
    expect(pending).toBe(1);
    expect(await totalsOf()).toMatchObject({ sold: sold - pending, pending, comps });
  });

  test.each<[Partial<Body>, number, number]>([
    [{ priceNames: ['Price 4'] }, 2, 2],
    [{ priceNames: ['Preis 1', 'price 4'] }, 2, 4],
    [{ itemTypes: ['postage'] }, 0, 0],
    [{ itemTypes: ['ticket'] }, 8, 6],
    [{ salesTo: '2026-11-30' }, 8, 5],
    [{ salesFrom: '2026-12-01', salesTo: '2026-12-01' }, 8, 1],
    [{ searchTerm: 'encor' }, 4, 1],
    [{ searchTerm: 'opera' }, 0, 0],
    [{ dateFrom: '2027-03-01', dateTo: '2027-03-01' }, 8, 6],
    [{ dateFrom: '2027-03-02' }, 0, 0],
    [{ showSelection: { showCodes: [] } }, 0, 0],
  ])('%o has %i rows and %i tickets', async (body, rows, sold) => {
    const answer = await ask(body);
    expect(answer.body.totalItems).toBe(rows);
    expect(answer.body.totals[0]?.values.sold ?? 0).toBe(sold);
    expect((await ask(body, { accept: CSV })).status).toBe(rows === 0 ? 404 : 200);
  });

  test('is of all selections together, each between its own days', async () => {
    const venueOf = async ({ show }: BoxOffice) => {
      const rows = await office.rowsOf((db) => db.execute(sql`select venue_id from shows where id = ${show.showId}`));
      return Number((rows as unknown as [number][])[0]?.[0]);
    };
    const venueSelection = { venueIds: [await venueOf(other)] };
    expect((await ask({ venueSelection })).body.totals[0]?.values.sold).toBe(1);
    expect((await ask({ venueSelection, ...mine() })).body.totalItems).toBe(8);
    const later = { ...venueSelection, dateFrom: '2027-03-02' };
    expect((await ask({ venueSelection: later, ...mine() })).body.totalItems).toBe(4);
    const { sheets } = await readXlsx((await ask({ venueSelection: later, ...mine() }, { accept: EXCEL })).bytes);
    expect(sheets.at(-1)?.rows).toContainEqual(['Events from', '2027-03-02']);
    expect((await ask({ artistCampaignSelection: { artistCampaignIds: [4711] } })).body.totalItems).toBe(0);
  });

  test('goes on where a page ends, also within an event', async () => {
    const wanted = { columns: ['show_code', 'price_type'] };
    const all = (await ask(wanted)).body.items;
    const pages = await Promise.all(
      [1, 2].map((pageIndex) => ask({ ...wanted, priceNames: ['Price 1', 'Price 2'], pageIndex })),
    );
    expect(pages[0]?.body.items).toHaveLength(4);
    expect(pages[1]?.body.items).toEqual([]);
    expect(all).toHaveLength(8);
  });

  test('of days on which nothing was sold says zero, in the currency of its events', async () => {
    const { totals } = (await ask({ salesFrom: '2026-12-02', salesTo: '2026-12-03' })).body;
    expect(totals).toMatchObject([{ currency: 'GBP', values: { sold: 0, comps: 0, gross_sales: 0, net_sales: 0 } }]);
  });

  test('without data is empty on a page, and no file', async () => {
    const empty = await office.api.createPromoter();
    const as = await office.api.createUser(empty, 'owner');
    const { body } = await ask({ promoterCode: empty.code }, {}, as);
    expect(body).toMatchObject({ items: [], totalItems: 0, totalPages: 0, totals: [] });
    for (const accept of [CSV, EXCEL])
      expect((await ask({ promoterCode: empty.code }, { accept }, as)).problem).toMatchObject({
        code: 'NO_DATA',
        detail: 'No data to download',
      });
  });
});

describe('the figures of the charts', () => {
  const figures = async (body: Partial<Body> = {}) =>
    (
      await office.api.call(
        getSalesFigures,
        { body: { promoterCode: office.promoter.code, ...body } },
        { as: office.owner },
      )
    ).body;

  test('are those of the report', async () => {
    const found = await figures();
    expect(found.byDay).toEqual([
      { on: '2026-11-20', currency: 'GBP', tickets: 5, grossMinor: 17_100 },
      { on: '2026-12-01', currency: 'GBP', tickets: 1, grossMinor: 5000 },
    ]);
    expect(found.byPriceType).toEqual([
      { name: 'Price 1', currency: 'GBP', tickets: 4, grossMinor: 18_500 },
      { name: 'Price 4', currency: 'GBP', tickets: 2, grossMinor: 3600 },
    ]);
    expect(found.byHour).toEqual([
      { weekday: 2, hour: 12, tickets: 1 },
      { weekday: 5, hour: 23, tickets: 5 },
    ]);
    expect(found.byChannel).toEqual([{ channel: 'web', currency: 'GBP', tickets: 6, grossMinor: 22_100 }]);
    expect((await figures({ includePending: true })).byChannel[0]?.tickets).toBe(7);
    expect(await figures({ includeCancelled: true })).toEqual(found);
    expect(await figures({ itemTypes: ['parking'] })).toEqual({
      byDay: [],
      byPriceType: [],
      byHour: [],
      byChannel: [],
      priceNames: [],
    });
  });

  test('name all tickets of the events, sold or not, in the language of the reader', async () => {
    const unsold = { ...mine(), salesFrom: '2026-12-24', priceNames: ['Price 2'] };
    const { byPriceType, priceNames } = await figures(unsold);
    expect([byPriceType, priceNames]).toEqual([[], ['Price 1', 'Price 2', 'Price 3', 'Price 4']]);
    expect((await figures({ ...unsold, culture: 'de' })).priceNames[0]).toBe('Preis 1');
    expect((await figures({ showSelection: { showCodes: [] } })).priceNames).toEqual([]);
  });

  test.each<[Partial<Body>, number]>([
    [{}, 171],
    [{ includePending: true }, 221],
    [{ includeCancelled: true }, 171],
    [{ salesFrom: '2026-11-20', includePending: true, includeCancelled: true }, 221],
  ])('come to the sums of the report with %o, less the cancelled sales', async (body, gross) => {
    const totals = await totalsOf({ ...body, columns: ['sold', 'comps', 'pending', 'gross_sales', 'refunds'] });
    expect((totals.gross_sales ?? 0) + (totals.refunds ?? 0)).toBe(gross);
    expect(totals.refunds).toBe(body.includeCancelled ? -100 : 0);
    const tickets = (totals.sold ?? 0) + (totals.comps ?? 0) + (body.includePending ? (totals.pending ?? 0) : 0);
    const { byDay, byPriceType, byChannel, byHour } = await figures({ ...mine(), ...body });
    for (const bars of [byDay, byPriceType, byChannel, byHour])
      expect(bars.reduce((sum, bar) => sum + bar.tickets, 0)).toBe(tickets);
    for (const bars of [byDay, byPriceType, byChannel])
      expect(bars.reduce((sum, bar) => sum + bar.grossMinor, 0)).toBe(gross * 100);
  });
});

describe('whoever asks for sales', () => {
  test.each<[object, string]>([
    [{ promoterCode: undefined }, 'promoterCode'],
    [{ promoterCode: '?' }, 'promoterCode'],
    [{ artistCampaignSelection: { artistCampaignIds: [0] } }, 'artistCampaignSelection.artistCampaignIds.0'],
    [{ venueSelection: { venueIds: ['x'] } }, 'venueSelection.venueIds.0'],
    [{ venueSelection: { venueIds: [], dateFrom: '2027-01-02', dateTo: '2027-01-01' } }, 'venueSelection.dateTo'],
    [{ showSelection: { showCodes: ['K7M2'] } }, 'showSelection.showCodes.0'],
    [{ showSelection: { showCodes: Array(1001).fill('K7M2QXRB') } }, 'showSelection.showCodes'],
    [{ dateFrom: '2027-02-30' }, 'dateFrom'],
    [{ dateFrom: '2027-01-02', dateTo: '2027-01-01' }, 'dateTo'],
    [{ searchTerm: 'x'.repeat(201) }, 'searchTerm'],
    [{ includePending: 'yes' }, 'includePending'],
    [{ includeCancelled: 1 }, 'includeCancelled'],
    [{ priceNames: [''] }, 'priceNames.0'],
    [{ itemTypes: 'ticket' }, 'itemTypes'],
    [{ salesFrom: '2026-13-01' }, 'salesFrom'],
    [{ salesFrom: '2026-12-02', salesTo: '2026-12-01' }, 'salesTo'],
    [{ fileType: 'PDF' }, 'fileType'],
    [{ fileName: 'x'.repeat(121) }, 'fileName'],
    [{ columns: Array(101).fill('sold') }, 'columns'],
    [{ culture: 'english' }, 'culture'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageIndex: 101 }, 'pageIndex'],
    [{ colour: 'red' }, 'colour'],
  ])('with %o is told that %s is wrong', async (body, field) => {
    const answer = await ask(body as Partial<Body>);
    expect(answer.problem.code).toBe('INVALID');
    expect(answer.problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });

  test.each([undefined, null, ''])('without a promoter (%s) is asked for one', async (promoterCode) => {
    const answer = await ask({ promoterCode } as unknown as Partial<Body>);
    expect(answer.problem.fieldErrors).toMatchObject([
      { field: 'promoterCode', code: 'required', message: 'Please provide a promoter ID' },
    ]);
  });

  test.each([{}, { accept: CSV }])('is told which columns there are not (%o)', async (headers) => {
    const answer = await ask({ columns: ['sold', 'gone', 'currency', 'seat'] }, headers as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.problem.fieldErrors).toMatchObject([
      { field: 'columns.1', code: 'unknown' },
      { field: 'columns.3', code: 'unknown' },
    ]);
  });

  test('has the usual name beside one of letters that a simple client cannot read', async () => {
    const usual = `filename="sales-${office.promoter.code}-2026-12-01.csv"`;
    const named = async (fileName: string) => (await ask({ fileName }, { accept: CSV })).headers['content-disposition'];
    expect(await named('销售报告')).toBe(
      `attachment; ${usual}; filename*=UTF-8''${encodeURIComponent('销售报告')}.csv`,
    );
    expect(await named('销售 2026')).toContain('filename="2026.csv"');
    for (const empty of ['', ' . ', '???']) expect(await named(empty)).toContain(usual);
  });

  test('has a file name that Windows takes', async () => {
    const answer = await ask({ fileName: 'CON' }, { accept: CSV });
    expect(answer.headers['content-disposition']).toContain('_CON.csv');
  });

  test('needs the permission, and the promoter', async () => {
    const partner = await office.api.createUser(office.promoter, 'partner');
    for (const as of [partner, await office.api.createUser(office.promoter, 'seating-manager')]) {
      expect((await ask({}, {}, as)).problem.details).toEqual({ permission: 'report:sales' });
      expect((await ask({}, { accept: CSV }, as)).status).toBe(403);
    }
    const stranger = await office.api.createUser(await office.api.createPromoter(), 'owner');
    expect((await ask({}, {}, stranger)).status).toBe(404);
  });

  test('finds no events of another promoter, and of its own those that it covers', async () => {
    const elsewhere = await office.api.createPromoter();
    const stranger = await office.api.createUser(elsewhere, 'owner');
    expect((await ask({ promoterCode: elsewhere.code, ...mine() }, {}, stranger)).body.totalItems).toBe(0);
    const narrow = { scope: 'partner-site' as const, scopeIds: [4711] };
    const agency = await office.api.createUser(office.promoter, 'marketing', narrow);
    expect((await ask({}, {}, agency)).body.totalItems).toBe(0);
  });
});
