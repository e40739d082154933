import { randomUUID } from 'node:crypto';
import { listHolds } from '@parterre/contract/calls/holds';
import { holdPlaces } from '@parterre/contract/calls/prices';
import { getAllocation, saveAllSeats } from '@parterre/contract/calls/seats';
import type { SaveAll } from '@parterre/contract/seats';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { allocations } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { unpackRanges } from '#resources/seating/seats/change/describe-seat-changes.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import type { TestApi, TestPromoter, TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;

beforeAll(async () => {
  ({ api, promoter, owner } = await startBoxOffice());
});
afterAll(() => api.close());
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
});

type Blocks = SaveAll['blocks'];
type Body = { blocks?: Blocks; holds?: Partial<SaveAll['holds']>; planVersionId?: number };

const save = (body: Body, more: { as?: TestUser; key?: string } = {}) =>
  api.call(
    saveAllSeats,
    {
      params: { showCode: show.showCode },
      body: { planVersionId: show.planVersionId, blocks: [], ...body },
    },
    { as: owner, ...more },
  );

const stalls = (ranges: Blocks[number]['ranges'], revision = 1): Blocks => [{ blockId: 1, revision, ranges }];

async function readColumns() {
  const answer = await api.call(getAllocation, { params: { showCode: show.showCode } }, { as: owner });
  return decodeAllocation(answer.bytes);
}

const technical = {
  clientId: 'new-1',
  label: 'Technical',
  reservationFlag: 'TEC',
  colour: '#A3323F',
  allowSales: false,
  owner: '',
  note: '',
  releaseOn: null,
};

async function sell(seats: number[]): Promise<void> {
  const ctx = api.contextOf(promoter);
  const { basketId } = await putInBasket(ctx, { showCode: show.showCode, seats, channel: 'box-office' });
  await buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'A', email: 'a@example.test' }, isPaid: true });
}

describe('saving all changes of the seat manager', () => {
  test('writes prices and holds of several blocks at once and raises their revisions', async () => {
    const [first, second] = show.prices;
    const saved = await save({
      blocks: [
        {
          blockId: 1,
          revision: 1,
          ranges: [
            { from: 0, to: 59, priceTypeId: first },
            { from: 60, to: 60, holdId: 'new-1' },
          ],
        },
        { blockId: 2, revision: 1, ranges: [{ from: 100, to: 109, priceTypeId: second, holdId: 'new-1' }] },
      ],
      holds: { create: [technical] },
    });
    expect(saved.status).toBe(200);
    const [created] = saved.body.created;
    expect(saved.body).toMatchObject({
      blocks: [
        { blockId: 1, revision: 2 },
        { blockId: 2, revision: 2 },
      ],
      created: [{ clientId: 'new-1', ordinal: 1 }],
      changed: 71,
      skipped: [],
    });
    const { header, columns } = await readColumns();
    expect(header).toMatchObject({ planVersionId: show.planVersionId, seatCount: 130, width: 1 });
    expect(header.blocks.map((block) => block.revision)).toEqual([2, 2]);
    expect([columns.price[0], columns.price[59], columns.price[60], columns.price[100]]).toEqual([1, 1, 0, 2]);
    expect([columns.hold[0], columns.hold[60], columns.hold[109], columns.hold[110]]).toEqual([0, 1, 1, 0]);
    const holds = await api.call(listHolds, { params: { showCode: show.showCode } }, { as: owner });
    expect(holds.body.items).toMatchObject([
      { holdId: created?.holdId, reservationFlag: 'TEC', seats: { held: 11, sold: 0, inBaskets: 0 } },
    ]);
  });

  test('writes one audit entry with counts and one range diff per block', async () => {
    await save({ blocks: stalls([{ from: 0, to: 9, priceTypeId: show.prices[0] }]) });
    await save({ blocks: stalls([{ from: 5, to: 14, priceTypeId: show.prices[1] }], 2) });
    const entries = await runAsSystem(api.database, (db) =>
      db.select().from(auditEntries).where(eq(auditEntries.showId, show.showId)).orderBy(auditEntries.at),
    );
    expect(entries).toHaveLength(2);
    const last = entries.find((entry) => JSON.stringify(entry.after).includes('"revision":3'))!;
    expect(last).toMatchObject({
      action: 'seat.save-all',
      before: { prices: { 0: 5, 1: 5 }, holds: { 0: 10 } },
      after: { prices: { 2: 10 }, holds: { 0: 10 }, blocks: [{ blockId: 1, revision: 3 }] },
    });
    expect(await unpackRanges(last.details!, 1)).toEqual([
      { from: 5, to: 9 },
      { from: 10, to: 14 },
    ]);
    expect(await unpackRanges(last.details!, 2)).toBeUndefined();
  });

  test('writes nothing and keeps the revision when nothing would change', async () => {
    await save({ blocks: stalls([{ from: 0, to: 9, priceTypeId: show.prices[0] }]) });
    const again = await save({ blocks: stalls([{ from: 2, to: 5, priceTypeId: show.prices[0], holdId: null }], 2) });
    expect(again.body).toMatchObject({ blocks: [{ blockId: 1, revision: 2 }], changed: 0, skipped: [] });
    const entries = await runAsSystem(api.database, (db) =>
      db.select().from(auditEntries).where(eq(auditEntries.showId, show.showId)),
    );
    expect(entries).toHaveLength(1);
  });

  test('skips sold seats and seats in baskets and tells them apart', async () => {
    await save({ blocks: stalls([{ from: 0, to: 19, priceTypeId: show.prices[0] }]) });
    await sell([3, 4]);
    await putInBasket(api.contextOf(promoter), { showCode: show.showCode, seats: [7], channel: 'web' });
    const saved = await save({ blocks: stalls([{ from: 0, to: 9, priceTypeId: show.prices[1] }], 2) });
    expect(saved.body.changed).toBe(7);
    expect(saved.body.skipped).toEqual([
      { blockId: 1, ranges: [{ from: 3, to: 4 }], reason: 'SOLD' },
      { blockId: 1, ranges: [{ from: 7, to: 7 }], reason: 'BASKET' },
    ]);
    const { columns } = await readColumns();
    expect([...columns.price.subarray(0, 10)]).toEqual([2, 2, 2, 1, 1, 2, 2, 1, 2, 2]);
    expect([...columns.claim.subarray(0, 10)]).toEqual([0, 0, 0, 2, 2, 0, 0, 1, 0, 0]);
  });

  test('does once what is sent twice with the same key', async () => {
    const key = randomUUID();
    const body = {
      blocks: stalls([{ from: 0, to: 9, priceTypeId: show.prices[0], holdId: 'new-1' }]),
      holds: { create: [technical] },
    };
    const first = await save(body, { key });
    const second = await save(body, { key });
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await readColumns()).header.blocks[0]?.revision).toBe(2);
    const other = await save({ blocks: stalls([{ from: 0, to: 1, priceTypeId: null }], 2) }, { key });
    expect(other.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('lets one of two writers through and names the ranges to the other', async () => {
    const colleague = await api.createUser(promoter, 'seating-manager');
    await save({ blocks: stalls([{ from: 0, to: 9, priceTypeId: show.prices[0] }]) }, { as: colleague });
    await save({ blocks: stalls([{ from: 30, to: 39, priceTypeId: show.prices[0] }], 2) }, { as: colleague });
    const late = await save({
      blocks: [
        ...stalls([{ from: 5, to: 14, priceTypeId: show.prices[1] }]),
        { blockId: 2, revision: 1, ranges: [{ from: 100, to: 100, priceTypeId: show.prices[1] }] },
      ],
    });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({
      code: 'SEATS_CHANGED',
      details: {
        planVersionId: show.planVersionId,
        blocks: [
          {
            blockId: 1,
            revision: 3,
            ranges: [
              { from: 0, to: 9 },
              { from: 30, to: 39 },
            ],
            changedBy: expect.stringContaining('User'),
            changedAt: expect.any(String),
          },
        ],
      },
    });
    expect((await readColumns()).columns.price[100]).toBe(0);
  });

  test('names the whole block when its history does not reach back', async () => {
    await runAsSystem(api.database, (db) =>
      db
        .update(allocations)
        .set({ revision: 9 })
        .where(and(eq(allocations.showId, show.showId), eq(allocations.blockId, 1))),
    );
    const late = await save({ blocks: stalls([{ from: 0, to: 0, priceTypeId: show.prices[0] }]) });
    expect(late.problem.details).toMatchObject({
      blocks: [{ revision: 9, ranges: [{ from: 0, to: 99 }], changedBy: null }],
    });
  });

  test('refuses another plan version with the one the show has', async () => {
    const saved = await save({ planVersionId: 12, blocks: [] });
    expect(saved.problem).toMatchObject({ code: 'SEATS_CHANGED', details: { planVersionId: show.planVersionId } });
  });
});

describe('what a save refuses', () => {
  const other = { priceTypeId: 1, holdId: 1 };
  test.each<[string, Blocks, string, string]>([
    [
      'a block the plan does not have',
      [{ blockId: 9, revision: 1, ranges: [{ from: 0, to: 1, holdId: null }] }],
      'blocks.0.blockId',
      'UPDATE_SEATS',
    ],
    [
      'a block named twice',
      [...stalls([{ from: 0, to: 0 }]), ...stalls([{ from: 1, to: 1 }])],
      'blocks.1.blockId',
      'UPDATE_SEATS',
    ],
    ['a range that ends before it starts', stalls([{ from: 5, to: 4 }]), 'blocks.0.ranges.0.to', 'UPDATE_SEATS'],
    [
      'a range that starts outside of its block',
      stalls([{ from: 100, to: 101 }]),
      'blocks.0.ranges.0.from',
      'UPDATE_SEATS',
    ],
    ['a range that ends outside of its block', stalls([{ from: 99, to: 100 }]), 'blocks.0.ranges.0.to', 'UPDATE_SEATS'],
    [
      'overlapping ranges',
      stalls([
        { from: 10, to: 20 },
        { from: 0, to: 10 },
      ]),
      'blocks.0.ranges.1.to',
      'UPDATE_SEATS',
    ],
    [
      'a price of another event',
      stalls([{ from: 0, to: 1, priceTypeId: other.priceTypeId }]),
      'blocks.0.ranges.0.priceTypeId',
      'CREATE_SEATS',
    ],
    [
      'a hold of another event',
      stalls([{ from: 0, to: 1, holdId: other.holdId }]),
      'blocks.0.ranges.0.holdId',
      'UPDATE_SEATS',
    ],
    [
      'a hold nobody created',
      stalls([{ from: 0, to: 1, holdId: 'new-7' }]),
      'blocks.0.ranges.0.holdId',
      'UPDATE_SEATS',
    ],
  ])('%s, naming field and group', async (_, blocks, field, group) => {
    const saved = await save({ blocks });
    expect(saved.status).toBe(400);
    expect(saved.problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field }], details: { group } });
    expect(saved.problem.detail).toMatch(/^Saving failed\. (Create|Update) seats error: /);
  });

  test('an unseated ticket on a seat', async () => {
    const saved = await save({ blocks: stalls([{ from: 0, to: 1, priceTypeId: show.standing }]) });
    expect(saved.problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field: 'blocks.0.ranges.0.priceTypeId' }] });
  });

  test('a flag that is taken, and writes no seat then', async () => {
    await save({ holds: { create: [technical] } });
    const saved = await save({
      blocks: stalls([{ from: 0, to: 9, priceTypeId: show.prices[0] }]),
      holds: { create: [{ ...technical, clientId: 'b', label: 'Other' }] },
    });
    expect(saved.problem).toMatchObject({
      code: 'FLAG_TAKEN',
      fieldErrors: [{ field: 'holds.create.0.reservationFlag' }],
      details: { group: 'UPDATE_HOLDS' },
    });
    expect((await readColumns()).columns.price[0]).toBe(0);
  });

  test('deleting a hold that keeps seats, and writes nothing then', async () => {
    const created = await save({
      blocks: stalls([{ from: 0, to: 9, holdId: 'new-1' }]),
      holds: { create: [technical] },
    });
    const holdId = created.body.created[0]!.holdId;
    const kept = await save({ blocks: stalls([{ from: 0, to: 4, holdId: null }], 2), holds: { delete: [holdId] } });
    expect(kept.problem).toMatchObject({ code: 'IN_USE', details: { holdId, held: 5, group: 'UPDATE_HOLDS' } });
    expect((await readColumns()).columns.hold[0]).toBe(1);
    const emptied = await save({ blocks: stalls([{ from: 0, to: 9, holdId: null }], 2), holds: { delete: [holdId] } });
    expect(emptied.status).toBe(200);
  });

  test('closing a hold some of whose places were sold, and writes nothing then', async () => {
    const created = await save({ holds: { create: [{ ...technical, allowSales: true }] } });
    const holdId = created.body.created[0]!.holdId;
    const params = { showCode: show.showCode, priceTypeId: show.standing };
    await api.call(holdPlaces, { params, body: { holdId, quantity: 40 } }, { as: owner });
    await insertSale(api, { showCode: show.showCode, priceTypeId: show.standing, quantity: 20 });
    const refused = await save({
      blocks: stalls([{ from: 0, to: 9, priceTypeId: show.prices[0] }]),
      holds: { update: [{ holdId, allowSales: false }] },
    });
    expect(refused.problem).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      details: { priceTypeId: show.standing, left: 30, quantity: 40, group: 'UPDATE_HOLDS' },
    });
    expect((await readColumns()).columns.price[0]).toBe(0);
    const holds = await api.call(listHolds, { params: { showCode: show.showCode } }, { as: owner });
    expect(holds.body.items).toMatchObject([{ allowSales: true, places: 40 }]);
  });

  test('an event without a seating plan', async () => {
    const bare = await insertSeatedShow(api, promoter);
    await runAsSystem(api.database, async (db) => {
      const { shows } = await import('#db/schema/events/shows.ts');
      await db.update(shows).set({ planVersionId: null }).where(eq(shows.id, bare.showId));
    });
    show = bare;
    expect((await save({ blocks: [] })).problem.details?.reason).toBe('no-seating-plan');
  });
});

describe('holds in a save', () => {
  test('may swap their flags', async () => {
    const created = await save({
      holds: { create: [technical, { ...technical, clientId: 'new-2', label: 'House', reservationFlag: 'HSE' }] },
    });
    const [a, b] = created.body.created;
    const swapped = await save({
      holds: {
        update: [
          { holdId: a!.holdId, reservationFlag: 'HSE' },
          { holdId: b!.holdId, reservationFlag: 'TEC' },
        ],
      },
    });
    expect(swapped.status).toBe(200);
    const holds = await api.call(listHolds, { params: { showCode: show.showCode } }, { as: owner });
    expect(holds.body.items.map(({ label, reservationFlag, revision }) => [label, reservationFlag, revision])).toEqual([
      ['House', 'TEC', 2],
      ['Technical', 'HSE', 2],
    ]);
  });

  test('name the hold that does not exist', async () => {
    expect((await save({ holds: { delete: [5] } })).problem).toMatchObject({
      fieldErrors: [{ field: 'holds.delete.0' }],
    });
    expect((await save({ holds: { update: [{ holdId: 5, colour: '#000000' }] } })).problem).toMatchObject({
      fieldErrors: [{ field: 'holds.update.0.holdId' }],
      details: { group: 'UPDATE_HOLDS' },
    });
  });
});
