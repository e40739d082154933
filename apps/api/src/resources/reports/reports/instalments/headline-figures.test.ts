import { recordOrderPayment, recordOrderRefund, waiveOrderInstalments } from '@parterre/contract/calls/orders';
import { listReportDownloads } from '@parterre/contract/calls/report-settings';
import * as calls from '@parterre/contract/calls/reports';
import { HEADLINE_COLUMNS } from '@parterre/contract/choices/report-columns';
import { CSV, EXCEL } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { addPlan, sellOnPlan } from '#test/scenes/sell-on-plan.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;
let params: { showCode: string };
let reader: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  house = await startBoxOffice();
  reader = await house.api.createUser(house.promoter, 'box-office');
  stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
  params = { showCode: office.show.showCode };
});

const as = (user = house.owner) => ({ as: user });
const figures = (user = house.owner) =>
  house.api.call(calls.getInstalmentHeadlineFigures, { params, query: {} }, as(user));
const file = (query: object, accept: string, user = house.owner) =>
  house.api.call(calls.getInstalmentHeadlineFigures, { params, query }, { as: user, headers: { accept } });

/**
 * Sells orders of 104.00: one on time, one late, one paid, one cancelled with its 20.80 kept, and one whose rest is
 * waived.
 */
async function sellFive() {
  const planId = await addPlan(office);
  const orders: string[] = [];
  for (let i = 0; i < 5; i++) orders.push(await sellOnPlan(office, planId, [i * 2, i * 2 + 1]));
  const pay = (index: number, amountMinor: number) =>
    house.api.call(
      recordOrderPayment,
      { params: { orderId: orders[index] ?? '' }, body: { amountMinor, method: 'card' } },
      as(),
    );
  await pay(0, 4160);
  await pay(2, 8320);
  await office.cancel(orders[3] ?? '', { refund: 'none' });
  await house.api.call(
    waiveOrderInstalments,
    { params: { orderId: orders[4] ?? '' }, body: { reason: 'School' } },
    as(),
  );
  await office.sell({ seats: [20, 21], places: 0 });
  house.api.setNow(new Date('2027-01-14T12:00:00Z'));
  return planId;
}

test('headline figures are counted by hand', async () => {
  const planId = await sellFive();
  const { body } = await figures();
  const expected = {
    plansSold: 5,
    active: 1,
    completed: 2,
    overdue: 1,
    cancelled: 1,
    ticketsOnPlan: 8,
    ticketsSold: 10,
    // 4 × 104.00, and the 20.80 that was kept.
    grossContractedMinor: 4 * 10_400 + 2080,
    depositsReceivedMinor: 5 * 2080,
    instalmentsReceivedMinor: 4160 + 8320,
    totalReceivedMinor: 5 * 2080 + 4160 + 8320,
    outstandingMinor: 4160 + 8320,
    overdueMinor: 4160,
    dueNext7DaysMinor: 8320,
    dueNext30DaysMinor: 8320,
    // The payment due on 20 December is late.
    nextDueOn: '2027-01-20',
    finalDueOn: '2027-01-20',
    refundedMinor: 0,
    refundsDueMinor: 0,
    writtenOffMinor: 8320,
    ticketsAtRisk: 2,
    currency: 'GBP',
  };
  expect(body.items).toEqual([
    {
      showCode: params.showCode,
      showName: expect.anything(),
      instalmentPlanId: planId,
      planName: { 'en-GB': 'Three parts' },
      ...expected,
    },
  ]);
  expect(body.totals).toEqual([expected]);
  expect(addUp(expected)).toBe(expected.grossContractedMinor);
});

test('what is agreed is what is kept, owed and written off, also while buyers wait for their refund', async () => {
  const planId = await sellFive();
  house.api.setNow(NOW);
  const percentOf = async () =>
    (await house.api.call(calls.previewInstalmentFigures, { params, query: {} }, as())).body.items[0]?.received_percent;
  const before = Number(await percentOf());
  // Each has paid 20.80: one gets 15.80 back later, one has all of it back, and one keeps a ticket that is not paid yet.
  const [later = '', done = '', part = ''] = [
    await sellOnPlan(office, planId, [30, 31]),
    await sellOnPlan(office, planId, [32, 33]),
    await sellOnPlan(office, planId, [34, 35]),
  ];
  await office.cancel(later, { feeMinor: 500 });
  await office.cancel(done);
  const refund = { params: { orderId: done }, body: {} };
  expect((await house.api.call(recordOrderRefund, refund, as())).status).toBe(200);
  const { items: tickets } = await office.read(part);
  await office.cancel(part, { orderItemIds: [tickets[0]?.id ?? 0] });
  // A plan of which nothing but a refund is left.
  const other = await addPlan(office, { name: { 'en-GB': 'Cancelled' }, payments: 3 });
  await office.cancel(await sellOnPlan(office, other, [36, 37]));

  const { body } = await figures();
  expect(body.totals).toMatchObject([{ refundedMinor: 2080, refundsDueMinor: 1580 + 2080 }]);
  for (const row of [...body.items, ...body.totals])
    expect(addUp(row), JSON.stringify(row)).toBe(row.grossContractedMinor);

  const report = await house.api.call(calls.previewInstalmentFigures, { params, query: {} }, as());
  const [first, last] = report.body.items;
  expect([first?.refunds_due, last?.refunds_due]).toEqual([15.8, 20.8]);
  expect(report.body.totals[0]?.values.refunds_due).toBe(36.6);
  // 228.80 of 436.80; then also the fee of 5.00 and the 20.80 of the order that goes on, which is one of 52.00.
  expect([before, first?.received_percent]).toEqual([52.4, 51.6]);
  // Nothing was agreed any more, so there is nothing to compare with.
  expect(last?.received_percent).toBeNull();

  const { sheets } = await readXlsx((await file({}, EXCEL)).bytes);
  const [heads = [], ...orders] = sheets.find(({ name }) => name === 'Orders on plans')?.rows ?? [];
  for (const order of orders) {
    const [total, received, refunded, due, open, waived] = [
      ...['Order total', 'Total received', 'Refunded', 'Refunds due', 'Outstanding', 'Written off'],
    ].map((head) => Math.round(Number(order[heads.indexOf(head)]) * 100));
    expect(Number(received) - Number(refunded) - Number(due) + Number(open) + Number(waived)).toBe(total);
  }
  const criteria = sheets.find(({ name }) => name === 'Criteria')?.rows ?? [];
  expect(criteria.find(([name]) => name === 'Received %')?.[1]).toBe(
    'Total received less Refunded and Refunds due, divided by Gross contracted.',
  );
});

type Figures = Awaited<ReturnType<typeof figures>>['body']['totals'][number];
const addUp = (of: Figures) =>
  of.totalReceivedMinor - of.refundedMinor - of.refundsDueMinor + of.outstandingMinor + of.writtenOffMinor;

test('headline figures are a file too', async () => {
  await sellFive();
  const columns = HEADLINE_COLUMNS.map(({ key }) => key).join(',');
  const csv = await file({ culture: 'de', columns }, CSV);
  const [header = [], row = []] = parse(csv.text, { bom: true, delimiter: ';' });
  expect(header.slice(2, 4)).toEqual(['Ratenplan', 'Verkaufte Ratenpläne']);
  expect(row.slice(2, 4)).toEqual(['Three parts', '5']);
  expect(row).toContain('436,80');
  expect(row[header.indexOf('Tickets auf Raten, % der verkauften')]).toBe('80');
  expect(row[header.indexOf('Stand')]).toBe('2027-01-14 12:00:00');
  expect(row[header.indexOf('Stand (Zeitzone)')]).toBe('GMT');
  const [heads = [], line = []] = (await readXlsx((await file({ columns }, EXCEL)).bytes)).sheets[0]?.rows ?? [];
  expect(line[heads.indexOf('As of')]).toEqual(new Date('2027-01-14T12:00:00Z'));
});

test('a plan without a name in the language of the reader has the one in that of its event, on each sheet', async () => {
  const planId = await addPlan(office, { name: { de: 'In drei Raten', 'en-GB': 'Three parts' } });
  await sellOnPlan(office, planId, [0]);
  const { sheets } = await readXlsx((await file({ culture: 'fr' }, EXCEL)).bytes);
  for (const { name, rows } of sheets.slice(0, 3)) {
    const at = rows[0]?.indexOf('Échéancier') ?? -1;
    expect(rows[1]?.[at], name).toBe('Three parts');
  }
});

test('headline figures of an event without plans are empty, need their permission and belong to their promoter', async () => {
  expect((await figures()).body).toEqual({ items: [], totals: [], asOf: NOW.toISOString() });
  expect((await figures(reader)).problem?.details).toEqual({ permission: 'report:instalments' });
  expect((await figures(stranger)).status).toBe(404);
  for (const type of [CSV, EXCEL]) expect((await file({}, type)).problem?.code).toBe('NO_DATA');
  expect((await file({ culture: 'English' }, CSV)).status).toBe(400);
});

test('headline figures of all events add up by currency', async () => {
  await sellFive();
  const other = await openBoxOffice(house);
  await sellOnPlan(other, await addPlan(other), [0, 1]);
  const { body } = await house.api.call(calls.getAllInstalmentHeadlineFigures, { query: {} }, as());
  const sum = (pick: (item: (typeof body.items)[number]) => number) =>
    body.items.reduce((total, item) => total + pick(item), 0);
  expect(body.totals).toMatchObject([
    { plansSold: sum((item) => item.plansSold), outstandingMinor: sum((item) => item.outstandingMinor) },
  ]);
  expect(body.items.length).toBeGreaterThan(1);
});

test('headline figures of all events are written down when somebody takes them as a file', async () => {
  await sellFive();
  const other = await openBoxOffice(house);
  await sellOnPlan(other, await addPlan(other), [0, 1]);
  const query = { promoterCode: office.promoter.code };
  const asFile = { ...as(), headers: { accept: CSV } };
  const csv = await house.api.call(calls.getAllInstalmentHeadlineFigures, { query }, asFile);
  expect(csv.status, csv.text).toBe(200);
  const taken = await house.api.call(listReportDownloads, { query }, as());
  const rows = csv.text.trim().split('\r\n').length - 1;
  const written = taken.body.items.find(
    ({ fileName }) => fileName === `instalments-${office.promoter.code}-2026-11-20.csv`,
  );
  expect(written).toMatchObject({ report: 'instalments', rows, showCode: null });
  const workbook = await house.api.call(
    calls.getAllInstalmentHeadlineFigures,
    { query },
    { ...as(), headers: { accept: EXCEL } },
  );
  expect(workbook.headers['content-disposition']).toContain(`instalments-${office.promoter.code}-2026-11-20.xlsx`);
  expect((await readXlsx(workbook.bytes)).sheets[0]?.rows).toHaveLength(rows + 2);
});

test('a file of a region is listed with it, so that it can be taken again for that region', async () => {
  await sellFive();
  const promoterCode = office.promoter.code;
  const takeIn = async (fileName: string, place: { regionId?: number }) => {
    const query = { promoterCode, columns: 'plans_sold', fileName, ...place };
    const headers = { accept: CSV };
    const taken = await house.api.call(calls.getAllInstalmentHeadlineFigures, { query }, { ...as(), headers });
    expect(taken.status, taken.text).toBe(200);
    const { body } = await house.api.call(listReportDownloads, { query: { promoterCode } }, as());
    return body.items.find((listed) => listed.fileName === `${fileName}.csv`);
  };
  expect(await takeIn('Of all', {})).toMatchObject({ request: null, columns: ['plans_sold'], regionId: null });
  expect(await takeIn('Of one', { regionId: 2 })).toMatchObject({
    request: null,
    columns: ['plans_sold'],
    regionId: 2,
  });
});

test('the report has a row per plan on its page, and the sums of all of them', async () => {
  await sellFive();
  await addPlan(office, { name: { 'en-GB': 'Unused' }, payments: 3 });
  const { body } = await house.api.call(calls.previewInstalmentFigures, { params, query: {} }, as());
  expect(body.items.map(({ instalment_plan, plans_sold }) => [instalment_plan, plans_sold])).toEqual([
    ['Three parts', 5],
    ['Unused', 0],
  ]);
  expect(body.totals).toMatchObject([{ currency: 'GBP', values: { plans_sold: 5, gross_contracted: 436.8 } }]);
  expect(body.items[0]?.written_off).toBe(83.2);
  expect(body.items[0]).not.toHaveProperty('seats_at_risk');
  for (const user of [reader, stranger])
    expect((await house.api.call(calls.previewInstalmentFigures, { params, query: {} }, as(user))).status).toBe(
      user === reader ? 403 : 404,
    );
});

test('the workbook of the report also has the orders on the plans and each of their payments', async () => {
  await sellFive();
  const { sheets } = await readXlsx((await file({}, EXCEL)).bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['Instalments', 'Orders on plans', 'Instalment payments', 'Criteria']);
  const rowsOf = (name: string) => {
    const [heads = [], ...rows] = sheets.find((sheet) => sheet.name === name)?.rows ?? [];
    return rows.map((row) => Object.fromEntries(heads.map((head, at) => [String(head), row[at] ?? null])));
  };
  const orders = rowsOf('Orders on plans');
  const statuses = orders.map((row) => String(row['Plan status'])).sort();
  expect(statuses).toEqual(['active', 'cancelled', 'completed', 'completed', 'overdue']);
  expect(orders.find((row) => row['Plan status'] === 'overdue')).toMatchObject({
    'Customer name': 'Grace Hopper',
    Tickets: 2,
    'Order total': 104,
    'Payments made': 0,
    'Payments planned': 2,
    'Total received': 20.8,
    Outstanding: 83.2,
    'Overdue amount': 41.6,
    'Next due date': new Date('2027-01-20'),
    'Next amount': 41.6,
  });
  const payments = rowsOf('Instalment payments');
  const stateOf = (state: string) => payments.filter((row) => row['Payment state'] === state).length;
  expect([payments.length, stateOf('paid'), stateOf('overdue'), stateOf('due'), stateOf('waived')]).toEqual([
    15, 8, 1, 2, 4,
  ]);
  expect(payments.find((row) => row['Payment state'] === 'overdue')).toMatchObject({
    'Payment number': 1,
    'Due date': new Date('2026-12-20'),
    'Paid on': null,
    Amount: 41.6,
    'Amount paid': 0,
    Outstanding: 41.6,
  });
});

test('the workbook masks who bought without customer:export', async () => {
  await sellFive();
  const finance = await house.api.createUser(house.promoter, 'finance');
  const { sheets } = await readXlsx((await file({}, EXCEL, finance)).bytes);
  expect(JSON.stringify(sheets[1]?.rows)).toContain('G***');
  expect(JSON.stringify(sheets)).not.toContain('Hopper');
});
