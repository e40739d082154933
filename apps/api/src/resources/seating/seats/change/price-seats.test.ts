import { createHold } from '@parterre/contract/calls/holds';
import * as calls from '@parterre/contract/calls/seats';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const priced = (index = 0) => ({ showCode: show.showCode, priceTypeId: show.prices[index]! });
const row = (label: string, count = 20) => Array.from({ length: count }, (_, index) => `Stalls|${label}|${index + 1}`);
const body = (seatIds: string[]) => ({ adjustAllocation: true as const, seatIds });
const give = (seatIds: string[], index = 0) =>
  api.call(calls.createPriceSeats, { params: priced(index), body: body(seatIds) }, { as: owner });
const statesOf = async (seatIds: string[]) => {
  const answer = await api.call(
    calls.listSeatPrices,
    { params: { showCode: show.showCode }, query: { pageSize: 100 } },
    { as: owner },
  );
  return answer.body.items.filter((item) => seatIds.includes(item.seatId));
};

describe('seats of a price type', () => {
  test('are created, counted per block and taken off again', async () => {
    const created = await give(row('A'));
    expect(created.body).toEqual({ blocks: [{ blockId: 1, revision: 2 }], changed: 20, skipped: [] });
    const blocks = await api.call(calls.listPriceBlocks, { params: priced() }, { as: owner });
    expect(blocks.body.items).toMatchObject([
      {
        blockId: 1,
        label: 'Stalls',
        seatCount: 100,
        priceSeats: 20,
        firstSeat: 0,
        alternatingSeats: false,
        revision: 2,
      },
      { blockId: 2, label: 'Circle', seatCount: 30, priceSeats: 0, firstSeat: 100, revision: 1 },
    ]);
    const removed = await api.call(
      calls.removePriceSeats,
      { params: priced(), body: body(row('A', 5)) },
      { as: owner },
    );
    expect(removed.body).toMatchObject({ changed: 5, blocks: [{ blockId: 1, revision: 3 }] });
    const again = await api.call(calls.removePriceSeats, { params: priced(), body: body(row('A', 5)) }, { as: owner });
    expect(again.body).toMatchObject({ changed: 0, blocks: [{ blockId: 1, revision: 3 }] });
  });

  test('are taken off as a list of seats too, like they are given', async () => {
    const seats = row('B', 2).map((seatId) => ({ seatId }));
    await give(row('B', 3));
    const removed = await api.call(
      calls.removePriceSeats,
      { params: priced(), body: { adjustAllocation: true, seats } },
      { as: owner },
    );
    expect(removed.body).toMatchObject({ changed: 2 });
    const twice = { adjustAllocation: true as const, seats, seatIds: row('B', 2) };
    const named = await api.call(calls.removePriceSeats, { params: priced(), body: twice }, { as: owner });
    expect(named.problem).toMatchObject({ fieldErrors: [{ field: 'seatIds' }] });
  });

  test('are created with holds, matched without regard to case', async () => {
    const hold = await api.call(
      createHold,
      { params: { showCode: show.showCode }, body: { label: 'House', reservationFlag: 'hse', colour: '#112233' } },
      { as: owner },
    );
    const seats = [{ seatId: 'stalls|a|1', holdId: hold.body.holdId }, { seatId: 'Stalls|A|2' }];
    await api.call(
      calls.createPriceSeats,
      { params: priced(), body: { adjustAllocation: true, seats } },
      { as: owner },
    );
    expect(await statesOf(['Stalls|A|1', 'Stalls|A|2', 'Stalls|A|3'])).toMatchObject([
      { state: 'BLOCKED', priceTypeId: show.prices[0], holdId: hold.body.holdId, hold: { reservationFlag: 'HSE' } },
      { state: 'ASSIGNED', priceTypeId: show.prices[0], holdId: null },
      { state: 'UNASSIGNED', priceTypeId: null, holdId: null },
    ]);
    const cleared = await api.call(
      calls.updatePriceSeats,
      { params: priced(), body: { adjustAllocation: true, seats: [{ seatId: 'Stalls|A|1', holdId: null }] } },
      { as: owner },
    );
    expect(cleared.body.changed).toBe(1);
    expect(await statesOf(['Stalls|A|1'])).toMatchObject([{ state: 'ASSIGNED', holdId: null }]);
  });

  test('move to another price type and keep their holds', async () => {
    await give(row('B'));
    const moved = await api.call(
      calls.updateSeatPrice,
      { params: { showCode: show.showCode }, body: { ...body(row('B', 4)), priceType: show.prices[1] } },
      { as: owner },
    );
    expect(moved.body.changed).toBe(4);
    expect((await statesOf(['Stalls|B|4', 'Stalls|B|5'])).map((seat) => seat.priceTypeId)).toEqual([
      show.prices[1],
      show.prices[0],
    ]);
  });

  test('in a basket are skipped, not refused', async () => {
    await give(row('A'));
    await putInBasket(api.contextOf(promoter), { showCode: show.showCode, seats: ['Stalls|A|2'], channel: 'web' });
    const removed = await api.call(
      calls.removePriceSeats,
      { params: priced(), body: body(row('A', 3)) },
      { as: owner },
    );
    expect(removed.body).toMatchObject({
      changed: 2,
      skipped: [{ blockId: 1, ranges: [{ from: 1, to: 1 }], reason: 'BASKET' }],
    });
  });

  test('with another price are refused by name, and nothing is written', async () => {
    await give(['Stalls|A|3'], 1);
    const created = await give(row('A', 5));
    expect(created.status).toBe(422);
    expect(created.problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'seats-have-other-ticket', seatIds: ['Stalls|A|3'], seats: 1 },
    });
    expect(await statesOf(['Stalls|A|1'])).toMatchObject([{ priceTypeId: null }]);
    const held = await api.call(
      calls.updatePriceSeats,
      { params: priced(), body: body(['Stalls|A|3']) },
      { as: owner },
    );
    expect(held.problem.details?.reason).toBe('seats-lack-ticket');
    const removed = await api.call(
      calls.removePriceSeats,
      { params: priced(), body: body(['Stalls|A|3']) },
      { as: owner },
    );
    expect(removed.problem.details?.reason).toBe('seats-have-other-ticket');
  });
});

describe('what single calls refuse', () => {
  const attempts = {
    createPriceSeats: (seatIds: string[]) => give(seatIds),
    updatePriceSeats: (seatIds: string[]) =>
      api.call(calls.updatePriceSeats, { params: priced(), body: body(seatIds) }, { as: owner }),
    removePriceSeats: (seatIds: string[]) =>
      api.call(calls.removePriceSeats, { params: priced(), body: body(seatIds) }, { as: owner }),
    updateSeatPrice: (seatIds: string[]) =>
      api.call(
        calls.updateSeatPrice,
        { params: { showCode: show.showCode }, body: { ...body(seatIds), priceType: show.prices[1] } },
        { as: owner },
      ),
  };

  test.each(Object.keys(attempts) as (keyof typeof attempts)[])(
    '%s names the seat the plan does not have',
    async (id) => {
      const answer = await attempts[id]([...row('A', 4), 'Stalls|Z|1', ...row('B', 2)]);
      expect(answer.status).toBe(400);
      expect(answer.problem).toMatchObject({
        code: 'INVALID',
        fieldErrors: [{ field: 'seatIds.4', message: 'The plan has no seat Stalls|Z|1' }],
      });
    },
  );

  test.each(Object.keys(attempts) as (keyof typeof attempts)[])('%s names the seat that is named twice', async (id) => {
    const answer = await attempts[id](['Stalls|A|1', 'stalls|a|1']);
    expect(answer.problem).toMatchObject({ fieldErrors: [{ field: 'seatIds.1' }] });
  });

  test('adjustAllocation false, a foreign ticket, a foreign hold and no seats at all', async () => {
    const off = await api.call(
      calls.createPriceSeats,
      { params: priced(), body: { ...body(row('A')), adjustAllocation: false as unknown as true } },
      { as: owner },
    );
    expect(off.problem).toMatchObject({ fieldErrors: [{ field: 'adjustAllocation' }] });
    const foreign = await api.call(
      calls.createPriceSeats,
      { params: { ...priced(), priceTypeId: show.standing }, body: body(row('A')) },
      { as: owner },
    );
    expect(foreign.status).toBe(404);
    const seats = [{ seatId: 'Stalls|A|1', holdId: 3 }];
    const hold = await api.call(
      calls.createPriceSeats,
      { params: priced(), body: { adjustAllocation: true, seats } },
      { as: owner },
    );
    expect(hold.problem).toMatchObject({ fieldErrors: [{ field: 'seats.0.holdId' }] });
    const none = await api.call(
      calls.createPriceSeats,
      { params: priced(), body: { adjustAllocation: true } },
      { as: owner },
    );
    expect(none.problem).toMatchObject({ fieldErrors: [{ field: 'seats' }] });
    const both = await api.call(
      calls.createPriceSeats,
      { params: priced(), body: { ...body(row('A')), seats } },
      { as: owner },
    );
    expect(both.problem).toMatchObject({ fieldErrors: [{ field: 'seatIds' }] });
    const price = await api.call(
      calls.updateSeatPrice,
      { params: { showCode: show.showCode }, body: { ...body(row('A')), priceType: 3 } },
      { as: owner },
    );
    expect(price.problem).toMatchObject({ fieldErrors: [{ field: 'priceType' }] });
  });
});

describe('alternating seats', () => {
  const switchBlock = (alternatingSeats: boolean, revision?: number) =>
    api.call(
      calls.updateBlock,
      { params: { showCode: show.showCode, blockId: 1 }, body: { alternatingSeats } },
      revision === undefined ? { as: owner } : { as: owner, revision },
    );

  test('withhold every second seat while on and give it back when off', async () => {
    await give(row('A'));
    const on = await switchBlock(true);
    expect(on.body).toMatchObject({ blocks: [{ blockId: 1, revision: 3 }], changed: 0 });
    const states = await statesOf(row('A'));
    expect(states.filter(({ state }) => state === 'BLOCKED')).toHaveLength(10);
    expect(states[0]?.state).not.toBe(states[1]?.state);
    expect((await switchBlock(true)).body.blocks).toEqual([{ blockId: 1, revision: 3 }]);
    await switchBlock(false);
    expect((await statesOf(row('A'))).every(({ state }) => state === 'ASSIGNED')).toBe(true);
  });

  test('switch for several blocks at once', async () => {
    const both = [1, 2].map((blockId) => ({ blockId, alternatingSeats: true }));
    const on = await api.call(
      calls.updateAlternatingSeats,
      { params: { showCode: show.showCode }, body: { blocks: both } },
      { as: owner },
    );
    expect(on.body.blocks).toEqual([
      { blockId: 1, revision: 2 },
      { blockId: 2, revision: 2 },
    ]);
    const blocks = await api.call(calls.listPriceBlocks, { params: priced() }, { as: owner });
    expect(blocks.body.items.map(({ alternatingSeats }) => alternatingSeats)).toEqual([true, true]);
  });

  test('switch for none of several blocks when somebody has saved one of them since it was loaded', async () => {
    const switchBoth = (revisions: [number, number], alternatingSeats = true) =>
      api.call(
        calls.updateAlternatingSeats,
        {
          params: { showCode: show.showCode },
          body: { blocks: revisions.map((revision, index) => ({ blockId: index + 1, alternatingSeats, revision })) },
        },
        { as: owner },
      );
    await switchBlock(true);
    await switchBlock(false);
    const { status, problem } = await switchBoth([1, 1]);
    expect([status, problem?.code]).toEqual([409, 'SEATS_CHANGED']);
    expect(problem?.details?.blocks).toMatchObject([
      { blockId: 1, revision: 3, changedBy: expect.stringMatching(/^User /) },
    ]);
    const read = async () => {
      const blocks = await api.call(calls.listPriceBlocks, { params: priced() }, { as: owner });
      return blocks.body.items.map(({ alternatingSeats, revision }) => [alternatingSeats, revision]);
    };
    expect(await read()).toEqual([
      [false, 3],
      [false, 1],
    ]);
    expect((await switchBoth([3, 1])).status).toBe(200);
    expect(await read()).toEqual([
      [true, 4],
      [true, 2],
    ]);
  });

  test('are refused for blocks the plan does not have and for a revision that is gone', async () => {
    expect((await switchBlock(true, 4)).problem).toMatchObject({
      code: 'STALE',
      details: { blocks: [{ blockId: 1, revision: 1 }] },
    });
    const unknown = await api.call(
      calls.updateBlock,
      { params: { showCode: show.showCode, blockId: 77 }, body: { alternatingSeats: true } },
      { as: owner },
    );
    expect(unknown.status).toBe(404);
    const twice = [1, 1].map((blockId) => ({ blockId, alternatingSeats: true }));
    const listed = await api.call(
      calls.updateAlternatingSeats,
      { params: { showCode: show.showCode }, body: { blocks: twice } },
      { as: owner },
    );
    expect(listed.problem).toMatchObject({ fieldErrors: [{ field: 'blocks.1.blockId' }] });
    const wrong = await api.call(
      calls.updateBlock,
      { params: { showCode: show.showCode, blockId: 1 }, body: { alternatingSeats: 'on' as unknown as boolean } },
      { as: owner },
    );
    expect(wrong.problem).toMatchObject({ fieldErrors: [{ field: 'alternatingSeats' }] });
  });
});
