import { recordOrderPayment, waiveOrderInstalments } from '@parterre/contract/calls/orders';
import type { CallArguments } from '@parterre/contract/wire/call';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { addPlan, sellOnPlan } from '#test/scenes/sell-on-plan.ts';
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

type PayBody = CallArguments<typeof recordOrderPayment>['body'];

/** Also sends bodies that the contract forbids, which must be refused. */
const pay = (orderId: string, body: object, more: { as?: BoxOffice['owner']; revision?: number; key?: string } = {}) =>
  house.api.call(
    recordOrderPayment,
    { params: { orderId }, body: { method: 'cash', ...body } as PayBody },
    { as: house.owner, ...more },
  );
const waive = (orderId: string, more: { as?: BoxOffice['owner']; revision?: number } = {}) =>
  house.api.call(
    waiveOrderInstalments,
    { params: { orderId }, body: { reason: 'Agreed with the school' } },
    { as: house.owner, ...more },
  );
/** Sells two seats for 104.00: 20.80 is paid at once, then 41.60 twice. */
const sellInParts = async () => sellOnPlan(office, await addPlan(office), [0, 1]);

describe('a payment', () => {
  test('of an unpaid order makes it active once all of it is there', async () => {
    const { orderId } = await office.sell({ seats: [0, 1], paid: false });
    const part = await pay(orderId, { amountMinor: 4000, method: 'bank-transfer', reference: 'HBCE 1' });
    expect(part.body).toMatchObject({ status: 'PENDING', paymentStatus: 'PART_PAID', money: { balanceMinor: -6400 } });
    const rest = await pay(orderId, { amountMinor: 6400 });
    expect(rest.body).toMatchObject({ status: 'ACTIVE', paymentStatus: 'PAID', money: { paidMinor: 10_400 } });
    expect(rest.body.items[0]?.transactionHistory.slice(0, 2)).toMatchObject([
      { type: 'PAYMENT', text: 'cash', amount: 6400, before: 'PART_PAID', after: 'PAID' },
      { type: 'PAYMENT', text: 'bank-transfer: HBCE 1', amount: 4000, before: 'UNPAID', after: 'PART_PAID' },
    ]);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('goes to the instalment it is for, or to what is due first', async () => {
    const orderId = await sellInParts();
    expect(await office.read(orderId)).toMatchObject({ status: 'ACTIVE', paymentStatus: 'PART_PAID' });
    await pay(orderId, { amountMinor: 4160, instalmentNumber: 2 });
    const { body } = await pay(orderId, { amountMinor: 160 });
    expect(body.instalmentPlan?.instalments).toMatchObject([
      { number: 0, status: 'paid', openMinor: 0 },
      { number: 1, status: 'due', paidMinor: 160, openMinor: 4000 },
      { number: 2, status: 'paid', paidMinor: 4160 },
    ]);
    expect((await pay(orderId, { amountMinor: 4000 })).body).toMatchObject({ paymentStatus: 'PAID' });
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('is refused without the permission and at another promoter', async () => {
    const { orderId } = await office.sell({ seats: [0], paid: false });
    const reader = await house.api.createUser(house.promoter, 'auditor');
    expect((await pay(orderId, { amountMinor: 1 }, { as: reader })).problem).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'order:pay' },
    });
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await pay(orderId, { amountMinor: 1 }, { as: stranger })).status).toBe(404);
  });

  test.each([
    [{ amountMinor: 0 }, 'amountMinor'],
    [{ amountMinor: 1.5 }, 'amountMinor'],
    [{ amountMinor: 1, method: 'shells' }, 'method'],
    [{ amountMinor: 1, instalmentNumber: 9 }, 'instalmentNumber'],
  ])('that makes no sense is refused: %j', async (body, field) => {
    const { orderId } = await office.sell({ seats: [0], paid: false });
    expect((await pay(orderId, body)).problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field }] });
  });

  test('of more than is owed is refused with the most there is to pay', async () => {
    const { orderId } = await office.sell({ seats: [0], paid: false });
    const refused = {
      code: 'RULE_BROKEN',
      details: { reason: 'more-than-owed', mostMinor: 5200 },
      fieldErrors: [{ field: 'amountMinor' }],
    };
    expect((await pay(orderId, { amountMinor: 5201 })).problem).toMatchObject(refused);
    const planned = await sellOnPlan(office, await addPlan(office), [2, 3]);
    expect((await pay(planned, { amountMinor: 4161, instalmentNumber: 1 })).problem?.details).toEqual({
      reason: 'more-than-owed',
      mostMinor: 4160,
    });
    const paid = await office.sell({ seats: [4] });
    expect((await pay(paid.orderId, { amountMinor: 1 })).problem?.details).toEqual({
      reason: 'nothing-owed',
      mostMinor: 0,
    });
  });

  test('is recorded once: a repeated request replays, a stale one is refused', async () => {
    const { orderId, revision } = await office.sell({ seats: [0], paid: false });
    const first = await pay(orderId, { amountMinor: 100 }, { key: 'once', revision });
    const again = await pay(orderId, { amountMinor: 100 }, { key: 'once', revision });
    expect(again.body).toEqual(first.body);
    expect((await pay(orderId, { amountMinor: 100 }, { revision })).problem?.code).toBe('STALE');
    expect((await office.read(orderId)).money.paidMinor).toBe(100);
  });

  test('of one instalment by two people at once is taken once', async () => {
    const orderId = await sellInParts();
    const both = [
      pay(orderId, { amountMinor: 4160, instalmentNumber: 1 }),
      pay(orderId, { amountMinor: 4160, instalmentNumber: 1 }),
    ];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await office.read(orderId)).money.paidMinor).toBe(2080 + 4160);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });
});

describe('letting off what is owed', () => {
  test('makes the order paid and says so in ledger and history', async () => {
    const orderId = await sellInParts();
    const { body } = await waive(orderId);
    expect(body).toMatchObject({
      status: 'ACTIVE',
      paymentStatus: 'PAID',
      totalMinor: 2080,
      money: { waivedMinor: 8320, paidMinor: 2080, balanceMinor: 0 },
    });
    expect(body.instalmentPlan?.instalments.map(({ status, amountMinor }) => [status, amountMinor])).toEqual([
      ['paid', 2080],
      ['waived', 4160],
      ['waived', 4160],
    ]);
    expect(body.items[0]?.transactionHistory[0]).toMatchObject({
      type: 'WAIVER',
      text: 'Agreed with the school',
      amount: -8320,
    });
    expect((await waive(orderId)).problem?.details?.reason).toBe('no-open-instalments');
    const again = await pay(orderId, { amountMinor: 100, instalmentNumber: 1 });
    expect(again.problem).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'instalment-settled', instalmentNumber: 1 },
    });
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('is refused without the permission, at another promoter, for orders without a plan, and when stale', async () => {
    const orderId = await sellInParts();
    const boxOffice = await house.api.createUser(house.promoter, 'box-office');
    expect((await waive(orderId, { as: boxOffice })).problem?.details).toEqual({ permission: 'instalment:write' });
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await waive(orderId, { as: stranger })).status).toBe(404);
    expect((await waive(orderId, { revision: 99 })).problem?.code).toBe('STALE');
    const { orderId: unpaid } = await office.sell({ seats: [5], paid: false });
    expect((await waive(unpaid)).problem?.details?.reason).toBe('no-open-instalments');
  });
});

describe('cancelling an order that is paid in parts', () => {
  test('gives back what was paid and asks for nothing more', async () => {
    const orderId = await sellInParts();
    const { body } = await office.cancel(orderId, { feeMinor: 580 });
    expect(body).toMatchObject({
      status: 'CANCEL_PENDING',
      refundStatus: 'PENDING',
      money: { balanceMinor: 1500, cancelFeeMinor: 580, totalMinor: 580 },
    });
    expect(body.instalmentPlan?.instalments.map(({ status }) => status)).toEqual(['paid', 'waived', 'waived']);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('in part lets what was paid stay with the tickets that stand', async () => {
    const orderId = await sellInParts();
    const { items } = await office.read(orderId);
    const tooMuch = await office.cancel(orderId, { orderItemIds: [items[0]?.id ?? 0], feeMinor: 1041 });
    expect(tooMuch.problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'keeps-more-than-paid', mostMinor: 1040 },
    });
    const { body } = await office.cancel(orderId, { orderItemIds: [items[0]?.id ?? 0], feeMinor: 40 });
    // 52.00 + 0.40 less the paid 20.80 leaves 31.60, half of it each month.
    expect(body).toMatchObject({ status: 'ACTIVE', paymentStatus: 'PART_PAID', refundStatus: 'NONE' });
    expect(body.instalmentPlan?.instalments.map(({ openMinor }) => openMinor)).toEqual([0, 1580, 1580]);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('after the rest was let off gives back no more than came in', async () => {
    const orderId = await sellInParts();
    await waive(orderId);
    const { items } = await office.read(orderId);
    await office.cancel(orderId, { orderItemIds: [items[0]?.id ?? 0] });
    expect((await office.cancel(orderId)).body.money).toMatchObject({
      balanceMinor: 2080,
      waivedMinor: 0,
      totalMinor: 0,
    });
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });
});
