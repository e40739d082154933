import { changeOrderSeats, previewSeatChange, transferOrder } from '@parterre/contract/calls/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#errors.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());

/** Seats 45 to 54: half of them at 50.00, half at 30.00. */
const SEATS = [
  'Stalls|C|6',
  'Stalls|C|7',
  'Stalls|C|8',
  'Stalls|C|9',
  'Stalls|C|10',
  'Stalls|C|11',
  'Stalls|C|12',
  'Stalls|C|13',
  'Stalls|C|14',
  'Stalls|C|15',
];

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sell' as const),
      seats: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 4 }),
      paid: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      order: fc.nat(5),
      seats: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      order: fc.nat(5),
      ticket: fc.nat(3),
      refund: fc.constantFrom('later' as const, 'done' as const, 'none' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('transfer' as const), order: fc.nat(5), to: fc.nat(2) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function run(office: BoxOffice, sold: string[], move: Step): Promise<void> {
  if (move.kind === 'sell') {
    const seats = move.seats.map((seat) => seat + 45);
    // A sale of seats that are already sold is refused, as it would be at the counter.
    const order = await office.sell({ seats, paid: move.paid }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    if (order) sold.push(order.orderId);
    return;
  }
  const orderId = sold[move.order % Math.max(1, sold.length)];
  if (orderId === undefined) return;
  const params = { orderId };
  const as = { as: house.owner };
  if (move.kind === 'transfer') {
    const body = { name: `Buyer ${move.to}`, email: `b${move.to}@example.test` };
    expect([200, 422]).toContain((await house.api.call(transferOrder, { params, body }, as)).status);
    return;
  }
  const { items } = await office.read(orderId);
  if (move.kind === 'cancel') {
    const orderItemIds = [items[move.ticket % items.length]?.id ?? 0];
    const { status } = await office.cancel(orderId, { orderItemIds, refund: move.refund });
    expect([200, 409]).toContain(status);
    return;
  }
  const changes = move.seats.flatMap((seat, index) => {
    const item = items[index];
    return item ? [{ orderItemId: item.id, seatId: SEATS[seat] ?? '' }] : [];
  });
  const shown = await house.api.call(previewSeatChange, { params, body: { changes } }, as);
  expect([200, 400, 409, 422]).toContain(shown.status);
  const expectedDifferenceMinor = shown.status === 200 ? shown.body.differenceMinor : 0;
  const done = await house.api.call(changeOrderSeats, { params, body: { changes, expectedDifferenceMinor } }, as);
  // Nobody else changes anything, so the preview and the change have the same result.
  expect(done.status).toBe(shown.status);
}

test('whatever is sold, moved, cancelled and passed on: seats, tickets, ledger and figures agree', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const office = await openBoxOffice(house);
      await office.save([{ from: 50, to: 99, priceTypeId: office.show.prices[1] }], 2);
      const sold: string[] = [];
      for (const move of steps) await run(office, sold, move);
      expect(await findBrokenInvariants(house.api.database)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
