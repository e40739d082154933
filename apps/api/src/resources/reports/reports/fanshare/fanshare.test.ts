import { exportFanshare } from '@parterre/contract/calls/reports';
import * as resale from '@parterre/contract/calls/resale';
import type { CallArguments } from '@parterre/contract/wire/call';
import { CSV, EXCEL } from '@parterre/contract/wire/file-types';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';

type Body = CallArguments<typeof exportFanshare>['body'];

let outlet: SalesOutlet;

/** Three seats are offered: one is resold for less, one withdrawn and offered again, one withdrawn. */
beforeAll(async () => {
  outlet = await openOutlet(await startOutlet());
  const { api, key } = outlet;
  const { orderId, items } = await outlet.order({
    seats: [{ seatId: 'Stalls|A|1' }, { seatId: 'Stalls|A|2' }, { seatId: 'Stalls|A|3' }],
  });
  const ticket = (at: number) => ({ orderId, orderItemId: items[at]?.orderItemId ?? 0 });
  const offer = (at: number, askedMinor: number) =>
    api.call(resale.createResaleListing, { params: ticket(at), body: { askedMinor } }, { as: key });
  const withdraw = (at: number) => api.call(resale.removeResaleListing, { params: ticket(at) }, { as: key });
  const { listingId } = (await offer(0, 4500)).body;
  await offer(1, 5000);
  await withdraw(1);
  await offer(1, 4000);
  await offer(2, 4000);
  await withdraw(2);
  const payments = [{ method: 'card', amountMinor: 4500, currency: 'GBP', reference: 'r' }];
  const body = { buyer: { name: 'Grace', email: 'grace@example.test' }, payments, totalMinor: 4500 };
  const bought = await api.call(resale.purchaseResaleListing, { params: { listingId }, body }, { as: key });
  expect(bought.status, bought.text).toBe(201);
});
afterAll(() => outlet.api.close());

const ask = (body: Partial<Body> = {}, headers: Record<string, string> = {}, as = outlet.owner) =>
  outlet.api.call(exportFanshare, { body: { promoterCode: outlet.promoter.code, ...body } }, { as, headers });

describe('FanShare', () => {
  test('has one row an event: tickets offered, what became of them, and what they brought in', async () => {
    const { body } = await ask();
    expect(body.items).toEqual([
      {
        promoter_code: outlet.promoter.code,
        show_code: outlet.show.showCode,
        show_name: 'A concert',
        venue: expect.any(String),
        show_date: '2027-03-01',
        tickets_offered: 3,
        tickets_open: 1,
        tickets_withdrawn: 1,
        tickets_resold: 1,
        resold_percent: 33.3,
        resale_revenue: 45,
        first_price: 52,
        currency: 'GBP',
      },
    ]);
    expect(body.totals).toMatchObject([{ currency: 'GBP', values: { tickets_offered: 3, resale_revenue: 45 } }]);
  });

  test('comes to what the orders say', async () => {
    const { body } = await ask({ columns: ['tickets_resold', 'resale_revenue', 'resale_kept'] });
    const rows = await outlet.rowsOf((db) =>
      db.execute(sql`select
        (select count(*)::int from order_events where type = 'RESALE' and amount_minor > 0),
        (select sum(amount_minor)::float8 / 100 from order_events where type = 'RESALE' and amount_minor > 0),
        (select sum(amount_minor)::float8 / 100 from ledger where kind = 'CANCEL_FEE')`),
    );
    const [resold, revenue, kept] = (rows as unknown as number[][])[0] ?? [];
    expect(body.items[0]).toEqual({ tickets_resold: resold, resale_revenue: revenue, resale_kept: kept });
  });

  test('is told by the days of the offers and the names of the tickets, and is a workbook too', async () => {
    expect((await ask({ salesFrom: '2026-11-20', salesTo: '2026-11-20' })).body.totalItems).toBe(1);
    expect((await ask({ salesFrom: '2026-11-21' })).body.totalItems).toBe(0);
    expect((await ask({ priceNames: ['Price 4'] })).body.totalItems).toBe(0);
    expect((await ask({ priceNames: ['Price 4'] }, { accept: CSV })).problem.code).toBe('NO_DATA');
    const { sheets } = await readXlsx((await ask({ columns: ['resale_revenue'] }, { accept: EXCEL })).bytes);
    expect(sheets[0]?.rows).toEqual([['Resale revenue'], [45], [45]]);
  });

  test('needs its own permission, and the promoter', async () => {
    const finance = await outlet.api.createUser(outlet.promoter, 'finance');
    expect((await ask({}, {}, finance)).problem.details).toEqual({ permission: 'fanshare:read' });
    expect((await ask({}, {}, await outlet.api.createUser(outlet.promoter, 'auditor'))).status).toBe(200);
    const stranger = await outlet.api.createUser(await outlet.api.createPromoter(), 'owner');
    expect((await ask({}, {}, stranger)).status).toBe(404);
    expect((await ask({ salesFrom: 'soon' })).problem.fieldErrors?.[0]?.field).toBe('salesFrom');
  });
});
