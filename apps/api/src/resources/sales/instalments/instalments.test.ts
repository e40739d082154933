import * as calls from '@parterre/contract/calls/instalments';
import { recordOrderPayment, waiveOrderInstalments } from '@parterre/contract/calls/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { addPlan, sellOnPlan } from '#test/scenes/sell-on-plan.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;
let params: { showCode: string };
let reader: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  house = await startBoxOffice();
  reader = await house.api.createUser(house.promoter, 'box-office');
  stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
  params = { showCode: office.show.showCode };
});

const as = (user = house.owner) => ({ as: user });
const terms = { name: { 'en-GB': 'Four parts' }, depositBasisPoints: 2500, payments: 3, interval: 'month' as const };
const create = (body: object = {}, user = house.owner) =>
  house.api.call(calls.createInstalmentPlan, { params, body: { ...terms, ...body } }, as(user));
const update = (instalmentPlanId: number, body: object, more: { as?: TestUser; revision?: number } = {}) =>
  house.api.call(
    calls.updateInstalmentPlan,
    { params: { ...params, instalmentPlanId }, body },
    { as: house.owner, ...more },
  );
const remove = (instalmentPlanId: number, more: { as?: TestUser; revision?: number } = {}) =>
  house.api.call(calls.removeInstalmentPlan, { params: { ...params, instalmentPlanId } }, { as: house.owner, ...more });
const list = (query: object = {}, user = house.owner) =>
  house.api.call(calls.listShowInstalments, { params, query }, as(user));

describe('plans', () => {
  test('are made, listed, changed and deleted', async () => {
    const created = await create({ fewestMinor: 10_000 });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      ...terms,
      instalmentPlanId: created.body.instalmentPlanId,
      fewestMinor: 10_000,
      isOffered: true,
      orders: 0,
      endsAfterEvent: false,
      revision: 1,
    });
    const { instalmentPlanId } = created.body;
    const changed = await update(instalmentPlanId, { isOffered: false, payments: 5 });
    expect(changed.body).toMatchObject({ isOffered: false, payments: 5, revision: 2 });
    const offered = await create();
    const { body } = await house.api.call(calls.listInstalmentPlans, { params }, as());
    expect(body).toEqual({ currency: 'GBP', items: [offered.body, changed.body] });
    expect((await remove(instalmentPlanId)).status).toBe(204);
    expect((await remove(instalmentPlanId)).status).toBe(404);
  });

  test('say when their last payment would come after the event', async () => {
    expect((await create({ payments: 12 })).body.endsAfterEvent).toBe(true);
  });

  test('need their permission and belong to their promoter', async () => {
    const { instalmentPlanId } = (await create()).body;
    for (const answer of [await create({}, reader), await update(instalmentPlanId, {}, { as: reader })])
      expect(answer.problem).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'instalment:write' } });
    expect((await remove(instalmentPlanId, { as: reader })).status).toBe(403);
    expect((await house.api.call(calls.listInstalmentPlans, { params }, as(reader))).status).toBe(403);
    expect((await create({}, stranger)).status).toBe(404);
    expect((await update(instalmentPlanId, {}, { as: stranger })).status).toBe(404);
    expect((await remove(instalmentPlanId, { as: stranger })).status).toBe(404);
    expect((await house.api.call(calls.listInstalmentPlans, { params }, as(stranger))).status).toBe(404);
  });

  test.each([
    [{ depositBasisPoints: 99 }, 'depositBasisPoints'],
    [{ depositBasisPoints: 9001 }, 'depositBasisPoints'],
    [{ payments: 0 }, 'payments'],
    [{ payments: 25 }, 'payments'],
    [{ interval: 'day' }, 'interval'],
    [{ fewestMinor: -1 }, 'fewestMinor'],
    [{ name: {} }, 'name'],
    [{ colour: 'red' }, 'colour'],
  ])('with bad terms are refused: %j', async (body, field) => {
    expect((await create(body)).problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field }] });
  });

  test('that orders use keep their terms and cannot be deleted, but are no longer offered', async () => {
    const { instalmentPlanId } = (await create({ payments: 2 })).body;
    const orderId = await sellOnPlan(office, instalmentPlanId, [0, 1]);
    expect((await remove(instalmentPlanId)).problem).toMatchObject({ code: 'IN_USE', details: { orders: 1 } });
    expect((await update(instalmentPlanId, { payments: 3 })).problem?.code).toBe('IN_USE');
    expect((await update(instalmentPlanId, { isOffered: false }, { revision: 7 })).problem?.code).toBe('STALE');
    const stopped = await update(instalmentPlanId, { isOffered: false, payments: 2, name: { 'en-GB': 'Old' } });
    expect(stopped.body).toMatchObject({ isOffered: false, orders: 1, name: { 'en-GB': 'Old' } });
    expect((await office.read(orderId)).instalmentPlan?.name).toEqual({ 'en-GB': 'Old' });
    await expect(sellOnPlan(office, instalmentPlanId, [2, 3])).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      extras: { details: { reason: 'not-offered' } },
    });
  });
});

describe('the list', () => {
  const day = (iso: string) => house.api.setNow(new Date(`${iso}T12:00:00Z`));

  test('goes by day due, says what is overdue on the clock of the venue, and filters', async () => {
    const orderId = await sellOnPlan(office, await addPlan(office), [0, 1]);
    house.api.setNow(new Date('2026-12-20T23:59:00Z'));
    expect((await list()).body.items.map(({ dueOn, status }) => [dueOn, status])).toEqual([
      ['2026-11-20', 'paid'],
      ['2026-12-20', 'due'],
      ['2027-01-20', 'due'],
    ]);
    day('2026-12-21');
    const overdue = await list({ status: 'overdue' });
    expect(overdue.body.items).toEqual([
      expect.objectContaining({
        orderId,
        number: 1,
        payments: 2,
        openMinor: 4160,
        planName: { 'en-GB': 'Three parts' },
      }),
    ]);
    expect(overdue.body.items[0]?.buyer).toEqual({ name: 'Grace Hopper', email: 'grace@example.test' });
    const { body } = await list({ dueFrom: '2027-01-20', dueTo: '2027-01-20' });
    expect(body).toMatchObject({ totalItems: 1, items: [{ number: 2 }] });
    const args = { params: { orderId }, body: { reason: 'Let off' } };
    await house.api.call(waiveOrderInstalments, args, as());
    expect((await list({ status: 'waived' })).body.items.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('of all events is the same for the promoter, and reads on page by page', async () => {
    const planId = await addPlan(office, { payments: 1, depositBasisPoints: 5000 });
    for (let seat = 0; seat < 11; seat++) await sellOnPlan(office, planId, [seat]);
    const query = { showCode: params.showCode, pageSize: 20 };
    const first = await house.api.call(calls.listInstalments, { query }, as());
    expect(first.body).toMatchObject({ totalItems: 22, totalPages: 2 });
    const next = first.body.next ?? '';
    const second = await house.api.call(calls.listInstalments, { query: { ...query, next } }, as());
    const seen = [...first.body.items, ...second.body.items].map(({ orderId, number }) => `${orderId} ${number}`);
    expect(new Set(seen).size).toBe(22);
    expect(second.body.next).toBeUndefined();
    const broken = await house.api.call(calls.listInstalments, { query: { ...query, next: 'x' } }, as());
    expect(broken.problem?.fieldErrors).toMatchObject([{ field: 'next' }]);
  });

  test('needs its permission, hides buyers, shows nothing of others and refuses nonsense', async () => {
    await sellOnPlan(office, await addPlan(office), [0]);
    expect((await list({}, reader)).problem?.details).toEqual({ permission: 'report:instalments' });
    expect((await list({}, stranger)).status).toBe(404);
    const all = await house.api.call(calls.listInstalments, { query: {} }, as(stranger));
    expect(all.body.items).toEqual([]);
    const finance = await house.api.createUser(house.promoter, 'finance');
    expect((await list({}, finance)).body.items[0]).toMatchObject({
      isBuyerMasked: true,
      buyer: { name: 'G*** H***' },
    });
    for (const query of [{ status: 'late' }, { dueFrom: 'soon' }, { pageSize: 5 }])
      expect((await list(query)).status).toBe(400);
  });
});

test('the days of a month tell what is asked for, what is late and what came in', async () => {
  const orderId = await sellOnPlan(office, await addPlan(office), [0, 1]);
  await sellOnPlan(office, await addPlan(office), [2]);
  const part = { amountMinor: 1000, method: 'cash' as const, instalmentNumber: 1 };
  await house.api.call(recordOrderPayment, { params: { orderId }, body: part }, as());
  const days = (month?: string, user = house.owner) =>
    house.api.call(calls.listInstalmentDays, { query: { ...params, ...(month ? { month } : {}) } }, as(user));
  const common = { dueOn: '2026-12-20', currency: 'GBP', instalments: 2, paidMinor: 1000 };
  expect((await days('2026-12')).body.items).toEqual([{ ...common, dueMinor: 5240, overdueMinor: 0 }]);
  house.api.setNow(new Date('2026-12-21T12:00:00Z'));
  expect((await days()).body.items).toEqual([{ ...common, dueMinor: 0, overdueMinor: 5240 }]);
  expect((await days('2026-13')).status).toBe(400);
  expect((await days('2026-12', reader)).status).toBe(403);
  expect((await days('2026-12', stranger)).body.items).toEqual([]);
});
