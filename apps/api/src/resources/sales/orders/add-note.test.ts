import { addOrderNote } from '@parterre/contract/calls/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { orderKeys } from '#db/schema/sales/orders.ts';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
beforeEach(async () => {
  office = await openBoxOffice(house);
});
afterAll(() => house.api.close());

const add = (orderId: string, orderItemId: number, text: string, options: { as?: TestUser; key?: string } = {}) =>
  house.api.call(
    addOrderNote,
    { params: { orderId, orderItemId }, body: { text } },
    { as: options.as ?? house.owner, ...(options.key ? { key: options.key } : {}) },
  );

describe('a note', () => {
  test('is added to the history of its ticket, newest first, and answered with it', async () => {
    const { orderId, items } = await office.sell({ seats: [3, 4] });
    const [first, second] = items;
    await add(orderId, first!.id, 'Called.');
    house.api.setNow(new Date(NOW.getTime() + 60_000));
    const answer = await add(orderId, first!.id, '  Comes in a wheelchair,\nneeds the ramp.  ');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.items).toMatchObject([
      {
        id: first!.id,
        transactionHistory: [
          {
            type: 'NOTE',
            text: 'Comes in a wheelchair,\nneeds the ramp.',
            amount: null,
            actor: expect.stringMatching(/^User /),
          },
          { type: 'NOTE', text: 'Called.' },
          { type: 'PURCHASE', amount: 5200 },
        ],
      },
    ]);
    const order = await office.read(orderId);
    expect(order.items[0]?.transactionHistory).toEqual(answer.body.items[0]?.transactionHistory);
    expect(order.items[1]).toEqual(second);
    expect(order.revision).toBe(1);
  });

  test('keeps its words, and those behind a reason, from who may not see customers', async () => {
    const { orderId, items } = await office.sell({ seats: [3] });
    await add(orderId, items[0]!.id, 'Ada called: she is in hospital.');
    await office.cancel(orderId, { reason: 'customer-request', comment: 'Ada is ill' });
    const seenBy = async (role: 'finance' | 'auditor') => {
      const order = await office.read(orderId, await house.api.createUser(house.promoter, role));
      return order.items[0]?.transactionHistory.map(({ type, text, isTextMasked }) => [type, text, isTextMasked]);
    };
    expect(await seenBy('auditor')).toEqual(
      expect.arrayContaining([
        ['NOTE', 'Ada called: she is in hospital.', false],
        ['CANCEL', 'customer-request: Ada is ill', false],
      ]),
    );
    const masked = await seenBy('finance');
    expect(masked).toEqual(
      expect.arrayContaining([
        ['NOTE', '', true],
        ['CANCEL', 'customer-request', true],
        ['PURCHASE', '', false],
      ]),
    );
    expect(JSON.stringify(masked)).not.toContain('Ada');
  });

  test('makes its order found by its words', async () => {
    const { orderId, items } = await office.sell({ seats: [3] });
    await add(orderId, items[0]!.id, 'Rollstuhl! Ünïcode');
    const keys = await office.rowsOf((db) => db.select({ key: orderKeys.key }).from(orderKeys));
    expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(['rollstuhl', 'unicode']));
  });

  test('is audited without its words', async () => {
    const { orderId, items } = await office.sell({ seats: [3] });
    await add(orderId, items[0]!.id, 'Divorced in May');
    const entries = await office.rowsOf((db) =>
      db.select().from(auditEntries).where(eq(auditEntries.objectId, orderId)),
    );
    const notes = entries.filter(({ action }) => action === 'order.add-note');
    expect(notes).toMatchObject([{ object: 'order', after: { orderItemId: items[0]!.id } }]);
    expect(JSON.stringify(notes)).not.toContain('Divorced');
  });

  test('is written once for a repeated key', async () => {
    const { orderId, items } = await office.sell({ seats: [3] });
    const key = `note-${orderId}`;
    const [first, second] = await Promise.all([1, 2].map(() => add(orderId, items[0]!.id, 'Once', { key })));
    expect([first?.status, second?.text]).toEqual([200, first?.text]);
    expect((await office.read(orderId)).items[0]?.transactionHistory).toHaveLength(2);
    expect((await add(orderId, items[0]!.id, 'Other', { key })).problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('may be written on a cancelled ticket', async () => {
    const { orderId, items } = await office.sell({ seats: [3] });
    await office.cancel(orderId);
    expect((await add(orderId, items[0]!.id, 'Asked why')).status).toBe(200);
  });
});

describe('a note is refused', () => {
  test('without the permission, for another promoter and on a ticket of another order', async () => {
    const sold = await office.sell({ seats: [3] });
    const other = await office.sell({ seats: [4] });
    const [id, foreign] = [sold.items[0]!.id, other.items[0]!.id];
    const auditor = await house.api.createUser(house.promoter, 'auditor');
    const refused = await add(sold.orderId, id, 'x', { as: auditor });
    expect([refused.status, refused.problem.details]).toEqual([403, { permission: 'order:note' }]);
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await add(sold.orderId, id, 'x', { as: stranger })).status).toBe(404);
    expect((await add(sold.orderId, foreign, 'x')).status).toBe(404);
    expect((await add('ZZZZZZZZZZ', id, 'x')).status).toBe(404);
    expect((await office.read(sold.orderId)).items[0]?.transactionHistory).toHaveLength(1);
  });

  test.each([
    ['empty', '   '],
    ['too long', 'x'.repeat(2001)],
    ['with NUL in it', 'a\u0000b'],
    ['with half a character', 'a\ud83c'],
  ])('when it is %s', async (_, text) => {
    const { orderId, items } = await office.sell({ seats: [3] });
    const refused = await add(orderId, items[0]!.id, text);
    expect([refused.status, refused.problem.fieldErrors?.[0]?.field]).toEqual([400, 'text']);
  });
});
