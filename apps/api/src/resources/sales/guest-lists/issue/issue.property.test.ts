import { withdrawGuests } from '@parterre/contract/calls/guest-lists';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#errors.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), plusOnes: fc.nat(3) }),
  fc.record({ kind: fc.constant('issue' as const), pick: fc.option(fc.nat(9)) }),
  fc.record({ kind: fc.constant('withdraw' as const), pick: fc.nat(9) }),
  fc.record({ kind: fc.constant('cancel' as const), pick: fc.nat(9), tickets: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('sell' as const), seat: fc.integer({ min: 56, max: 63 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function run(guests: GuestHouse, list: { guestListId: number }, move: Step): Promise<void> {
  if (move.kind === 'add')
    return void (await guests.add(list, 'Guest', { plusOnes: move.plusOnes }).catch(() => undefined));
  if (move.kind === 'sell')
    return void (await guests.office.sell({ seats: [move.seat] }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    }));
  const all = await guests.guestsOf(list);
  const guest = move.pick === null ? undefined : all[move.pick % Math.max(1, all.length)];
  if (move.kind === 'issue') {
    const { status } = await guests.issue(list, guest ? { guestIds: [guest.guestId] } : {});
    expect([200, 409]).toContain(status);
  } else if (move.kind === 'withdraw' && guest) {
    const call = { params: list, body: { guestIds: [guest.guestId] } };
    const { status } = await house.api.call(withdrawGuests, call, { as: house.owner });
    expect([200, 409]).toContain(status);
  } else if (move.kind === 'cancel' && guest?.orderId) {
    const { items } = await guests.office.read(guest.orderId);
    const orderItemIds = items.slice(0, move.tickets).map(({ id }) => id);
    expect([200, 409]).toContain((await guests.office.cancel(guest.orderId, { orderItemIds })).status);
  }
}

test('whatever is issued, withdrawn, cancelled and sold: lists, orders and seats agree', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), fc.boolean(), async (steps, isSeated) => {
      const guests = await openGuestHouse(house);
      const { guestListId } = await guests.open(
        isSeated ? {} : { priceTypeId: guests.standingComp, holdId: null, allocation: 12 },
      );
      for (const move of steps) await run(guests, { guestListId }, move);
      expect(await findBrokenInvariants(house.api.database)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
