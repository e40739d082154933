import { changeOrderSeats } from '@parterre/contract/calls/orders';
import { moveToVersion, previewVersionMove } from '@parterre/contract/calls/seating-plans';
import { getShow } from '@parterre/contract/calls/shows';
import type { Order } from '@parterre/contract/orders/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { newId } from '#ids.ts';
import { packPlan } from '#resources/seating/seating-plans/documents/pack-plan.ts';
import { smallPlan } from '../scenes/insert-seated-show.ts';
import { openOutlet, type SalesOutlet, startOutlet } from '../scenes/open-sales-channel.ts';
import type { TestAnswer, TestUser } from '../support/test-api.ts';
import { buyInStorm, expectKept, seatsOf } from './buy-in-storm.ts';
import { expectCalm, expectNothingDisclosed, statusesOf } from './expect-calm.ts';

let house: Awaited<ReturnType<typeof startOutlet>>;
let outlet: SalesOutlet;
let stranger: TestUser;
let strangeKey: TestUser;

beforeAll(async () => {
  house = await startOutlet();
  const elsewhere = await house.api.createPromoter();
  stranger = await house.api.createUser(elsewhere, 'owner');
  strangeKey = await house.api.createKey(elsewhere);
});
afterAll(() => house.api.close());
beforeEach(async () => {
  outlet = await openOutlet(house);
});

const params = () => ({ showCode: outlet.show.showCode });
const open = (seatIds: readonly string[], as?: TestUser) =>
  outlet.open({ seats: seatIds.map((seatId) => ({ seatId })) }, as);
const buy = (seatIds: readonly string[]) => buyInStorm(outlet, seatIds);

describe('seats of orders that are changed while others change and buy them', () => {
  const change = (order: Order, to: readonly string[], as = house.owner) =>
    house.api.call(
      changeOrderSeats,
      {
        params: { orderId: order.orderId },
        body: {
          changes: order.items.slice(0, to.length).map(({ id }, at) => ({ orderItemId: id, seatId: to[at] ?? '' })),
        },
      },
      { as },
    );

  test('belong to one, and an order has the seats of the last change it was told of', async () => {
    const first = await outlet.sell({ seats: [0, 1] });
    const second = await outlet.sell({ seats: [2, 3] });
    const requests = [
      [first, ['Stalls|A|11', 'Stalls|A|12']],
      [first, ['Stalls|A|2', 'Stalls|A|1']],
      [first, ['Stalls|A|12', 'Stalls|A|13']],
      [second, ['Stalls|A|12', 'Stalls|A|11']],
      [second, ['Stalls|A|1', 'Stalls|A|2']],
    ] as const;
    const [changed, bought, cancelled, strangers] = await Promise.all([
      Promise.all(requests.map(([order, to]) => change(order, to))),
      Promise.all([buy(['Stalls|A|11', 'Stalls|A|12']), buy(['Stalls|A|13'])]),
      outlet.cancel(second.orderId, { orderItemIds: [second.items[1]?.id ?? 0] }),
      Promise.all([change(first, ['Stalls|A|15'], stranger), change(second, ['Stalls|A|15'], stranger)]),
    ]);
    const answers: TestAnswer<unknown>[] = [...changed, ...bought.map(({ answer }) => answer), cancelled];
    await expectCalm(house.api, answers, [200, 201, 400, 409, 422]);
    expectNothingDisclosed(strangers);
    await expectKept(outlet, bought);
    for (const order of [first, second]) {
      const acknowledged = [...changed, cancelled].filter(
        ({ status, body }) => status === 200 && body.orderId === order.orderId,
      );
      const last = acknowledged.toSorted((a, b) => b.body.revision - a.body.revision)[0];
      expect(seatsOf(await outlet.read(order.orderId))).toEqual(seatsOf(last?.body ?? order));
    }
  });

  test('swap between two orders for nobody: neither seat is ever free', async () => {
    const orders = [await outlet.sell({ seats: [0] }), await outlet.sell({ seats: [1] })] as const;
    const changed = await Promise.all([change(orders[0], ['Stalls|A|2']), change(orders[1], ['Stalls|A|1'])]);
    expect(statusesOf(changed)).toEqual([409, 409]);
    await expectCalm(house.api, changed, [409]);
  });
});

describe('an event that moves to another version of its plan while it is sold', () => {
  /** Writes the next version, with all seats numbered in reverse, without the editor. */
  async function addTurnedVersion(): Promise<number> {
    const plan = smallPlan();
    plan.blocks.reverse();
    for (const block of plan.blocks) {
      block.rows.reverse();
      for (const row of block.rows) row.seats.reverse();
    }
    const packed = await packPlan(plan);
    const id = newId();
    const { id: promoterId } = house.promoter;
    await outlet.rowsOf(async (db) => {
      const [show] = await db.select().from(shows).where(eq(shows.id, outlet.show.showId));
      const planId = show?.planId ?? 0;
      const version = { ...packed, promoterId, id, planId, number: 2, findings: [], createdAt: new Date() };
      await db.insert(seatingPlanVersions).values(version);
      await db.update(seatingPlans).set({ currentVersionId: id }).where(eq(seatingPlans.id, planId));
    });
    return id;
  }

  test('moves once, and everybody has the seats they were sold', { timeout: 60_000 }, async () => {
    const before = await buy(['Stalls|A|1', 'Stalls|B|7']);
    const kept = await open(['Stalls|A|2']);
    const versionId = await addTurnedVersion();
    const { body: show } = await house.api.call(getShow, { params: params() }, { as: house.owner });
    const move = (as = house.owner) =>
      house.api.call(moveToVersion, { params: params(), body: { versionId, revision: show.revision } }, { as });
    const look = (as = house.owner) => house.api.call(previewVersionMove, { params: params(), query: {} }, { as });
    const [bought, moved, saved, looked, strangers] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, (_, at) => buy([`Stalls|C|${at + 1}`, `Stalls|D|${at + 1}`]))),
      Promise.all([move(), move()]),
      outlet.save([{ from: 40, to: 99, priceTypeId: outlet.show.prices[1] }], 2),
      Promise.all([look(), outlet.readBasket(kept.body.basketId)]),
      Promise.all([move(stranger), look(stranger), open(['Stalls|E|1'], strangeKey)]),
    ]);
    const answers: TestAnswer<unknown>[] = [...bought.map(({ answer }) => answer), ...moved, saved, ...looked];
    await expectCalm(house.api, answers, [200, 201, 409, 412]);
    expectNothingDisclosed(strangers);
    expect(statusesOf(moved)).toEqual([200, 412]);
    const paid = await outlet.buy(kept.body);
    expect(paid.status).toBe(201);
    await expectKept(outlet, [
      before,
      ...bought,
      { answer: paid, seatIds: ['Stalls|A|2'], orderId: paid.body.orderId },
    ]);
    expect((await open(['Stalls|A|1'])).problem.code).toBe('SEAT_TAKEN');
  });
});
