import { createHold } from '@parterre/contract/calls/holds';
import { saveAllSeats, updateBlock } from '@parterre/contract/calls/seats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import type { OpenedBasket } from '#resources/sales/baskets/create-baskets.ts';
import { removeBasket } from '#resources/sales/baskets/remove-basket.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { countSeats } from './count-seats.ts';
import { readSeats } from './read/read-seats.ts';
import { listSeatFacts, readHoldsByOrdinal, type SeatFact } from './read/seat-facts.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());

const SEATS = 130;
const seat = fc.nat(SEATS - 1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      from: seat,
      length: fc.nat(40),
      price: fc.constantFrom(-1, 0, 1, 2),
      hold: fc.constantFrom(-1, 0, 1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      seats: fc.uniqueArray(seat, { minLength: 1, maxLength: 4 }),
      ends: fc.constantFrom('keep' as const, 'buy' as const, 'release' as const),
      other: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('switch' as const), block: fc.constantFrom(1, 2), on: fc.boolean() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Ends the read transaction with an empty change, because the embedded database has one session for all. */
const endReading = (ctx: Context) =>
  ctx.change('test.end', async () => ({
    answer: undefined,
    promoterId: promoter.id,
    objectId: 1,
    isAudited: false,
  }));

/** Reads the state after a step, seat by seat, from the columns and claims. */
async function readFacts(show: SeatedShow): Promise<{ facts: SeatFact[]; counted: Record<string, number> }> {
  const ctx = api.contextOf(promoter);
  const row = await requireShow(ctx, show.showCode);
  const seats = await readSeats(ctx, row, { seatCount: SEATS });
  const facts = [...listSeatFacts(seats, show.geometry, await readHoldsByOrdinal(ctx, row))];
  const counted: Record<string, number> = {};
  for (const { blockId, price, hold, state, seats: count } of await countSeats(ctx, row))
    counted[`${blockId}|${price}|${hold}|${state}`] = count;
  await endReading(ctx);
  return { facts, counted };
}

const readBlockId = ({ geometry }: SeatedShow, { seat: ordinal }: Pick<SeatFact, 'seat'>) =>
  geometry.blocks[geometry.block[ordinal] ?? 0]?.blockId;

function recount(show: SeatedShow, facts: readonly SeatFact[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { seat: ordinal, price, hold, state } of facts) {
    const key = `${readBlockId(show, { seat: ordinal })}|${price}|${hold}|${state === 'ASSIGNED' || state === 'UNASSIGNED' ? 'FREE' : state}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

async function run(show: SeatedShow, holdId: number, move: Step): Promise<void> {
  if (move.kind === 'switch') {
    await api.call(
      updateBlock,
      { params: { showCode: show.showCode, blockId: move.block }, body: { alternatingSeats: move.on } },
      { as: owner },
    );
    return;
  }
  if (move.kind === 'claim') return claim(show, move);
  const { blocks } = show.geometry;
  const ctx = api.contextOf(promoter);
  const row = await requireShow(ctx, show.showCode);
  const { chunks } = await readSeats(ctx, row, { seatCount: SEATS });
  await endReading(ctx);
  const prices = [null, ...show.prices];
  const body = blocks.flatMap(({ blockId, firstSeat, seatCount }) => {
    const from = Math.max(move.from, firstSeat);
    const to = Math.min(move.from + move.length, firstSeat + seatCount - 1);
    const revision = chunks.find((chunk) => chunk.blockId === blockId)?.revision ?? 0;
    const range = {
      from,
      to,
      ...(move.price < 0 ? {} : { priceTypeId: prices[move.price] ?? null }),
      ...(move.hold < 0 ? {} : { holdId: move.hold === 0 ? null : holdId }),
    };
    return from > to ? [] : [{ blockId, revision, ranges: [range] }];
  });
  const saved = await api.call(
    saveAllSeats,
    { params: { showCode: show.showCode }, body: { planVersionId: show.planVersionId, blocks: body } },
    { as: owner },
  );
  expect(saved.status).toBe(200);
}

async function claim(show: SeatedShow, move: Extract<Step, { kind: 'claim' }>): Promise<void> {
  const request = {
    showCode: show.showCode,
    seats: move.seats,
    channel: 'web',
    ...(move.other ? { priceTypeId: show.prices[2] } : {}),
  };
  const basket: OpenedBasket | undefined = await putInBasket(api.contextOf(promoter), request).catch(
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return undefined;
    },
  );
  if (!basket) return;
  const { basketId } = basket;
  if (move.ends === 'buy')
    await buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'A', email: 'a@example.test' }, isPaid: true });
  if (move.ends === 'release') await removeBasket(api.contextOf(promoter), { params: { basketId } });
}

test('whatever is saved, sold and switched: counts equal a recount, seats stay, sold seats never change', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const show = await insertSeatedShow(api, promoter);
      const body = { label: 'T', reservationFlag: 'T', colour: '#000000' };
      const hold = await api.call(createHold, { params: { showCode: show.showCode }, body }, { as: owner });
      await run(show, hold.body.holdId, { kind: 'save', from: 0, length: SEATS, price: 1, hold: -1 });
      const sold = new Map<number, SeatFact>();
      for (const move of steps) {
        await run(show, hold.body.holdId, move);
        const { facts, counted } = await readFacts(show);
        expect(counted).toEqual(recount(show, facts));
        expect(Object.values(counted).reduce((sum, count) => sum + count, 0)).toBe(SEATS);
        for (const fact of facts) {
          if (sold.has(fact.seat)) expect(fact).toEqual(sold.get(fact.seat));
          if (fact.state === 'SOLD') sold.set(fact.seat, fact);
        }
      }
    }),
    { numRuns: 12 },
  );
});

test('alternating seats switched on and off leave every seat as it was', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), fc.constantFrom(1, 2), async (steps, block) => {
      const show = await insertSeatedShow(api, promoter);
      const body = { label: 'T', reservationFlag: 'T', colour: '#000000' };
      const hold = await api.call(createHold, { params: { showCode: show.showCode }, body }, { as: owner });
      for (const move of steps) await run(show, hold.body.holdId, move);
      await run(show, hold.body.holdId, { kind: 'switch', block, on: false });
      const before = await readFacts(show);
      await run(show, hold.body.holdId, { kind: 'switch', block, on: true });
      for (const [index, fact] of (await readFacts(show)).facts.entries())
        if (readBlockId(show, fact) !== block) expect(fact).toEqual(before.facts[index]);
      await run(show, hold.body.holdId, { kind: 'switch', block, on: false });
      expect(await readFacts(show)).toEqual(before);
    }),
    { numRuns: 6 },
  );
});
