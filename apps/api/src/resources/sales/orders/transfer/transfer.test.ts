import { addOrderNote, listOrders, transferOrder } from '@parterre/contract/calls/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '#db/schema/ground/jobs.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { resaleListings } from '#db/schema/sales/resale.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
});

const GRACE = { name: 'Grace Hopper', email: 'grace@example.test' };
const transfer = (orderId: string, body: object = {}, options: object = {}) =>
  house.api.call(transferOrder, { params: { orderId }, body: { ...GRACE, ...body } }, { as: house.owner, ...options });
const search = async (searchTerm: string) => {
  const query = { searchTerm, showCode: office.show.showCode };
  const { body } = await house.api.call(listOrders, { query }, { as: house.owner });
  return body.items.map(({ orderId }) => orderId);
};

test('a transferred order has a new buyer, new barcodes, and is found by the new name and its notes', async () => {
  const order = await office.sell({ seats: [0], places: 1 });
  const orderItemId = order.items[0]?.id ?? 0;
  const params = { orderId: order.orderId, orderItemId };
  await house.api.call(addOrderNote, { params, body: { text: 'Wheelchair' } }, { as: house.owner });
  const { status, body } = await transfer(order.orderId, {}, { revision: order.revision });
  expect([status, body.buyer, body.revision]).toEqual([200, GRACE, order.revision + 1]);
  expect(body.customerId).not.toBe(order.customerId);
  const codes = new Set(order.items.map(({ barcode }) => barcode?.value));
  expect(body.items.some(({ barcode }) => codes.has(barcode?.value))).toBe(false);
  expect(body.items[0]?.transactionHistory[0]).toMatchObject({
    type: 'TRANSFER',
    before: 'Ada Lovelace <ada@example.test>',
    after: 'Grace Hopper <grace@example.test>',
  });
  expect(await search('hopper')).toEqual([order.orderId]);
  expect(await search('wheelchair')).toEqual([order.orderId]);
  expect(await search('Stalls|A|1')).toEqual([order.orderId]);
  expect([await search('lovelace'), await search('ada@example.test')]).toEqual([[], []]);
  const finance = await house.api.createUser(house.promoter, 'finance');
  const masked = (await office.read(order.orderId, finance)).items[0]?.transactionHistory[0];
  expect([masked?.before, masked?.after]).toEqual(['A*** L*** <a***@e***>', 'G*** H*** <g***@e***>']);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});

test('the address of the buyer before does not go with the order', async () => {
  const { orderId } = await office.sell({ places: 1 });
  const match = eq(orders.orderId, orderId);
  const readAddress = () => office.rowsOf(async (db) => (await db.select().from(orders).where(match))[0]?.address);
  const address = { lines: ['1 Analytical Row'], town: 'London', postcode: 'W1', countryCode: 'GB' };
  await office.rowsOf((db) => db.update(orders).set({ address }).where(match));
  expect(await readAddress()).toEqual(address);
  expect((await transfer(orderId)).status).toBe(200);
  expect(await readAddress()).toBeNull();
});

test('the new buyer is sent the tickets unless told otherwise', async () => {
  const order = await office.sell({ places: 1 });
  const mails = () => office.rowsOf((db) => db.select().from(jobs).where(eq(jobs.kind, 'send-mail')));
  const before = (await mails()).length;
  await transfer(order.orderId, { sendsMail: false });
  expect(await mails()).toHaveLength(before);
  await transfer(order.orderId, { email: 'joan@example.test' });
  expect((await mails()).at(-1)?.payload).toMatchObject({ kind: 'tickets', orderCode: order.orderId });
});

test('a ticket that is offered for resale goes to whoever buys it, not to somebody else', async () => {
  const order = await office.sell({ places: 1 });
  const orderItemId = order.items[0]?.id ?? 0;
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
  const { problem } = await transfer(order.orderId);
  expect(problem).toMatchObject({ code: 'CONFLICT', details: { reason: 'resale', orderItemIds: [orderItemId] } });
  expect(await office.read(order.orderId)).toEqual(order);
});

test('a transfer is refused to those who may not, abroad, without an address, over another change and of nothing', async () => {
  const order = await office.sell({ places: 1 });
  const finance = await house.api.createUser(house.promoter, 'finance');
  const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
  expect((await transfer(order.orderId, {}, { as: finance })).status).toBe(403);
  expect((await transfer(order.orderId, {}, { as: stranger })).status).toBe(404);
  for (const email of ['', 'grace', 'a@b.test, c@d.test'])
    expect((await transfer(order.orderId, { email })).status).toBe(400);
  expect((await transfer(order.orderId, {}, { revision: 9 })).status).toBe(412);
  expect(await office.read(order.orderId)).toEqual(order);
  await office.cancel(order.orderId);
  expect((await transfer(order.orderId)).problem?.details?.reason).toBe('no-ticket-stands');
});
