import { createHold, listHolds } from '@parterre/contract/calls/holds';
import { copySeats, previewSeatCopy } from '@parterre/contract/calls/seat-copies';
import { getSeatPriceStats, updateBlock, updateSeatPrice } from '@parterre/contract/calls/seats';
import { listShowHistory } from '@parterre/contract/calls/shows';
import type { SeatCopyChoices } from '@parterre/contract/seat-copies';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { allocations } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertSeatedShow, type SeatedShow, smallPlan } from '#test/scenes/insert-seated-show.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { priceSeats } from '#test/scenes/price-seats.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let from: FullShow;
let show: SeatedShow;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());
// 130 seats. In the source 60 are at Price 1, four of them held for TEC, and 30 at Price 2.
beforeEach(async () => {
  from = await insertFullShow(api, promoter);
  show = await insertSeatedShow(api, promoter);
});

type Choices = Partial<SeatCopyChoices>;
interface More {
  as?: TestUser;
  to?: string;
  from?: string;
  key?: string;
}

const ALL: SeatCopyChoices['parts'] = ['prices', 'holds', 'alternating'];
const bodyOf = (choices: Choices): SeatCopyChoices => ({ parts: ALL, blocks: [], prices: [], holds: [], ...choices });
const paramsOf = (more: More) => ({ showCode: more.to ?? show.showCode, fromShowCode: more.from ?? from.showCode });
const preview = (choices: Choices = {}, more: More = {}) =>
  api.call(previewSeatCopy, { params: paramsOf(more), body: bodyOf(choices) }, { as: more.as ?? owner });
const copy = async (choices: Choices = {}, more: More = {}, seen?: string) => {
  const body = { ...bodyOf(choices), seen: seen ?? (await preview(choices, more)).body.seen };
  const options = { as: more.as ?? owner, ...(more.key ? { key: more.key } : {}) };
  return api.call(copySeats, { params: paramsOf(more), body }, options);
};
const statsOf = async (showCode: string) =>
  (await api.call(getSeatPriceStats, { params: { showCode } }, { as: owner })).body;
const holdsOf = async (showCode: string) =>
  (await api.call(listHolds, { params: { showCode } }, { as: owner })).body.items;
const columnsOf = (showId: number) =>
  runAsSystem(api.database, (db) =>
    db.select().from(allocations).where(eq(allocations.showId, showId)).orderBy(allocations.firstSeat),
  );

describe('copying the allocation of another event', () => {
  it('gives every seat the ticket of the same name and the hold with the same flag, created where there is none', async () => {
    const { status, body } = await copy();
    expect(status).toBe(200);
    expect(body).toMatchObject({ changed: 90, skipped: [], missing: 0 });
    expect(body.createdHolds.map(({ label }) => label)).toEqual(['Hold TEC']);
    expect((await statsOf(show.showCode)).items.map(({ seats }) => seats)).toEqual([60, 30, 0, 40]);
    expect((await holdsOf(show.showCode))[0]).toMatchObject({ reservationFlag: 'TEC', seats: { held: 4 } });
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('tells those who want to know of changed seats, once', async () => {
    const told = () =>
      runAsSystem(api.database, (db) =>
        db
          .select({ details: occurrences.details })
          .from(occurrences)
          .where(and(eq(occurrences.kind, 'seats.changed'), eq(occurrences.showId, show.showId))),
      );
    expect(await told()).toEqual([]);
    expect((await copy()).body.changed).toBe(90);
    expect(await told()).toEqual([{ details: { seats: 90 } }]);
  });

  it('says before what the statistics and holds say afterwards', async () => {
    await insertSale(api, { showCode: show.showCode, priceTypeId: show.prices[2], seats: [0, 1, 70] });
    const { body } = await preview();
    expect((await copy()).status).toBe(200);
    const stats = await statsOf(show.showCode);
    expect(body.priceChanges.map(({ priceTypeId, seats, valueMinor }) => [priceTypeId, seats, valueMinor])).toEqual(
      stats.items.map(({ priceTypeId, seats, valueMinor }) => [priceTypeId, seats, valueMinor]),
    );
    const [hold] = await holdsOf(show.showCode);
    expect(body.holdChanges.at(-1)).toMatchObject({ holdId: null, fromHoldId: from.holdId, seats: hold?.seats.held });
  });

  it('leaves seats that are sold or in a basket as they are, and names them', async () => {
    await insertSale(api, { showCode: show.showCode, priceTypeId: show.prices[2], seats: [3, 4] });
    const basketUntil = new Date(Date.now() + 600_000);
    await insertSale(api, { showCode: show.showCode, priceTypeId: show.prices[2], seats: [80], basketUntil });
    const before = (await statsOf(show.showCode)).items[2];
    const shown = (await preview()).body;
    expect(shown.seats).toMatchObject({ sold: 2, inBaskets: 1, changed: 87 });
    const { body } = await copy();
    expect(body.changed).toBe(87);
    expect(body.skipped).toEqual(shown.skipped);
    expect(body.skipped).toEqual([
      { blockId: 1, ranges: [{ from: 3, to: 4 }], reason: 'SOLD' },
      { blockId: 1, ranges: [{ from: 80, to: 80 }], reason: 'BASKET' },
    ]);
    expect((await statsOf(show.showCode)).items[2]).toEqual(before);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('brings only what is asked for', async () => {
    const { body } = await copy({ parts: ['prices'] });
    expect(body).toMatchObject({ changed: 90, createdHolds: [] });
    expect(await holdsOf(show.showCode)).toEqual([]);
    expect((await preview({ parts: ['prices'] })).body.holds.filter(({ isNew }) => isNew)).toEqual([]);
  });

  it('switches the blocks that withhold every second seat there', async () => {
    const params = { showCode: from.showCode, blockId: 2 };
    await api.call(updateBlock, { params, body: { alternatingSeats: true } }, { as: owner });
    expect((await preview()).body.seats.blocksSwitched).toBe(1);
    await copy();
    expect((await columnsOf(show.showId)).map(({ blockId, alternating }) => [blockId, alternating])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('takes the chosen tickets and holds, and leaves alone what stands for nothing', async () => {
    const hold = await api.call(createHold, { params: { showCode: show.showCode }, body: HOLD }, { as: owner });
    const choices: Choices = {
      prices: [
        { fromPriceTypeId: from.prices[0], toPriceTypeId: show.prices[2] },
        { fromPriceTypeId: from.prices[1], toPriceTypeId: null },
      ],
      holds: [{ fromHoldId: from.holdId, toHoldId: hold.body.holdId }],
    };
    await priceSeats(api, { showCode: show.showCode, priceTypeId: show.prices[0], seats: [60, 61] });
    expect((await preview(choices)).body.seats).toMatchObject({ withoutPrice: 30, withoutHold: 0, changed: 60 });
    await copy(choices);
    expect((await statsOf(show.showCode)).items.map(({ seats }) => seats)).toEqual([2, 0, 60, 68]);
    expect((await holdsOf(show.showCode)).map(({ label, seats }) => [label, seats.held])).toEqual([['House', 4]]);
  });

  it('is told in the history, with the event it comes from', async () => {
    await copy();
    const history = await api.call(listShowHistory, { params: { showCode: show.showCode } }, { as: owner });
    expect(history.body.items[0]).toMatchObject({
      action: 'seat.copy',
      summary: { name: from.showCode, seats: 90, hold: 'Hold TEC', heldSeats: 4 },
    });
  });

  it('happens once for one key', async () => {
    const { seen } = (await preview()).body;
    const first = await copy({}, { key: 'copy-once-0001' }, seen);
    const again = await copy({}, { key: 'copy-once-0001' }, seen);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await holdsOf(show.showCode)).toHaveLength(1);
  });
});

describe('copying between plans', () => {
  /** Draws the plan without row E of the Stalls, and with its Circle called Balcony. */
  const otherPlan = () => {
    const plan = smallPlan();
    const [stalls, circle] = plan.blocks;
    if (!stalls || !circle) throw new Error('The small plan has two blocks');
    const rows = stalls.rows.slice(0, 4);
    return {
      ...plan,
      blocks: [
        { ...stalls, rows },
        { ...circle, label: 'Balcony' },
      ],
    };
  };

  it('goes by the labels of block, row and seat, and names the rows that do not exist', async () => {
    const other = await insertSeatedShow(api, promoter, { plan: otherPlan() });
    const { body } = await preview({}, { to: other.showCode });
    expect(body.isSamePlan).toBe(false);
    expect(body.seats).toMatchObject({ from: 130, matched: 80, missing: 50, untouched: 30 });
    expect(body.blocks.map(({ label, toBlockId, matched }) => [label, toBlockId, matched])).toEqual([
      ['Stalls', 1, 80],
      ['Circle', null, 0],
    ]);
    expect(body.missing[0]).toEqual({ block: 'Stalls', row: 'E', first: '1', last: '20', seats: 20 });
    expect(body.missingRows).toBe(4);
    const copied = await copy({}, { to: other.showCode });
    expect(copied.body).toMatchObject({ missing: 50, changed: 80 });
  });

  it('creates no hold whose seats all stay behind', async () => {
    const { reservationFlag } = (
      await api.call(
        createHold,
        {
          params: { showCode: from.showCode },
          body: { ...HOLD, agreed: 10 },
        },
        { as: owner },
      )
    ).body;
    const houseId =
      (await holdsOf(from.showCode)).find((hold) => hold.reservationFlag === reservationFlag)?.holdId ?? 0;
    await priceSeats(api, { showCode: from.showCode, holdId: houseId, seats: [110, 111] });
    const other = await insertSeatedShow(api, promoter, { plan: otherPlan() });
    const shown = (await preview({}, { to: other.showCode })).body;
    const house = shown.holds.find(({ fromHoldId }) => fromHoldId === houseId);
    expect(house).toMatchObject({ seats: 2, toHoldId: null, isNew: false });
    expect((await copy({}, { to: other.showCode })).body.createdHolds.map(({ label }) => label)).toEqual(['Hold TEC']);
    expect((await holdsOf(other.showCode)).map(({ label }) => label)).toEqual(['Hold TEC']);
  });

  it('takes the block that is chosen for another one', async () => {
    await priceSeats(api, { showCode: from.showCode, priceTypeId: from.prices[2], seats: [100, 101, 129] });
    const other = await insertSeatedShow(api, promoter, { plan: otherPlan() });
    const choices = { blocks: [{ fromBlockId: 2, toBlockId: 2 }] };
    expect((await preview(choices, { to: other.showCode })).body.seats).toMatchObject({ matched: 110, missing: 20 });
    await copy(choices, { to: other.showCode });
    expect((await statsOf(other.showCode)).items[2]?.seats).toBe(3);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });
});

describe('a copy is refused', () => {
  it('without the permission, and creates no holds for someone who may not', async () => {
    const auditor = await api.createUser(promoter, 'auditor');
    expect((await preview({}, { as: auditor })).status).toBe(403);
    expect((await copy({}, { as: auditor }, 'seen')).status).toBe(403);
  });

  it('for events of another promoter, on either side', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await preview({}, { as: stranger })).status).toBe(404);
    expect((await copy({}, { as: stranger }, 'seen')).status).toBe(404);
    const foreign = await insertFullShow(api, await api.createPromoter());
    expect((await preview({}, { from: foreign.showCode })).status).toBe(404);
    expect((await copy({}, { from: foreign.showCode }, 'seen')).status).toBe(404);
  });

  it('for choices that neither event has, and from the event itself', async () => {
    const fieldOf = async (choices: Choices) => (await preview(choices)).problem.fieldErrors?.[0]?.field;
    expect(await fieldOf({ prices: [{ fromPriceTypeId: 1, toPriceTypeId: null }] })).toBe('prices.0.fromPriceTypeId');
    const [price] = from.prices;
    expect(await fieldOf({ prices: [{ fromPriceTypeId: price, toPriceTypeId: price }] })).toBe(
      'prices.0.toPriceTypeId',
    );
    expect(await fieldOf({ holds: [{ fromHoldId: from.holdId, toHoldId: from.holdId }] })).toBe('holds.0.toHoldId');
    expect(await fieldOf({ blocks: [{ fromBlockId: 9, toBlockId: 1 }] })).toBe('blocks.0.fromBlockId');
    expect(await fieldOf({ blocks: [{ fromBlockId: 1, toBlockId: 9 }] })).toBe('blocks.0.toBlockId');
    expect((await preview({}, { from: show.showCode })).problem.fieldErrors?.[0]?.field).toBe('fromShowCode');
    expect((await preview({ parts: [] })).problem.fieldErrors).toEqual([
      {
        field: 'parts',
        code: 'tooFew',
        message: 'Must name at least one of prices, holds and alternating',
        values: { fewest: 1 },
      },
    ]);
    const twice = { fromPriceTypeId: price, toPriceTypeId: null };
    expect(await fieldOf({ prices: [twice, twice] })).toBe('prices.1.fromPriceTypeId');
  });

  it('when one block would stand for two, or a block is named twice', async () => {
    const fieldErrorOf = async (blocks: SeatCopyChoices['blocks']) =>
      (await preview({ blocks })).problem.fieldErrors?.[0];
    const refused = { field: 'blocks.0.toBlockId', code: 'twice', message: 'Stalls already stands for Stalls' };
    expect(await fieldErrorOf([{ fromBlockId: 2, toBlockId: 1 }])).toEqual(refused);
    expect((await fieldErrorOf([{ fromBlockId: 1, toBlockId: 2 }]))?.message).toBe('Circle already stands for Circle');
    const both = [1, 2].map((fromBlockId) => ({ fromBlockId, toBlockId: 1 }));
    expect((await fieldErrorOf(both))?.field).toBe('blocks.1.toBlockId');
    const named = [null, 1].map((toBlockId) => ({ fromBlockId: 1, toBlockId }));
    expect((await fieldErrorOf(named))?.field).toBe('blocks.1.fromBlockId');
    const swapped = [1, 2].map((fromBlockId) => ({ fromBlockId, toBlockId: 3 - fromBlockId }));
    expect((await preview({ blocks: swapped })).status).toBe(200);
  });

  it('for events without a plan', async () => {
    const { showCode } = await insertShow(api, promoter);
    expect((await preview({}, { from: showCode })).problem.details?.reason).toBe('no-seating-plan');
    expect((await preview({}, { to: showCode })).problem.details?.reason).toBe('no-seating-plan');
  });

  it('when one of the two has changed since the preview, and then changes nothing', async () => {
    const { seen } = (await preview()).body;
    const body = { adjustAllocation: true as const, priceType: from.prices[2], seatIds: ['Stalls|A|1'] };
    await api.call(updateSeatPrice, { params: { showCode: from.showCode }, body }, { as: owner });
    const refused = await copy({}, {}, seen);
    expect(refused.status).toBe(409);
    expect(refused.problem.code).toBe('SEATS_CHANGED');
    expect((await statsOf(show.showCode)).items.at(-1)?.seats).toBe(130);
    expect(await holdsOf(show.showCode)).toEqual([]);
    expect((await copy()).status).toBe(200);
  });

  it('when a hold it would create has the flag of another one', async () => {
    const params = { showCode: show.showCode };
    await api.call(createHold, { params, body: { ...HOLD, reservationFlag: 'TEC' } }, { as: owner });
    const refused = await copy({ holds: [{ fromHoldId: from.holdId, toHoldId: 'new' }] });
    expect(refused.problem.code).toBe('FLAG_TAKEN');
    expect((await statsOf(show.showCode)).items.at(-1)?.seats).toBe(130);
  });
});

const HOLD = {
  label: 'House',
  reservationFlag: 'HSE',
  colour: '#A3323F',
  allowSales: false,
  owner: '',
  note: '',
  releaseOn: null,
  agreed: null,
};
