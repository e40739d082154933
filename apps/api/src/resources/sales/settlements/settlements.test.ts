import { listAuditEntries } from '@parterre/contract/calls/audit';
import { listNotifications } from '@parterre/contract/calls/notifications';
import { changeOrderSeats, previewSeatChange } from '@parterre/contract/calls/orders';
import * as calls from '@parterre/contract/calls/settlements';
import type { Order } from '@parterre/contract/orders/order';
import type { Settlement } from '@parterre/contract/settlements';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { addPlan, sellOnPlan } from '#test/scenes/sell-on-plan.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import type { TestUser } from '#test/support/test-api.ts';
import { toDigest } from './build-statement.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;
let stranger: TestUser;
let reader: TestUser;

beforeAll(async () => {
  house = await startBoxOffice();
  stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
  reader = await house.api.createUser(house.promoter, 'auditor');
});
afterAll(() => house.api.close());
beforeEach(async () => {
  // The test has its own promoter, because statements are numbered and rules are deducted across all of one.
  const promoter = await house.api.createPromoter();
  const owner = await house.api.createUser(promoter, 'owner');
  office = await openBoxOffice({ api: house.api, promoter, owner });
});

type AgreeBody = CallArguments<typeof calls.agreeSettlement>['body'];
type RuleBody = CallArguments<typeof calls.createSettlementRule>['body'];

const as = (user = office.owner) => ({ as: user });
const day = (iso: string) => house.api.setNow(new Date(`${iso}T12:00:00Z`));
const preview = (query: object = {}, user = office.owner) =>
  house.api.call(calls.previewSettlement, { query: { promoterCode: office.promoter.code, ...query } }, as(user));
const agree = (body: Partial<AgreeBody> & Pick<AgreeBody, 'digest'>, user = office.owner) =>
  house.api.call(
    calls.agreeSettlement,
    { body: { promoterCode: office.promoter.code, fromOn: '2026-11-01', toOn: '2026-11-30', ...body } },
    as(user),
  );
async function settle(fromOn: string, toOn: string, more: object = {}): Promise<Settlement> {
  const { digest } = (await preview({ fromOn, toOn, ...more })).body;
  const { status, body, text } = await agree({ fromOn, toOn, digest, ...more });
  expect(status, text).toBe(201);
  return body;
}
/** Also sends bodies that the contract forbids, which must be refused. */
const addRule = (body: object, user = office.owner) =>
  house.api.call(
    calls.createSettlementRule,
    { params: { code: office.promoter.code }, body: { currency: 'GBP', ...body } as RuleBody },
    as(user),
  );
/** Writes `section kind label quantity amount` of each line. */
const tell = ({ lines }: Pick<Settlement, 'lines'>) =>
  lines.map(({ section, kind, label, quantity, amountMinor }) =>
    [section, kind, label, quantity, amountMinor].filter((part) => part !== '' && part !== null).join(' '),
  );

/**
 * Sells three seats at 50.00 and two places at 20.00, with a booking fee of 2.00 each and 20 % tax included; cancels
 * one seat, keeps 7.00 and refunds the rest; the third order stays unpaid.
 */
async function sellNovember() {
  const order = await office.sell({ seats: [0, 1, 2], places: 2 });
  await office.cancel(order.orderId, { orderItemIds: [order.items[0]?.id ?? 0], feeMinor: 700, refund: 'done' });
  await office.sell({ seats: [10], paid: false });
  return order;
}

describe('a statement', () => {
  test('comes to what is counted by hand', async () => {
    await addRule({ name: 'Venue share', kind: 'share-of-gross', basisPoints: 1250 });
    await addRule({ name: 'Levy', kind: 'per-ticket', amountMinor: 50 });
    await addRule({ name: 'Hall', kind: 'fixed', amountMinor: 4000 });
    await addRule({ name: 'Asleep', kind: 'fixed', amountMinor: 1, isActive: false });
    await addRule({ name: 'Euros', kind: 'fixed', amountMinor: 1, currency: 'EUR' });
    await sellNovember();
    const { body } = await preview();
    expect(tell(body)).toEqual([
      'sales gross Price 1 4 20000',
      'sales gross Price 4 2 4000',
      'sales cancelled Price 1 -1 -5000',
      // 6 sold, 1 cancelled.
      'sales fee 1000',
      'sales cancel-fee 700',
      // 12.5 % of 200.00 + 40.00 − 50.00 = 190.00; 5 × 0.50; once.
      'deduction deduction Venue share -2375',
      'deduction deduction Levy 5 -250',
      'deduction deduction Hall -4000',
      'apart tax 3333',
      'apart payment 20000',
      'apart refund -4500',
      'apart outstanding 5200',
      'apart refund-due 0',
    ]);
    expect(body).toMatchObject({
      tickets: 5,
      receiptsMinor: 20_000 + 4000 - 5000 + 1000 + 700,
      deductionsMinor: -6625,
      netMinor: 14_075,
      fromOn: '2026-11-20',
      toOn: '2026-11-20',
      currency: 'GBP',
      movementsBefore: 0,
    });
  });

  test('is frozen when it is agreed, and what happens later is a correction of the next', async () => {
    await addRule({ name: 'Venue share', kind: 'share-of-gross', basisPoints: 1000 });
    await addRule({ name: 'Hall', kind: 'fixed', amountMinor: 4000 });
    const order = await sellNovember();
    const first = await settle('2026-11-01', '2026-11-30');
    expect(first).toMatchObject({ number: 1, agreedBy: expect.any(String), receiptsMinor: 20_700, netMinor: 14_800 });
    expect((await preview({ toOn: '2026-11-30' })).body).toMatchObject({ receiptsMinor: 0, netMinor: 0 });
    day('2026-12-02');
    await office.cancel(order.orderId, { orderItemIds: [order.items[1]?.id ?? 0] });
    await office.sell({ seats: [20] });
    const second = await settle('2026-12-01', '2026-12-31');
    expect(tell(second)).toEqual([
      'sales gross Price 1 1 5000',
      'sales fee 200',
      'correction cancelled Price 1 -1 -5000',
      'correction fee -200',
      // The share is zero: 50.00 − 50.00. The hall was already deducted.
      // 8.67 of the sold one, 8.66 of the reversed one, which shared the odd penny of its order.
      'apart tax 1',
      'apart payment 5200',
      'apart refund 0',
      'apart outstanding 5200',
      'apart refund-due 5200',
    ]);
    expect(second).toMatchObject({ number: 2, tickets: 0, netMinor: 0 });
    const again = await house.api.call(
      calls.getSettlement,
      { params: { settlementId: first.settlementId }, query: {} },
      as(),
    );
    expect(again.body).toEqual(first);
    expect(toDigest(again.body)).toBe(first.digest);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('is about one event or all of them, on the clock of each', async () => {
    const other = await openBoxOffice(office);
    house.api.setNow(new Date('2026-11-30T23:59:59Z'));
    await office.sell({ seats: [0] });
    house.api.setNow(new Date('2026-12-01T00:00:00Z'));
    await other.sell({ seats: [0] });
    const period = { fromOn: '2026-11-01', toOn: '2026-11-30' };
    expect((await preview(period)).body).toMatchObject({ tickets: 1, receiptsMinor: 5200 });
    expect((await preview({ fromOn: '2026-12-01', toOn: '2026-12-01' })).body).toMatchObject({
      tickets: 1,
      movementsBefore: 4,
    });
    const one = await settle('2026-12-01', '2026-12-31', { showCode: other.show.showCode });
    expect(one).toMatchObject({ showCode: other.show.showCode, tickets: 1 });
    expect(await settle('2026-11-01', '2026-12-31')).toMatchObject({ number: 2, showCode: null, tickets: 1 });
    const list = (query: object) => house.api.call(calls.listSettlements, { query }, as());
    expect((await list({})).body.items.map(({ number }) => number).sort()).toEqual([1, 2]);
    const { body } = await list({ showCode: other.show.showCode });
    expect(body.items.map(({ number }) => number)).toEqual([1]);
    const ofOther = eq(shows.id, other.show.showId);
    await office.rowsOf((db) =>
      db
        .update(shows)
        .set({ partnerSiteIds: [3] })
        .where(ofOther),
    );
    const ofRegion = async (regionId: number) => (await list({ regionId })).body;
    expect((await ofRegion(3)).totalItems).toBe(2);
    expect(await ofRegion(2)).toMatchObject({ totalItems: 1, items: [{ number: 2, tickets: 1 }] });
    const query = { object: 'settlement', showCode: other.show.showCode };
    const written = (await house.api.call(listAuditEntries, { query }, as())).body.items;
    expect(written.map(({ objectId }) => objectId)).toEqual([String(one.settlementId)]);
    const colleague = await house.api.createUser(office.promoter, 'finance');
    const bell = (await house.api.call(listNotifications, { query: {} }, as(colleague))).body.items;
    expect(bell.map(({ kind, show }) => [kind, show?.showCode])).toEqual([
      ['settlement.agreed', undefined],
      ['settlement.agreed', other.show.showCode],
    ]);
  });

  test('counts a ticket that changed its seat once, as what it is, also when it is settled in between', async () => {
    const changeSeat = async ({ orderId, items }: Order, seatId: string) => {
      const changes = [{ orderItemId: items[0]?.id ?? 0, seatId }];
      const params = { orderId };
      const { differenceMinor } = (await house.api.call(previewSeatChange, { params, body: { changes } }, as())).body;
      const body = { changes, expectedDifferenceMinor: differenceMinor };
      const { status, text } = await house.api.call(changeOrderSeats, { params, body }, as());
      expect(status, text).toBe(200);
    };
    const salesOf = (statement: Pick<Settlement, 'lines'>) =>
      tell(statement).filter((line) => /gross|cancelled|Levy/.test(line));
    await office.save([{ from: 50, to: 99, priceTypeId: office.show.prices[1] }], 2);
    await addRule({ name: 'Levy', kind: 'per-ticket', amountMinor: 50 });
    const order = await office.sell({ seats: [50] });
    await changeSeat(order, 'Stalls|A|1');
    const first = await settle('2026-11-01', '2026-11-30');
    expect(first.tickets).toBe(1);
    expect(salesOf(first)).toEqual([
      'sales gross Price 1 1 5000',
      'sales gross Price 2 1 3000',
      'sales cancelled Price 2 -1 -3000',
      'deduction deduction Levy 1 -50',
    ]);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
    day('2026-12-02');
    await changeSeat(order, 'Stalls|E|1');
    const changed = (await preview({ fromOn: '2026-12-01', toOn: '2026-12-31' })).body;
    expect([changed.tickets, salesOf(changed)]).toEqual([
      0,
      ['correction gross Price 2 1 3000', 'correction cancelled Price 1 -1 -5000'],
    ]);
    await office.cancel(order.orderId);
    const second = await settle('2026-12-01', '2026-12-31');
    expect([second.tickets, salesOf(second).at(-1)]).toEqual([-1, 'deduction deduction Levy -1 50']);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('keeps what instalments brought in and still owe apart', async () => {
    await sellOnPlan(office, await addPlan(office), [0, 1]);
    expect(tell((await preview()).body).slice(-5)).toEqual([
      'apart tax 1733',
      'apart payment 2080',
      'apart refund 0',
      'apart outstanding 8320',
      'apart refund-due 0',
    ]);
  });
});

describe('agreeing', () => {
  test('is refused when figures changed since they were seen, and when there is nothing to settle', async () => {
    await office.sell({ seats: [0] });
    const { digest } = (await preview({ fromOn: '2026-11-01', toOn: '2026-11-30' })).body;
    await office.sell({ seats: [1] });
    expect((await agree({ digest })).problem).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'figures-changed', netMinor: 10_400 },
    });
    await settle('2026-11-01', '2026-11-30');
    const empty = (await preview({ fromOn: '2026-11-01', toOn: '2026-11-30' })).body.digest;
    expect((await agree({ digest: empty })).problem?.details?.reason).toBe('nothing-to-settle');
  });

  test('by two people at once makes one statement', async () => {
    await office.sell({ seats: [0] });
    const { digest } = (await preview({ fromOn: '2026-11-01', toOn: '2026-11-30' })).body;
    const answers = await Promise.all([agree({ digest }), agree({ digest })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await house.api.call(calls.listSettlements, { query: {} }, as());
    expect(body).toMatchObject({ totalItems: 1, items: [{ number: 1 }] });
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('needs its permission and its promoter, and refuses nonsense', async () => {
    const finance = await house.api.createUser(office.promoter, 'finance');
    const auditor = await house.api.createUser(office.promoter, 'auditor');
    const boxOffice = await house.api.createUser(office.promoter, 'box-office');
    const digest = 'a'.repeat(64);
    expect((await agree({ digest }, auditor)).problem?.details).toEqual({ permission: 'settlement:write' });
    expect((await agree({ digest }, finance)).problem?.code).toBe('CONFLICT');
    expect((await agree({ digest }, stranger)).status).toBe(404);
    expect((await preview({}, boxOffice)).problem?.details).toEqual({ permission: 'finance:read' });
    expect((await preview({}, stranger)).status).toBe(404);
    expect((await preview({}, auditor)).status).toBe(200);
    for (const [body, field] of [
      [{ digest: 'x' }, 'digest'],
      [{ digest, fromOn: '2026-12-01' }, 'toOn'],
      [{ digest, currency: 'EUR', showCode: office.show.showCode }, 'currency'],
      [{ digest, note: 'x'.repeat(501) }, 'note'],
    ] as const)
      expect((await agree(body)).problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field }] });
    const foreign = await openBoxOffice(house);
    expect((await agree({ digest, showCode: foreign.show.showCode })).status).toBe(404);
    expect((await preview({ showCode: foreign.show.showCode })).status).toBe(404);
  });
});

describe('an agreed statement', () => {
  test('is only for its promoter and for those who may see finances', async () => {
    await office.sell({ seats: [0] });
    const { settlementId } = await settle('2026-11-01', '2026-11-30');
    const get = (user: TestUser) =>
      house.api.call(calls.getSettlement, { params: { settlementId }, query: {} }, as(user));
    expect((await get(reader)).status).toBe(404);
    expect((await get(await house.api.createUser(office.promoter, 'event-manager'))).status).toBe(403);
    expect((await house.api.call(calls.listSettlements, { query: {} }, as(stranger))).body.items).toEqual([]);
    const missing = { params: { settlementId: 4711 }, query: {} };
    expect((await house.api.call(calls.getSettlement, missing, as())).status).toBe(404);
  });
});

test.each([
  [
    'settlements set tickets = tickets + 1',
    'settlements set tickets = tickets - 1',
    'a settlement is the sum of its lines',
  ],
  [
    "settlement_lines set quantity = quantity + 1 where kind = 'deduction'",
    "settlement_lines set quantity = quantity - 1 where kind = 'deduction'",
    'a deduction by the ticket is for the tickets of its event',
  ],
])('the check of numbers sees what "update %s" breaks', async (damage, repair, name) => {
  await addRule({ name: 'Levy', kind: 'per-ticket', amountMinor: 50 });
  await office.sell({ seats: [0] });
  await settle('2026-11-01', '2026-11-30');
  const doctor = (text: string) => office.rowsOf((db) => db.execute(sql.raw(`update ${text}`)));
  await doctor(damage);
  const broken = await findBrokenInvariants(house.api.database);
  await doctor(repair);
  expect(broken.map((check) => check.name)).toContain(name);
});

describe('rules', () => {
  const params = () => ({ code: office.promoter.code });
  const update = (settlementRuleId: number, body: object, more: { as?: TestUser; revision?: number } = {}) =>
    house.api.call(
      calls.updateSettlementRule,
      { params: { ...params(), settlementRuleId }, body },
      { as: office.owner, ...more },
    );
  const remove = (settlementRuleId: number, more: { as?: TestUser; revision?: number } = {}) =>
    house.api.call(
      calls.removeSettlementRule,
      { params: { ...params(), settlementRuleId } },
      { as: office.owner, ...more },
    );
  const share = { name: 'Venue share', kind: 'share-of-gross', basisPoints: 1000 };

  test('are made, listed, changed and deleted', async () => {
    const { showCode } = office.show;
    const created = await addRule({ ...share, showCode });
    expect(created).toMatchObject({
      status: 201,
      body: { ...share, amountMinor: 0, showCode, showName: { 'en-GB': 'A concert' }, isActive: true },
    });
    const { settlementRuleId } = created.body;
    const changed = await update(settlementRuleId, { basisPoints: 500, showCode: null });
    expect(changed.body).toMatchObject({ basisPoints: 500, showCode: null, showName: null, revision: 2 });
    const listed = await house.api.call(calls.listSettlementRules, { params: params() }, as());
    expect(listed.body.items).toEqual([changed.body]);
    expect((await remove(settlementRuleId)).status).toBe(204);
    expect((await remove(settlementRuleId)).status).toBe(404);
  });

  test('need their permission, belong to their promoter and have names of their own', async () => {
    const auditor = await house.api.createUser(office.promoter, 'auditor');
    const { settlementRuleId } = (await addRule(share)).body;
    expect((await addRule(share)).problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name', code: 'ruleNameTaken' }],
    });
    const other = (await addRule({ ...share, name: 'Levy' })).body.settlementRuleId;
    expect((await update(other, { name: 'Venue share' })).problem?.code).toBe('NAME_TAKEN');
    expect((await update(other, { name: 'Levy' }, { revision: 9 })).problem?.code).toBe('STALE');
    expect((await remove(other, { revision: 9 })).problem?.code).toBe('STALE');
    for (const user of [auditor, stranger]) {
      const status = user === auditor ? 403 : 404;
      expect((await addRule({ ...share, name: 'X' }, user)).status).toBe(status);
      expect((await update(settlementRuleId, {}, { as: user })).status).toBe(status);
      expect((await remove(settlementRuleId, { as: user })).status).toBe(status);
    }
    expect((await house.api.call(calls.listSettlementRules, { params: params() }, as(stranger))).status).toBe(404);
  });

  test.each([
    [{ basisPoints: 10_001 }, 'basisPoints'],
    [{ amountMinor: -1 }, 'amountMinor'],
    [{ kind: 'gift' }, 'kind'],
    [{ name: ' ' }, 'name'],
    [{ showCode: 'ZZZZZZZZ' }, 'showCode'],
  ])('with nonsense are refused: %j', async (body, field) => {
    expect((await addRule({ ...share, ...body })).problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field }] });
  });
});
