import { createHold } from '@parterre/contract/calls/holds';
import { cancelOrder, getOrder } from '@parterre/contract/calls/orders';
import { moveToVersion, previewVersionMove } from '@parterre/contract/calls/seating-plans';
import { updateBlock } from '@parterre/contract/calls/seats';
import { getShow, listShowHistory } from '@parterre/contract/calls/shows';
import type { SeatingPlan } from '@parterre/seating-plan';
import { and, desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { claims, seatChanges } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { packPlan } from '#resources/seating/seating-plans/documents/pack-plan.ts';
import { readSeats } from '#resources/seating/seats/read/read-seats.ts';
import { listSeatFacts, readHoldsByOrdinal } from '#resources/seating/seats/read/seat-facts.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow, smallPlan } from '#test/scenes/insert-seated-show.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { type SeatRange, saveRanges } from '#test/scenes/save-ranges.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let reader: TestUser;
let stranger: TestUser;
let show: SeatedShow;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  reader = await api.createUser(promoter, 'reports-only');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
});
afterAll(() => api.close());

/** Writes the next version of the show's plan without the editor, and returns its id. */
async function addVersion(plan: SeatingPlan): Promise<number> {
  const packed = await packPlan(plan);
  const id = newId();
  await runAsSystem(api.database, async (db) => {
    const [row] = await db.select().from(shows).where(eq(shows.id, show.showId));
    const planId = row!.planId!;
    const [last] = await db
      .select({ number: seatingPlanVersions.number })
      .from(seatingPlanVersions)
      .where(eq(seatingPlanVersions.planId, planId))
      .orderBy(desc(seatingPlanVersions.number));
    const number = (last?.number ?? 0) + 1;
    await db
      .insert(seatingPlanVersions)
      .values({ ...packed, promoterId: promoter.id, id, planId, number, findings: [], createdAt: new Date() });
    await db.update(seatingPlans).set({ currentVersionId: id }).where(eq(seatingPlans.id, planId));
  });
  return id;
}

/** Returns the hall with circle and stalls swapped and rows reversed, so that every seat has another number. */
function turnedPlan(): SeatingPlan {
  const plan = smallPlan();
  plan.blocks.reverse();
  for (const block of plan.blocks) {
    block.rows.reverse();
    for (const row of block.rows) row.seats.reverse();
  }
  return plan;
}
const without = (plan: SeatingPlan, ...seatIds: string[]): SeatingPlan => ({
  ...plan,
  blocks: plan.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row) => ({
      ...row,
      seats: row.seats.filter((seat) => !seatIds.includes(`${block.label}|${row.label}|${seat.label}`)),
    })),
  })),
});

const params = () => ({ params: { showCode: show.showCode } });
const preview = (as = owner, query = {}) => api.call(previewVersionMove, { ...params(), query }, { as });
const revisionOf = async () => (await api.call(getShow, params(), { as: owner })).body.revision;
const move = async (versionId: number, { as = owner, revision = -1, key = '' } = {}) => {
  const body = { versionId, revision: revision < 0 ? await revisionOf() : revision };
  return api.call(moveToVersion, { ...params(), body }, { as, ...(key && { key }) });
};
const buyer = { name: 'Grace Hopper', email: 'grace@example.test' };
const fill = async (seats: number[]) =>
  (await putInBasket(api.contextOf(promoter), { showCode: show.showCode, seats, channel: 'web' })).basketId;
const sell = async (seats: number[]) => {
  const basketId = await fill(seats);
  return (await buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: true })).orderId;
};
/** Returns the block's revision after the save; a save that changes nothing keeps it. */
const save = async (ranges: SeatRange[], blockId = 1, revision = 1): Promise<number> => {
  const saved = await saveRanges(api, show, { ranges, revision, blockId, as: owner });
  expect(saved.status).toBe(200);
  return saved.body.blocks[0]?.revision ?? revision;
};
const addHold = async () =>
  (
    await api.call(
      createHold,
      {
        ...params(),
        body: { label: 'Press', reservationFlag: 'PR', colour: '#112233' },
      },
      { as: owner },
    )
  ).body.holdId;

/** Reads price, hold and state of every seat by its id. */
async function readFacts(): Promise<Record<string, { price: number; hold: number; state: string }>> {
  return api.inContext(promoter, async (ctx) => {
    const row = await requireShow(ctx, show.showCode);
    const { geometry } = await requirePlan(ctx, row);
    const seats = await readSeats(ctx, row, { seatCount: geometry.seatCount });
    const facts = [...listSeatFacts(seats, geometry, await readHoldsByOrdinal(ctx, row))];
    const { seatIdOf } = seatIndexOf(geometry);
    return Object.fromEntries(facts.map(({ seat, price, hold, state }) => [seatIdOf(seat), { price, hold, state }]));
  });
}

describe('moving an event to a new version of its plan', () => {
  it('keeps price, hold, basket and buyer of every seat that has its id still', async () => {
    const [price] = show.prices;
    const holdId = await addHold();
    await save([
      { from: 0, to: 59, priceTypeId: price },
      { from: 60, to: 69, holdId },
    ]);
    const orderId = await sell([0, 21]);
    await fill([5]);
    const seatsOf = async () =>
      (await api.call(getOrder, { params: { orderId } }, { as: owner })).body.items.map(({ seatId }) => seatId).sort();
    const [facts, seats] = [await readFacts(), await seatsOf()];
    const versionId = await addVersion(without(turnedPlan(), 'Stalls|A|2', 'Circle|10|10'));

    const seen = await preview();
    expect(seen.body).toMatchObject({
      ...{
        canMove: true,
        reason: null,
        kept: 128,
        gone: 2,
        goneWithPrice: 1,
        added: 0,
        obstacles: [],
        obstacleCount: 0,
      },
      ...{ from: { number: 1, seatCount: 130 }, to: { id: versionId, number: 2, seatCount: 128 } },
      goneSeats: ['Stalls|A|2', 'Circle|10|10'],
    });
    const moved = await move(versionId, { revision: seen.body.revision });
    expect(moved.body).toMatchObject({
      planVersionId: versionId,
      planVersionNumber: 2,
      kept: 128,
      gone: 2,
      capacity: 178,
    });
    const { 'Stalls|A|2': _, 'Circle|10|10': __, ...kept } = facts;
    expect(await readFacts()).toEqual(kept);
    expect(await seatsOf()).toEqual(seats);
    expect((await api.call(getShow, params(), { as: owner })).body.planVersionId).toBe(versionId);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('tells the history of the event and its open maps', async () => {
    const versionId = await addVersion(turnedPlan());
    await move(versionId);
    const { body } = await api.call(listShowHistory, { ...params(), query: {} }, { as: owner });
    expect(body.items[0]).toMatchObject({ action: 'show.move-version' });
    const entries = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(seatChanges)
        .where(and(eq(seatChanges.showId, show.showId), eq(seatChanges.kind, 'allocation'))),
    );
    expect(entries).toHaveLength(1);
  });

  it('keeps the switch of alternating seats by block, and withholds what the new version says', async () => {
    const [price] = show.prices;
    await save([{ from: 0, to: 99, priceTypeId: price }]);
    const block = { showCode: show.showCode, blockId: 1 };
    await api.call(updateBlock, { params: block, body: { alternatingSeats: true } }, { as: owner });
    await move(await addVersion(without(smallPlan(), 'Stalls|A|1')));
    const facts = await readFacts();
    expect(['2', '3', '4'].map((seat) => facts[`Stalls|A|${seat}`]?.state)).toEqual([
      'ASSIGNED',
      'BLOCKED',
      'ASSIGNED',
    ]);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('says before what alternating seats will do: the switch follows the id of a block, not its label', async () => {
    const [price] = show.prices;
    await save([{ from: 0, to: 99, priceTypeId: price }]);
    const block = { showCode: show.showCode, blockId: 1 };
    await api.call(updateBlock, { params: block, body: { alternatingSeats: true } }, { as: owner });
    await sell([0]);
    const shifted = without(smallPlan(), 'Stalls|A|20');
    shifted.blocks[0]!.rows[0]!.seats.unshift({ label: '0', x: -20, y: 0 });
    await addVersion(shifted);
    // Row A counts from the new seat: of the 18 kept and unsold seats, nine change in each direction.
    expect((await preview()).body.changes).toMatchObject({
      alternatingBlocks: [{ blockId: 1, label: 'Stalls', newLabel: 'Stalls' }],
      renamedBlocks: [],
      ...{ newlyWithheld: 9, noLongerWithheld: 9, addedWithheld: 0 },
    });

    const redrawn = smallPlan();
    redrawn.blocks[0]!.blockId = 7;
    redrawn.blocks[1]!.label = 'Balcony';
    await addVersion(redrawn);
    expect((await preview()).body).toMatchObject({
      gone: 30,
      changes: {
        alternatingBlocks: [{ blockId: 1, label: 'Stalls', newLabel: null }],
        renamedBlocks: [{ blockId: 2, label: 'Circle', newLabel: 'Balcony' }],
        ...{ newlyWithheld: 0, noLongerWithheld: 50, addedWithheld: 0, renamed: 30, moved: 0 },
      },
    });
  });

  it('names what stands where a seat in the way stood, and sold seats that keep their name elsewhere', async () => {
    const [price] = show.prices;
    await save([{ from: 0, to: 99, priceTypeId: price }]);
    await sell([4, 25]);
    const plan = smallPlan();
    const [rowA, rowB] = plan.blocks[0]!.rows;
    rowA!.seats[1]!.label = '2A';
    rowA!.seats[4]!.label = '5A';
    rowB!.seats[5]!.x = -300;
    await addVersion(plan);
    expect((await preview()).body).toMatchObject({
      canMove: false,
      obstacles: [{ seatId: 'Stalls|A|5', reason: 'SOLD' }],
      changes: {
        renamed: 2,
        renamedSeats: [
          { seatId: 'Stalls|A|5', newSeatId: 'Stalls|A|5A' },
          { seatId: 'Stalls|A|2', newSeatId: 'Stalls|A|2A' },
        ],
        ...{ moved: 1, movedTaken: 1, movedSeats: ['Stalls|B|6'] },
      },
    });
  });

  it('is refused with the seats that are sold, in a basket or held and gone; nothing changes', async () => {
    const [price] = show.prices;
    const holdId = await addHold();
    await save([
      { from: 0, to: 19, priceTypeId: price },
      { from: 20, to: 20, holdId },
    ]);
    await sell([0]);
    await fill([1]);
    const versionId = await addVersion(without(smallPlan(), 'Stalls|A|1', 'Stalls|A|2', 'Stalls|B|1', 'Stalls|C|1'));
    const facts = await readFacts();
    const obstacles = [
      { seatId: 'Stalls|A|1', seat: 0, reason: 'SOLD' },
      { seatId: 'Stalls|A|2', seat: 1, reason: 'BASKET' },
      { seatId: 'Stalls|B|1', seat: 20, reason: 'HELD' },
    ];
    expect((await preview()).body).toMatchObject({
      ...{ canMove: false, reason: 'SEATS_TAKEN', gone: 4, obstacles, obstacleCount: 3 },
    });
    expect((await move(versionId)).problem).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      details: { reason: 'SEATS_TAKEN', obstacles },
    });
    expect(await readFacts()).toEqual(facts);
  });

  it('lets go of baskets whose time is up, and of the seats of cancelled tickets', async () => {
    await save([{ from: 0, to: 19, priceTypeId: show.prices[0] }]);
    const basketId = await fill([0]);
    await runAsSystem(api.database, async (db) => {
      const expiresAt = new Date('2026-01-01T00:00:00Z');
      await db.update(baskets).set({ expiresAt }).where(eq(baskets.id, basketId));
      await db.update(claims).set({ expiresAt }).where(eq(claims.basketId, basketId));
    });
    const orderId = await sell([1, 2]);
    const { body: order } = await api.call(getOrder, { params: { orderId } }, { as: owner });
    const item = order.items.find(({ seatId }) => seatId === 'Stalls|A|2')!;
    const body = { reason: 'customer-request' as const, orderItemIds: [item.id] };
    const cancelled = await api.call(cancelOrder, { params: { orderId }, body }, { as: owner });
    expect(cancelled.status).toBe(200);
    const versionId = await addVersion(without(smallPlan(), 'Stalls|A|1', 'Stalls|A|2'));
    expect((await move(versionId)).status).toBe(200);
    expect((await readFacts())['Stalls|A|3']).toMatchObject({ state: 'SOLD' });
    const { body: after } = await api.call(getOrder, { params: { orderId } }, { as: owner });
    const left = after.items.find(({ id }) => id === item.id)!;
    expect(left).toMatchObject({ seatId: null, formerSeatId: 'Stalls|A|2' });
    expect(after.items.find(({ id }) => id !== item.id)).toMatchObject({ seatId: 'Stalls|A|3', formerSeatId: null });
    expect(left.transactionHistory).toContainEqual(
      expect.objectContaining({ type: 'SEAT_CHANGE', before: 'Stalls|A|2' }),
    );
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('says that the event has the version already', async () => {
    const same = { canMove: false, reason: 'SAME_VERSION', kept: 130, gone: 0, added: 0, obstacles: [] };
    expect((await preview()).body).toMatchObject(same);
    expect((await preview(owner, { versionId: show.planVersionId })).body).toMatchObject(same);
    expect((await move(show.planVersionId)).problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'SAME_VERSION' },
    });
  });

  it('moves to a version that was stored with places beyond all plans, and sells it', async () => {
    const plan = turnedPlan();
    const far = [0, 1e308, 9].map((x, at) => ({ x, y: at }));
    plan.shapes.push({ kind: 'stage', points: far });
    plan.blocks[0]!.outline = far;
    plan.blocks[0]!.rows[0]!.seats[0]!.x = 1e12;
    await save([{ from: 0, to: 19, priceTypeId: show.prices[0] }]);
    const versionId = await addVersion(plan);
    expect((await move(versionId)).status).toBe(200);
    const priced = Object.values(await readFacts()).flatMap(({ price }, seat) => (price > 0 ? [seat] : []));
    expect(priced).toHaveLength(20);
    await sell(priced.slice(0, 2));
    expect(Object.values(await readFacts()).filter(({ state }) => state === 'SOLD')).toHaveLength(2);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('goes back to an older version too', async () => {
    const versionId = await addVersion(turnedPlan());
    await move(versionId);
    const back = await preview(owner, { versionId: show.planVersionId });
    expect(back.body).toMatchObject({ canMove: true, kept: 130 });
    expect((await move(show.planVersionId)).body).toMatchObject({ planVersionNumber: 1 });
  });

  it('is for those who may change seats of events of their own promoter', async () => {
    const versionId = await addVersion(turnedPlan());
    expect((await preview(reader)).status).toBe(200);
    expect((await preview(stranger)).status).toBe(404);
    expect((await move(versionId, { as: reader })).problem).toMatchObject({
      status: 403,
      details: { permission: 'seat:write' },
    });
    expect((await move(versionId, { as: stranger })).status).toBe(404);
  });

  it('names what is wrong: the version, the revision, an event without seats', async () => {
    const versionId = await addVersion(turnedPlan());
    expect((await preview(owner, { versionId: 0 })).problem.fieldErrors).toMatchObject([{ field: 'versionId' }]);
    expect((await preview(owner, { versionId: 12 })).status).toBe(404);
    expect((await move(12)).status).toBe(404);
    expect((await move(show.planVersionId)).problem.details?.reason).toBe('SAME_VERSION');
    expect((await move(versionId, { revision: 99 })).problem).toMatchObject({
      status: 412,
      details: { revision: await revisionOf() },
    });
    await runAsSystem(api.database, async (db) => {
      await db.update(shows).set({ seating: 'UNRESERVED' }).where(eq(shows.id, show.showId));
    });
    expect((await preview()).problem.details?.reason).toBe('no-seating-plan');
  });

  it('happens once, also when it is sent again or by two', async () => {
    const versionId = await addVersion(turnedPlan());
    const revision = await revisionOf();
    const key = `move-${show.showCode}`;
    const first = await move(versionId, { revision, key });
    expect((await move(versionId, { revision, key })).body).toEqual(first.body);
    expect((await move(versionId, { revision })).problem.code).toBe('STALE');
  });
});

describe('whatever is drawn and sold', () => {
  const seat = fc.nat(129);
  const edits = fc.record({
    turned: fc.boolean(),
    removed: fc.uniqueArray(seat, { maxLength: 6 }),
    added: fc.nat(5),
    renamed: fc.constantFrom('', '', '', 'Circle'),
  });
  const trade = fc.record({
    priced: fc.array(fc.tuple(seat, fc.nat(40), fc.nat(2)), { maxLength: 4 }),
    held: fc.array(fc.tuple(seat, fc.nat(10)), { maxLength: 2 }),
    alternating: fc.boolean(),
    sales: fc.array(fc.tuple(fc.uniqueArray(seat, { minLength: 1, maxLength: 4 }), fc.boolean()), { maxLength: 6 }),
  });

  function edit({
    turned,
    removed,
    added,
    renamed,
  }: {
    turned: boolean;
    removed: number[];
    added: number;
    renamed: string;
  }) {
    const { seatIdOf } = seatIndexOf(show.geometry);
    const plan = without(turned ? turnedPlan() : smallPlan(), ...removed.map(seatIdOf));
    const more = Array.from({ length: added }, (_, x) => ({ label: `N${x}`, x: x * 20, y: 4000 }));
    plan.blocks[0]!.rows.unshift({ label: 'New', seats: more });
    for (const block of plan.blocks) if (block.label === renamed) block.label = 'Balcony';
    return plan;
  }

  it('a move keeps every seat as it was, or changes nothing and says which seats are in the way', async () => {
    await fc.assert(
      fc.asyncProperty(trade, edits, async (traded, drawn) => {
        show = await insertSeatedShow(api, promoter);
        const holdId = await addHold();
        const clip = (from: number, length: number) => (from > 99 ? [] : [{ from, to: Math.min(99, from + length) }]);
        let revision = 1;
        for (const [from, length, price] of traded.priced)
          for (const range of clip(from, length))
            revision = await save([{ ...range, priceTypeId: show.prices[price as 0] }], 1, revision);
        for (const [from, length] of traded.held)
          for (const range of clip(from, length)) revision = await save([{ ...range, holdId }], 1, revision);
        if (traded.alternating)
          await api.call(
            updateBlock,
            { params: { showCode: show.showCode, blockId: 1 }, body: { alternatingSeats: true } },
            { as: owner },
          );
        for (const [seats, isBought] of traded.sales)
          await (isBought ? sell(seats) : fill(seats)).catch(() => undefined);
        const versionId = await addVersion(edit(drawn));
        const before = await readFacts();
        const seen = (await preview()).body;
        const moved = await move(versionId);
        const after = await readFacts();
        const taken = new Set(['SOLD', 'BASKET']);
        if (moved.status === 200) {
          expect(seen.canMove).toBe(true);
          for (const [id, fact] of Object.entries(before)) {
            if (!after[id]) expect([taken.has(fact.state), fact.hold]).toEqual([false, 0]);
            else
              expect({ ...after[id], state: taken.has(fact.state) ? after[id].state : '' }).toEqual({
                ...fact,
                state: taken.has(fact.state) ? fact.state : '',
              });
          }
          for (const [id, fact] of Object.entries(after))
            if (!before[id]) expect([fact.price, fact.hold]).toEqual([0, 0]);
        } else {
          expect(moved.problem).toMatchObject({ code: 'CONFLICT', details: { obstacles: seen.obstacles } });
          for (const { seatId, reason } of seen.obstacles)
            expect(reason === 'HELD' ? before[seatId]!.hold > 0 : before[seatId]!.state === reason).toBe(true);
          expect(after).toEqual(before);
        }
        expect(await findBrokenInvariants(api.database)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 240_000);
});
