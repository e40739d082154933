import { changeOrderSeats, issueComps } from '@parterre/contract/calls/orders';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { createCompPrice } from '@parterre/contract/calls/prices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '#db/schema/ground/jobs.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;
let seated: number;
let unseated: number;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
  const { showCode } = office.show;
  const as = { as: house.owner };
  const groups = await house.api.call(listPriceGroups, { params: { showCode } }, as);
  const priceGroupId = groups.body.items[0]?.priceGroupId ?? 0;
  const create = async (name: string, more: object) => {
    const body = { priceGroupId, name: { 'en-GB': name }, ...more };
    const answer = await house.api.call(createCompPrice, { params: { showCode }, body }, as);
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.priceTypeId;
  };
  seated = await create('Press', { isSeated: true });
  unseated = await create('Crew', { isSeated: false, allocation: 3 });
});

const issue = (body: object, options: object = {}) =>
  house.api.call(
    issueComps,
    { params: { showCode: office.show.showCode }, body: { priceTypeId: seated, holder: { name: 'Grace' }, ...body } },
    { as: house.owner, ...options },
  );

test('comps are an order of nothing to pay, with barcodes, a note and a seat that is sold', async () => {
  const holder = { name: 'Grace Hopper', email: 'grace@example.test' };
  const { status, body } = await issue({
    seatIds: ['Stalls|A|3', 'Stalls|A|4'],
    holder,
    note: 'Reviews',
    sendsMail: true,
  });
  expect([status, body.tickets]).toEqual([201, 2]);
  const order = await office.read(body.orderId);
  expect(order).toMatchObject({
    status: 'ACTIVE',
    paymentStatus: 'PAID',
    channel: 'box-office',
    totalMinor: 0,
    buyer: holder,
    customerId: expect.any(Number),
  });
  expect(order.items.map(({ seatId, barcode }) => [seatId, typeof barcode?.value])).toEqual([
    ['Stalls|A|3', 'string'],
    ['Stalls|A|4', 'string'],
  ]);
  expect(order.items[0]?.transactionHistory[0]).toMatchObject({ type: 'NOTE', text: 'Reviews' });
  const mails = await office.rowsOf((db) => db.select().from(jobs).where(eq(jobs.kind, 'send-mail')));
  expect(mails.map(({ payload }) => payload.orderCode)).toContain(body.orderId);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});

test('places without a seat are issued by number, as long as there are any', async () => {
  const crew = { priceTypeId: unseated };
  expect((await issue({ ...crew, quantity: 2 })).status).toBe(201);
  const short = await issue({ ...crew, quantity: 2 });
  expect([short.status, short.problem?.code]).toEqual([409, 'NOT_ENOUGH_LEFT']);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});

test('a seat that is sold is not given away', async () => {
  await office.sell({ seats: [2] });
  const taken = await issue({ seatIds: ['Stalls|A|3'] });
  expect([taken.status, taken.problem?.code]).toEqual([409, 'SEAT_TAKEN']);
});

test('a seat of another ticket is not given away', async () => {
  const other = await issue({ seatIds: ['Circle|1|1'] });
  expect([other.status, other.problem?.code]).toEqual([409, 'SEAT_NOT_FOR_SALE']);
});

test('comps are refused to those who may not, abroad, and without sense', async () => {
  const seatIds = ['Stalls|A|3'];
  const finance = await house.api.createUser(house.promoter, 'finance');
  const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
  expect((await issue({ seatIds }, { as: finance })).status).toBe(403);
  expect((await issue({ seatIds }, { as: stranger })).status).toBe(404);
  const senseless = [
    { seatIds, priceTypeId: office.show.prices[0] },
    { seatIds: [] },
    { seatIds, quantity: 1 },
    { seatIds: ['Stalls|Z|1'] },
    { seatIds, priceTypeId: unseated },
    { priceTypeId: unseated },
    { seatIds, holder: { name: ' ' } },
    { seatIds, sendsMail: true },
  ];
  for (const body of senseless) expect([body, (await issue(body)).status]).toEqual([body, 400]);
});

test('an event that sells nothing issues no comps', async () => {
  office = await openBoxOffice(house, 'PENDING');
  expect((await issue({ seatIds: ['Stalls|A|3'] })).status).toBe(400);
});

test('a comp for a seat that is on sale stays a comp wherever it moves', async () => {
  const { orderId } = (await issue({ seatIds: ['Stalls|A|3'] })).body;
  const orderItemId = (await office.read(orderId)).items[0]?.id ?? 0;
  const body = { changes: [{ orderItemId, seatId: 'Stalls|A|9' }], expectedDifferenceMinor: 0 };
  const moved = await house.api.call(changeOrderSeats, { params: { orderId }, body }, { as: house.owner });
  expect([moved.status, moved.body.paymentStatus, moved.body.totalMinor]).toEqual([200, 'PAID', 0]);
  expect(moved.body.items[0]).toMatchObject({ seatId: 'Stalls|A|9', priceTypeId: seated, paidMinor: 0 });
});

test('a comp that moves from a seat of its own to one that costs something is owed', async () => {
  const saved = await office.save([{ from: 2, to: 2, priceTypeId: seated }], 2);
  expect(saved.status).toBe(200);
  const { orderId } = (await issue({ seatIds: ['Stalls|A|3'] })).body;
  const orderItemId = (await office.read(orderId)).items[0]?.id ?? 0;
  const body = { changes: [{ orderItemId, seatId: 'Stalls|A|9' }], expectedDifferenceMinor: 5200 };
  const moved = await house.api.call(changeOrderSeats, { params: { orderId }, body }, { as: house.owner });
  expect([moved.status, moved.body.paymentStatus, moved.body.money?.balanceMinor]).toEqual([200, 'UNPAID', -5200]);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});
