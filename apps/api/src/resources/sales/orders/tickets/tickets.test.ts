import * as calls from '@parterre/contract/calls/orders';
import { transferOrder } from '@parterre/contract/calls/orders';
import { updatePrintAtHomeSettings } from '@parterre/contract/calls/print-at-home';
import type { CallArguments } from '@parterre/contract/wire/call';
import { PDF } from '@parterre/contract/wire/file-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers } from '#db/schema/sales/customers.ts';
import { readPdf } from '#documents/pdf/testing/read-pdf.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
  const body = { prices: [{ priceTypeId: office.show.standing, barcode: 'CODE_128' as const }] };
  const params = { showCode: office.show.showCode };
  await house.api.call(updatePrintAtHomeSettings, { params, body }, { as: house.owner });
});

type Body = CallArguments<typeof calls.exportOrderTickets>['body'];

const print = (orderId: string, body: Body = {}, as = house.owner) =>
  house.api.call(calls.exportOrderTickets, { params: { orderId }, body }, { as });
/** Returns the text without spaces, because a line of a PDF can break anywhere. */
const textOf = (bytes: Buffer) => readPdf(bytes).pages.flat().join('').replace(/\s/g, '');
const pagesOf = (bytes: Buffer) => readPdf(bytes).pages.length;

test('the tickets of an order are one PDF with the codes of each, and its history says who printed them', async () => {
  const order = await office.sell({ seats: [0, 1], places: 1 });
  const { status, headers, bytes } = await print(order.orderId);
  expect([status, headers['content-type']]).toEqual([200, PDF]);
  expect(headers['content-disposition']).toContain(`tickets-${order.orderId}.pdf`);
  expect(pagesOf(bytes)).toBe(3);
  const text = textOf(bytes);
  for (const { barcode, seatId } of order.items)
    expect(text).toContain(seatId === null ? barcode?.code128 : barcode?.value);
  expect(text).toContain('AdaLovelace');
  const { items } = await office.read(order.orderId);
  for (const { transactionHistory, barcode, seatId } of items)
    expect(transactionHistory[0]).toMatchObject({
      type: 'PRINT',
      before: seatId === null ? barcode?.code128 : barcode?.value,
      after: 'PAPER',
      amount: null,
    });
});

test('some of them can be printed, which only their history says', async () => {
  const order = await office.sell({ places: 2 });
  const [first, second] = order.items.map(({ id }) => id) as [number, number];
  const { bytes } = await print(order.orderId, { orderItemIds: [second], form: 'PHONE' });
  expect(pagesOf(bytes)).toBe(1);
  expect(textOf(bytes)).toContain(order.items[1]?.barcode?.code128);
  const history = new Map((await office.read(order.orderId)).items.map((item) => [item.id, item.transactionHistory]));
  expect(history.get(first)?.map(({ type }) => type)).toEqual(['PURCHASE']);
  expect(history.get(second)?.[0]).toMatchObject({ type: 'PRINT', after: 'PHONE' });
  for (const [wrong, code] of [
    [[4711], 'unknown'],
    [[first, first], 'twice'],
  ] as const) {
    const { problem } = await print(order.orderId, { orderItemIds: [...wrong] });
    expect([problem?.code, problem?.fieldErrors?.[0]?.code]).toEqual(['INVALID', code]);
  }
});

test('they are in the language of the buyer where tickets are printed in it, else in the one asked for', async () => {
  const order = await office.sell({ places: 1, email: 'grete@example.test' });
  await office.rowsOf((db) =>
    db
      .update(customers)
      .set({ cultureCode: 'de-AT' })
      .where(eq(customers.id, order.customerId ?? 0)),
  );
  expect(textOf((await print(order.orderId)).bytes)).toContain('März2027');
  expect(textOf((await print(order.orderId, { languageCode: 'en-GB' })).bytes)).toContain('March2027');
  const { problem } = await print(order.orderId, { languageCode: 'xx' });
  expect([problem?.code, problem?.fieldErrors?.[0]?.field]).toEqual(['INVALID', 'languageCode']);
});

test('a new barcode is on the tickets after a transfer, and the old one is not', async () => {
  const order = await office.sell({ places: 1 });
  const old = order.items[0]?.barcode?.code128 ?? '';
  const body = { name: 'Grace Hopper', email: 'grace@example.test', sendsMail: false };
  await house.api.call(transferOrder, { params: { orderId: order.orderId }, body }, { as: house.owner });
  const text = textOf((await print(order.orderId)).bytes);
  expect(text).toContain('GraceHopper');
  expect(text).not.toContain(old);
  expect(text).toContain((await office.read(order.orderId)).items[0]?.barcode?.code128);
});

test('nothing is printed of orders without tickets, unpaid ones and those of others, or by who may not', async () => {
  const order = await office.sell({ places: 2 });
  await office.cancel(order.orderId, { orderItemIds: [order.items[0]?.id ?? 0] });
  const standing = await print(order.orderId);
  expect(pagesOf(standing.bytes)).toBe(1);
  expect((await print(order.orderId, { orderItemIds: [order.items[0]?.id ?? 0] })).status).toBe(400);
  await office.cancel(order.orderId);
  expect((await print(order.orderId)).problem?.details?.reason).toBe('no-tickets-to-send');
  const unpaid = await office.sell({ places: 1, paid: false });
  expect((await print(unpaid.orderId)).problem).toMatchObject({
    code: 'RULE_BROKEN',
    details: { reason: 'no-tickets-to-send', status: 'PENDING' },
  });
  const other = await office.sell({ places: 1 });
  const finance = await house.api.createUser(house.promoter, 'finance');
  const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
  expect((await print(other.orderId, {}, finance)).status).toBe(403);
  expect((await print(other.orderId, {}, stranger)).status).toBe(404);
});
