import { changeOrderSeats, listOrders, transferOrder } from '@parterre/contract/calls/orders';
import type { Order } from '@parterre/contract/orders/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderItems, revokedBarcodes } from '#db/schema/sales/orders.ts';
import { lockShow } from '#resources/ground/show-rows/require-show.ts';
import { draftResale } from '#resources/sales/resale/draft-resale.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { lockOrder } from '../lock-order.ts';
import { settleDraft } from '../purchase/settle-draft.ts';
import { writeOrders } from '../purchase/write-orders.ts';
import { newUnusedBarcode, replaceBarcodes } from './replace-barcodes.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
});

const transfer = async ({ orderId }: Order) => {
  const body = { name: 'Grace Hopper', email: 'grace@example.test', sendsMail: false };
  return (await house.api.call(transferOrder, { params: { orderId }, body }, { as: house.owner })).body;
};
const search = async (searchTerm: string) => {
  const { body } = await house.api.call(listOrders, { query: { searchTerm } }, { as: house.owner });
  return body.items.map(({ orderId }) => orderId);
};
const listRevoked = () =>
  office.rowsOf((db) => db.select().from(revokedBarcodes).where(eq(revokedBarcodes.showId, office.show.showId)));

test('what a ticket had before is kept, and finds its order', async () => {
  const order = await office.sell({ seats: [0] });
  const orderItemId = order.items[0]?.id ?? 0;
  const moved = await house.api.call(
    changeOrderSeats,
    { params: { orderId: order.orderId }, body: { changes: [{ orderItemId, seatId: 'Stalls|A|5' }] } },
    { as: house.owner, revision: order.revision },
  );
  expect(moved.status).toBe(200);
  const given = await transfer(order);
  expect((await listRevoked()).map(({ barcode }) => barcode).sort()).toEqual(
    [order, moved.body].map(({ items }) => items[0]?.barcode?.value).sort(),
  );
  for (const { items } of [order, moved.body, given])
    for (const code of [items[0]?.barcode?.value, items[0]?.barcode?.code128])
      expect([code, await search(code ?? '')]).toEqual([code, [order.orderId]]);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});

test('a cancelled ticket leaves its barcode to the revoked ones and gets another that nobody is shown', async () => {
  const order = await office.sell({ places: 2 });
  const [first, second] = order.items;
  const cancelled = await office.cancel(order.orderId, { orderItemIds: [first?.id ?? 0] });
  expect(cancelled.status, cancelled.text).toBe(200);
  expect((await listRevoked()).map(({ barcode, orderItemId }) => [barcode, orderItemId])).toEqual([
    [first?.barcode?.value, first?.id],
  ]);
  expect(cancelled.body.items.map(({ id, barcode }) => [id, barcode])).toEqual([
    [first?.id, null],
    [second?.id, second?.barcode],
  ]);
  const [drawn] = await office.rowsOf((db) =>
    db
      .select()
      .from(orderItems)
      .where(eq(orderItems.id, first?.id ?? 0)),
  );
  expect(drawn?.barcode).toMatch(/^[0-9A-F]{16}$/);
  expect([drawn?.barcode, `$${drawn?.barcodeNumber}`]).not.toEqual([first?.barcode?.value, first?.barcode?.code128]);
  for (const code of [first?.barcode?.value, first?.barcode?.code128])
    expect(await search(code ?? '')).toEqual([order.orderId]);
  expect(JSON.stringify(await office.read(order.orderId))).not.toContain(drawn?.barcode);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});

test('a ticket that draws a revoked barcode is sold with another one', async () => {
  const order = await office.sell({ places: 1 });
  await transfer(order);
  const barcodeNumber = Number(order.items[0]?.barcode?.code128.slice(1));
  const seller = { apiKeyId: null, channel: 'box-office', partnerSiteId: null };
  const place = { priceTypeId: office.show.standing, seat: null, hold: 0 };
  const buyer = { name: 'Ada Lovelace', email: 'ada@example.test' };
  let tries = 0;
  const orderId = await house.api.contextOf(house.promoter).change('order.purchase', async (change) => {
    const show = await lockShow(change, office.show.showCode);
    const priced = await draftResale(change, show, { ...place, askedMinor: 100 }, seller);
    tries += 1;
    const items = priced.items.map((item) => (tries === 1 ? { ...item, barcodeNumber } : item));
    const sale = { priced: { ...priced, items }, postages: new Map() };
    const draft = await settleDraft(change, show, { buyer, isPaid: true }, sale);
    await writeOrders(change, show, [{ ...draft, customerId: null }]);
    return { answer: draft.orderId, show, objectId: draft.orderId };
  });
  expect(tries).toBe(2);
  expect((await office.read(orderId)).items[0]?.barcode?.code128).not.toBe(order.items[0]?.barcode?.code128);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});

test.each(['barcode', 'barcodeNumber'] as const)('a ticket whose new %s was revoked gets yet another', async (part) => {
  const [former, order] = [await office.sell({ places: 1 }), await office.sell({ places: 1 })];
  await transfer(former);
  const { value = '', code128 = '' } = former.items[0]?.barcode ?? {};
  const revoked = { barcode: value, barcodeNumber: Number(code128.slice(1)) };
  let tries = 0;
  await house.api.contextOf(house.promoter).change('order.transfer', async (change) => {
    const locked = await lockOrder(change, order.orderId);
    tries += 1;
    const drawn = { ...newUnusedBarcode(), ...(tries === 1 ? { [part]: revoked[part] } : {}) };
    await replaceBarcodes(change, locked.order, locked.items, () => drawn);
    return { answer: undefined, show: locked.show, objectId: order.orderId };
  });
  expect(tries).toBe(2);
  const now = (await office.read(order.orderId)).items[0]?.barcode;
  expect(now?.value).not.toBe(value);
  expect(now?.code128).not.toBe(code128);
  expect((await listRevoked()).map(({ barcode }) => barcode).sort()).toEqual(
    [value, order.items[0]?.barcode?.value].sort(),
  );
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});
