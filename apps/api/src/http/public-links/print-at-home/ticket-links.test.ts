import { changeOrderSeats, setOrderBarcode, transferOrder } from '@parterre/contract/calls/orders';
import { PDF } from '@parterre/contract/wire/file-types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proveTicket, toTicketUrl } from '#resources/events/print-at-home/tickets/ticket-link.ts';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;
let network = 0;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
  network += 1;
});

type Sold = Awaited<ReturnType<BoxOffice['sell']>>;

const linkOf = ({ orderId, items }: Pick<Sold, 'orderId' | 'items'>, showCode = office.show.showCode) =>
  `/t/${showCode}/${orderId}/${proveTicket({ orderId, barcode: items[0]?.barcode?.value ?? '' })}`;
const open = (url: string) =>
  house.api.app.inject({ url, remoteAddress: `198.51.${network}.7`, headers: { 'accept-language': 'de' } });

test('a link shows the standing tickets to whoever has it, on paper and for a phone, and nobody keeps them', async () => {
  const order = await office.sell({ seats: [0, 1] });
  const paper = await open(linkOf(order));
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, PDF]);
  expect(paper.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-disposition': `inline; filename="tickets-${order.orderId}.pdf"`,
  });
  const phone = await open(`${linkOf(order)}?form=phone`);
  expect([phone.statusCode, phone.rawPayload.equals(paper.rawPayload)]).toEqual([200, false]);
});

test('a link ends with the barcode that it was made of', async () => {
  const order = await office.sell({ places: 1 });
  const link = linkOf(order);
  const body = { name: 'Grace Hopper', email: 'grace@example.test', sendsMail: false };
  await house.api.call(transferOrder, { params: { orderId: order.orderId }, body }, { as: house.owner });
  expect((await open(link)).statusCode).toBe(404);
  const given = await office.read(order.orderId);
  expect((await open(linkOf(given))).statusCode).toBe(200);
  await office.cancel(order.orderId);
  expect((await open(linkOf(given))).statusCode).toBe(404);
});

test('a link opens the current tickets after all of its own got other seats, and not after a transfer', async () => {
  const order = await office.sell({ seats: [0, 1, 2, 3] });
  const { orderId } = order;
  const site = house.api.contextOf(office.promoter).addresses.siteOf('parterre');
  const barcodes = order.items.map(({ barcode }) => barcode?.value ?? '');
  const { pathname } = new URL(toTicketUrl(site, { showCode: office.show.showCode, orderId, barcodes }));
  const links = [pathname, linkOf(order)];
  const opened = async () => (await Promise.all(links.map(open))).map(({ statusCode }) => statusCode);
  const changes = order.items.map(({ id }, at) => ({ orderItemId: id, seatId: `Stalls|A|${at + 6}` }));
  const moved = await house.api.call(changeOrderSeats, { params: { orderId }, body: { changes } }, { as: house.owner });
  expect(moved.status, moved.text).toBe(200);
  expect(await opened()).toEqual([200, 200]);
  await office.cancel(orderId, { orderItemIds: [order.items[1]?.id ?? 0] });
  expect(await opened()).toEqual([200, 200]);
  house.api.setNow(new Date(NOW.getTime() + 60_000));
  const body = { name: 'Grace Hopper', email: 'grace@example.test', sendsMail: false };
  await house.api.call(transferOrder, { params: { orderId }, body }, { as: house.owner });
  expect(await opened()).toEqual([404, 404]);
});

test('a link of tickets with other seats ends when the order is cancelled', async () => {
  const order = await office.sell({ seats: [0] });
  const { orderId } = order;
  const changes = [{ orderItemId: order.items[0]?.id ?? 0, seatId: 'Stalls|A|6' }];
  await house.api.call(changeOrderSeats, { params: { orderId }, body: { changes } }, { as: house.owner });
  expect((await open(linkOf(order))).statusCode).toBe(200);
  await office.cancel(orderId);
  expect((await open(linkOf(order))).statusCode).toBe(404);
});

test('a pre-printed barcode ends the link of the ticket, and makes none, because it could be guessed', async () => {
  const order = await office.sell({ places: 2 });
  const give = async (at: number, barcode: string) => {
    const params = { orderId: order.orderId, orderItemId: order.items[at]?.id ?? 0 };
    const answer = await house.api.call(setOrderBarcode, { params, body: { barcode } }, { as: house.owner });
    return answer.body;
  };
  const given = await give(0, '$000000001');
  for (const sold of [order, given]) expect((await open(linkOf(sold))).statusCode).toBe(404);
  const ofSecond = linkOf({ ...order, items: order.items.slice(1) });
  expect((await open(ofSecond)).statusCode).toBe(200);
  await give(1, '$000000002');
  expect((await open(ofSecond)).statusCode).toBe(404);
});

test('a link that proves nothing leads nowhere, and whoever tries many waits', async () => {
  const order = await office.sell({ places: 1 });
  const other = await openBoxOffice(house);
  const wrong = [
    linkOf(order).slice(0, -1),
    linkOf(order, other.show.showCode),
    `/t/${office.show.showCode}/${order.orderId}/x`,
    `/t/${office.show.showCode}/ABCDEFGHJK/${'x'.repeat(22)}`,
    `/t/22222222/${order.orderId}/${'x'.repeat(22)}`,
    '/t/%00/a/b',
  ];
  for (const url of wrong) {
    const answer = await open(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.headers['content-type']).toContain('text/html');
  }
  expect((await open(wrong[0] ?? '')).body).toContain('lang="de"');
  for (let tries = 0; tries < 20; tries++) await open(wrong[2] ?? '');
  const late = await open(linkOf(order));
  expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '30']);
});

test('the history tells which barcodes a link has shown and in which form, once a day', async () => {
  const order = await office.sell({ seats: [0, 1] });
  const prints = async () =>
    (await office.read(order.orderId)).items.flatMap(({ transactionHistory }) =>
      transactionHistory
        .filter(({ type }) => type === 'PRINT')
        .map(({ actor, before, after }) => [actor, before, after]),
    );
  const codes = order.items.map(({ barcode }) => barcode?.value);
  await open(linkOf(order));
  await open(linkOf(order));
  expect(await prints()).toEqual(codes.map((code) => ['Ticket link', code, 'PAPER']));
  await open(`${linkOf(order)}?form=phone`);
  expect(await prints()).toHaveLength(4);
  house.api.setNow(new Date(NOW.getTime() + 25 * 60 * 60 * 1000));
  await open(linkOf(order));
  expect(await prints()).toHaveLength(6);
  await open(linkOf(order).slice(0, -1));
  expect(await prints()).toHaveLength(6);
});
