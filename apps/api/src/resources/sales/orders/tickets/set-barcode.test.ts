import { exportOrderTickets, listOrders, setOrderBarcode, transferOrder } from '@parterre/contract/calls/orders';
import { updatePrintAtHomeSettings } from '@parterre/contract/calls/print-at-home';
import { previewSeatsManifest } from '@parterre/contract/calls/reports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { revokedBarcodes } from '#db/schema/sales/orders.ts';
import { resaleListings } from '#db/schema/sales/resale.ts';
import { readPdf } from '#documents/pdf/testing/read-pdf.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
beforeEach(async () => {
  office = await openBoxOffice(house);
});
afterAll(async () => {
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  await house.api.close();
});

type Sold = Awaited<ReturnType<BoxOffice['sell']>>;

interface Setting {
  /** Which ticket of the order. */
  at?: number;
  as?: TestUser;
  key?: string;
  revision?: number;
}

const set = ({ orderId, items }: Sold, barcode: string, { at = 0, ...options }: Setting = {}) =>
  house.api.call(
    setOrderBarcode,
    { params: { orderId, orderItemId: items[at]?.id ?? 0 }, body: { barcode } },
    { as: house.owner, ...options },
  );
const both = (code: string) => ({ value: code, code128: code });
const barcodesOf = async ({ orderId }: Sold) => (await office.read(orderId)).items.map(({ barcode }) => barcode);
const transfer = ({ orderId }: Sold) => {
  const body = { name: 'Grace Hopper', email: 'grace@example.test', sendsMail: false };
  return house.api.call(transferOrder, { params: { orderId }, body }, { as: house.owner });
};
const search = async (searchTerm: string) => {
  const query = { searchTerm, showCode: office.show.showCode };
  const { body } = await house.api.call(listOrders, { query }, { as: house.owner });
  return body.items.map(({ orderId }) => orderId);
};

describe('a pre-printed ticket', () => {
  test('admits instead of the ticket that was drawn, whose barcode is kept as revoked', async () => {
    const order = await office.sell({ seats: [0, 1] });
    const [first, second] = order.items;
    const { status, body, headers } = await set(order, ' $123456789 ', { revision: order.revision });
    expect([status, headers.etag, body.revision]).toEqual([200, `"${order.revision + 1}"`, order.revision + 1]);
    expect(body.items.map(({ barcode }) => barcode)).toEqual([both('$123456789'), second?.barcode]);
    expect(body.items[0]?.transactionHistory[0]).toMatchObject({
      type: 'BARCODE_CHANGE',
      text: '',
      amount: null,
      before: first?.barcode?.value,
      after: '$123456789',
      actor: expect.stringMatching(/^User /),
    });
    expect(body.items[1]?.transactionHistory).toEqual(second?.transactionHistory);
    const revoked = await office.rowsOf((db) =>
      db.select().from(revokedBarcodes).where(eq(revokedBarcodes.showId, office.show.showId)),
    );
    expect(revoked.map(({ barcode, orderItemId }) => [barcode, orderItemId])).toEqual([
      [first?.barcode?.value, first?.id],
    ]);
    for (const code of ['$123456789', '123456789', first?.barcode?.value, first?.barcode?.code128])
      expect([code, await search(code ?? '')]).toEqual([code, [order.orderId]]);
    expect(await search('123456788')).toEqual([]);
  });

  test('is audited without the barcode', async () => {
    const order = await office.sell({ places: 1 });
    await set(order, 'WRISTBAND7');
    const entries = await office.rowsOf((db) =>
      db.select().from(auditEntries).where(eq(auditEntries.objectId, order.orderId)),
    );
    const changes = entries.filter(({ action }) => action === 'order.set-barcode');
    expect(changes).toMatchObject([{ object: 'order', after: { orderItemId: order.items[0]?.id } }]);
    expect(JSON.stringify(changes)).not.toContain('WRISTBAND7');
  });

  test('is written once for a repeated key', async () => {
    const order = await office.sell({ places: 1 });
    const key = `card-${order.orderId}`;
    const [first, again] = [await set(order, 'CARD000001', { key }), await set(order, 'CARD000001', { key })];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect((await office.read(order.orderId)).revision).toBe(order.revision + 1);
  });

  test.each(['QR', 'CODE_128'] as const)('is printed as it is where tickets have %s', async (barcode) => {
    const order = await office.sell({ places: 1 });
    const params = { showCode: office.show.showCode };
    await house.api.call(updatePrintAtHomeSettings, { params, body: { barcode } }, { as: house.owner });
    await set(order, '$AB12CD34');
    const { bytes } = await house.api.call(
      exportOrderTickets,
      { params: { orderId: order.orderId }, body: {} },
      { as: house.owner },
    );
    expect(readPdf(bytes).pages.flat().join('').replace(/\s/g, '')).toContain('$AB12CD34');
    const [item] = (await office.read(order.orderId)).items;
    expect(item?.transactionHistory[0]).toMatchObject({ type: 'PRINT', before: '$AB12CD34' });
    expect(await search('AB12CD34')).toEqual([order.orderId]);
  });

  test('is told by its end in the manifest of seats', async () => {
    const order = await office.sell({ seats: [0] });
    await set(order, 'BAND12');
    const { body } = await house.api.call(
      previewSeatsManifest,
      { params: { showCode: office.show.showCode }, query: { columns: 'seat_id,barcode_end', pageSize: 100 } },
      { as: house.owner },
    );
    expect(body.items.find(({ seat_id }) => seat_id === 'Stalls|A|1')?.barcode_end).toBe('*****2');
  });

  test('takes the place of another one, and neither comes back after a transfer', async () => {
    const order = await office.sell({ places: 1 });
    await set(order, '$000000042');
    await set(order, 'CARD000042');
    expect(await barcodesOf(order)).toEqual([both('CARD000042')]);
    await transfer(order);
    const [drawn] = await barcodesOf(order);
    expect(drawn?.value).toMatch(/^[0-9A-F]{16}$/);
    expect(drawn?.code128).toMatch(/^\$\d{9}$/);
    for (const code of ['$000000042', 'CARD000042']) expect(await search(code)).toEqual([order.orderId]);
  });
});

describe('a barcode is refused', () => {
  test('while a ticket of the event has it in any form, and for another event only there', async () => {
    const [order, other] = [await office.sell({ places: 1 }), await office.sell({ places: 2 })];
    expect((await set(other, '$123456789')).status).toBe(200);
    const drawn = other.items[1]?.barcode;
    for (const code of ['$123456789', '123456789', drawn?.value, drawn?.code128]) {
      const { status, problem } = await set(order, code ?? '');
      expect([code, status, problem?.code, problem?.details]).toEqual([
        code,
        409,
        'CONFLICT',
        { reason: 'barcode-in-use', orderId: other.orderId },
      ]);
    }
    expect((await set(other, '$123456789')).problem?.details).toMatchObject({ reason: 'barcode-in-use' });
    expect(await office.read(order.orderId)).toEqual(order);
    const elsewhere = await (await openBoxOffice(house)).sell({ places: 1 });
    expect((await set(elsewhere, '$123456789')).status).toBe(200);
  });

  test('once it was revoked, also for the ticket that had it', async () => {
    const [order, other] = [await office.sell({ places: 1 }), await office.sell({ places: 1 })];
    await set(other, 'CARD000007');
    await transfer(other);
    const old = other.items[0]?.barcode;
    for (const code of ['CARD000007', old?.value, old?.code128])
      for (const sold of [order, other])
        expect((await set(sold, code ?? '')).problem?.details).toEqual({
          reason: 'barcode-revoked',
          orderId: other.orderId,
        });
    expect(await office.read(order.orderId)).toEqual(order);
  });

  test('for one of two tickets that are given it at once', async () => {
    const orders = [await office.sell({ places: 1 }), await office.sell({ places: 1 })];
    const answers = await Promise.all(orders.map((order) => set(order, '$777777777')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem?.details?.reason).toBe('barcode-in-use');
  });

  test.each(['', '$', '$12', 'abc-123456', 'ABC 123456', 'wristband1', `A${'1'.repeat(24)}`])(
    'in another form: %j',
    async (barcode) => {
      const order = await office.sell({ places: 1 });
      const { status, problem } = await set(order, barcode);
      expect([status, problem?.fieldErrors]).toEqual([
        400,
        [
          {
            field: 'barcode',
            code: 'barcode',
            message: "Please provide a valid barcode (e.g. '$123456789')",
          },
        ],
      ]);
      expect(await office.read(order.orderId)).toEqual(order);
    },
  );

  test('for tickets that are cancelled, not paid yet or offered for resale', async () => {
    const order = await office.sell({ places: 2 });
    const [first, second] = order.items;
    await office.cancel(order.orderId, { orderItemIds: [first?.id ?? 0] });
    expect((await set(order, '$123456789')).problem).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'tickets-cancelled', orderItemIds: [first?.id] },
    });
    const unpaid = await office.sell({ places: 1, paid: false });
    expect((await set(unpaid, '$123456789')).problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'order-unpaid', status: 'PENDING' },
    });
    const orderItemId = second?.id ?? 0;
    await office.rowsOf((db) =>
      db.insert(resaleListings).values({
        promoterId: house.promoter.id,
        id: orderItemId,
        showId: office.show.showId,
        orderItemId,
        askedMinor: 100,
        state: 'OPEN',
        createdAt: new Date(),
      }),
    );
    expect((await set(order, '$123456789', { at: 1 })).problem?.details).toEqual({
      reason: 'resale',
      orderItemIds: [orderItemId],
    });
  });

  test('to those who may not, abroad, on a ticket of another order and over another change', async () => {
    const [order, other] = [await office.sell({ places: 1 }), await office.sell({ places: 1 })];
    const finance = await house.api.createUser(house.promoter, 'finance');
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await set(order, '$123456789', { as: finance })).problem).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'order:write' },
    });
    expect((await set(order, '$123456789', { as: stranger })).status).toBe(404);
    expect((await set({ ...order, items: other.items }, '$123456789')).status).toBe(404);
    expect((await set(order, '$123456789', { revision: 9 })).problem?.code).toBe('STALE');
    expect(await office.read(order.orderId)).toEqual(order);
  });
});
