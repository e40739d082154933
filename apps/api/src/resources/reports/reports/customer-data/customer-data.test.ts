import { createQuestion } from '@parterre/contract/calls/questions';
import { exportCustomerData } from '@parterre/contract/calls/reports';
import type { CallArguments } from '@parterre/contract/wire/call';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { customers } from '#db/schema/sales/customers.ts';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';

type Body = CallArguments<typeof exportCustomerData>['body'];

let outlet: SalesOutlet;
let questionId: number;

/** Ada buys twice and answers once, Grace buys once and cancels, Zoë was erased. */
beforeAll(async () => {
  outlet = await openOutlet(await startOutlet());
  const { api, owner, show } = outlet;
  const question = { label: { 'en-GB': '=Diet?' }, kind: 'text' as const, askedPer: 'order' as const };
  const asked = await api.call(createQuestion, { params: { showCode: show.showCode }, body: question }, { as: owner });
  expect(asked.status, asked.text).toBe(201);
  ({ questionId } = asked.body);
  const buy = async (seatId: string, name: string, more: object = {}) => {
    const basket = await outlet.fill({ seats: [{ seatId }] });
    const answer = await outlet.buy(basket, { buyer: { name, email: `${name}@example.test` }, ...more });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  await buy('Stalls|A|1', 'ada', {
    answers: [{ questionId, value: 'None' }],
    consents: [{ kind: 'email', isGiven: true }],
  });
  await buy('Stalls|A|2', 'ada');
  const { orderId } = await buy('Stalls|A|3', 'grace');
  expect((await outlet.cancel(orderId)).status).toBe(200);
  await buy('Stalls|A|4', 'zoe');
  await outlet.rowsOf((db) =>
    db.update(customers).set({ erasedAt: new Date() }).where(eq(customers.emailKey, 'zoe@example.test')),
  );
});
afterAll(() => outlet.api.close());

const ask = (body: Partial<Body> = {}, headers: Record<string, string> = {}, as = outlet.owner) =>
  outlet.api.call(exportCustomerData, { body: { promoterCode: outlet.promoter.code, ...body } }, { as, headers });

describe('customer data', () => {
  test('have one row a customer and event, with what they bought', async () => {
    const { status, body, text } = await ask();
    expect(status, text).toBe(200);
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({
      customer_name: 'ada',
      customer_email: 'ada@example.test',
      show_code: outlet.show.showCode,
      orders: 2,
      tickets: 2,
      price_types: 'Price 1',
      total_spent: 104,
      currency: 'GBP',
      last_purchase: '2026-11-20',
      opt_in_email: true,
      opt_in_date: '2026-11-20',
    });
    expect(String(body.items[0]?.order_ids).split(', ')).toHaveLength(2);
    expect(body.totals).toEqual([{ currency: 'GBP', values: { orders: 2, tickets: 2, total_spent: 104 } }]);
  });

  test('name the seats of valid tickets where they are wanted', async () => {
    const columns = ['customer_name', 'tickets', 'seats'];
    const wanted = { columns, includeCancelled: true };
    const rows = [
      ['ada', 2, 'Stalls|A|1, Stalls|A|2'],
      ['grace', 0, ''],
    ];
    const { body } = await ask(wanted);
    expect(body.items.map((item) => columns.map((key) => item[key] ?? ''))).toEqual(rows);
    const csv = await ask(wanted, { accept: CSV });
    expect(parse(csv.text, { bom: true, from: 2 })).toEqual(rows.map((row) => row.map(String)));
  });

  test('come to what the orders say, with whoever cancelled when they are included', async () => {
    const { body } = await ask({
      includeCancelled: true,
      columns: ['customer_name', 'orders', 'tickets', 'total_spent'],
    });
    const rows = await outlet.rowsOf((db) =>
      db.execute(sql`select c.name, count(distinct o.id)::int, count(*) filter (where i.status = 'ACTIVE')::int,
          coalesce(sum(i.paid_minor) filter (where i.status = 'ACTIVE'), 0)::float8 / 100
        from customers c join orders o on o.customer_id = c.id join order_items i on i.order_id = o.id
        where c.erased_at is null group by c.id, c.name order by c.name`),
    );
    expect(body.items.map(Object.values)).toEqual(rows);
  });

  test('have a column for each question when they are included, the same in every file', async () => {
    const key = `question_${questionId}`;
    const wanted = { includeQuestions: true, columns: ['customer_name', key] };
    const { body } = await ask(wanted);
    expect(body.columns[1]).toMatchObject({ key, header: '=Diet?', kind: 'text' });
    expect(body.items).toEqual([{ customer_name: 'ada', [key]: 'None' }]);
    const csv = await ask(wanted, { accept: CSV });
    expect(parse(csv.text, { bom: true })).toEqual([
      ['Customer name', "'=Diet?"],
      ['ada', 'None'],
    ]);
    const sheet = (await readXlsx((await ask(wanted, { accept: EXCEL })).bytes)).sheets[0];
    expect(sheet?.rows.slice(0, 2)).toEqual([
      ['Customer name', '=Diet?'],
      ['ada', 'None'],
    ]);
    expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
    const criteria = async (body: Partial<Body>) =>
      (await readXlsx((await ask(body, { accept: EXCEL })).bytes)).sheets.at(-1)?.rows;
    expect(await criteria(wanted)).toContainEqual(['Answers to questions included', 'Yes']);
    expect(await criteria({})).toContainEqual(['Answers to questions included', 'No']);
    const json = await ask({ ...wanted, fileType: 'JSON' }, { accept: JSON_TYPE });
    expect(JSON.parse(json.text)).toEqual(body.items);
    expect((await ask()).body.columns.map((column) => column.key)).not.toContain(key);
    const beside = await ask({ includeQuestions: true, columns: ['language'] });
    expect(beside.body.columns.map((column) => column.key)).toEqual(['language', key]);
  });

  test('are written down when they are taken away in a file, with how many they were', async () => {
    await ask({}, { accept: CSV });
    const entries = await outlet.rowsOf((db) =>
      db.select().from(auditEntries).where(eq(auditEntries.action, 'report-download.create')),
    );
    expect(entries.at(-1)).toMatchObject({
      after: { report: 'customer-data', rows: 1, fileType: 'CSV', request: { promoterCode: outlet.promoter.code } },
    });
  });

  test('of nobody are empty on a page, and no file', async () => {
    const nobody = { salesFrom: '2026-11-21' };
    expect((await ask(nobody)).body).toMatchObject({ items: [], totalItems: 0, totals: [] });
    expect((await ask(nobody, { accept: CSV })).problem).toMatchObject({ code: 'NO_DATA' });
  });
});

describe('whoever asks for customer data', () => {
  test('needs the permission to take them away, and the promoter', async () => {
    for (const role of ['box-office', 'marketing', 'auditor', 'partner'] as const) {
      const as = await outlet.api.createUser(outlet.promoter, role);
      expect((await ask({}, {}, as)).problem.details).toEqual({ permission: 'customer:export' });
    }
    const stranger = await outlet.api.createUser(await outlet.api.createPromoter(), 'owner');
    expect((await ask({}, {}, stranger)).status).toBe(404);
  });

  test('sees masked customers on the page without the permission to read them, and the whole in a file', async () => {
    const as = await outlet.api.createUser(outlet.promoter, 'marketing');
    await outlet.rowsOf((db) =>
      db
        .update(memberships)
        .set({ grantedPermissions: ['customer:export'] })
        .where(eq(memberships.userId, as.id)),
    );
    const key = `question_${questionId}`;
    const wanted = { includeQuestions: true, columns: ['customer_name', 'customer_email', 'show_code', key] };
    const { body } = await ask(wanted, {}, as);
    const { showCode } = outlet.show;
    const masked = { customer_name: 'a***', customer_email: 'a***@e***', show_code: showCode, [key]: 'N***' };
    expect(body.items).toEqual([masked]);
    expect(body.columns.map(({ isMasked }) => isMasked)).toEqual([true, true, false, true]);
    const csv = await ask(wanted, { accept: CSV }, as);
    expect(parse(csv.text, { bom: true, from: 2 })).toEqual([['ada', 'ada@example.test', showCode, 'None']]);
  });

  test('is told what cannot be read', async () => {
    const wrong = await ask({ includeQuestions: 'all' } as unknown as Partial<Body>);
    const tooLong = await ask({ includeQuestions: true, columns: [`question_${'9'.repeat(40)}`] });
    expect([tooLong.status, tooLong.problem.fieldErrors?.[0]?.field]).toEqual([400, 'columns.0']);
    expect(wrong.problem.fieldErrors?.map(({ field }) => field)).toEqual(['includeQuestions']);
  });
});
