import { approveGuests, declineGuests, issueGuests, withdrawGuests } from '@parterre/contract/calls/guest-lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '#errors.ts';
import { startBoxOffice } from '../scenes/open-box-office.ts';
import { type GuestHouse, HELD, openGuestHouse } from '../scenes/open-guest-house.ts';
import type { TestUser } from '../support/test-api.ts';
import { expectCalm, expectNothingDisclosed, statusesOf } from './expect-calm.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let guests: GuestHouse;
let stranger: TestUser;

beforeAll(async () => {
  house = await startBoxOffice();
  stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
});
afterAll(() => house.api.close());
beforeEach(async () => {
  guests = await openGuestHouse(house);
});

type List = { guestListId: number };
type Decision = typeof approveGuests | typeof declineGuests | typeof withdrawGuests;

const decide = (call: Decision, { guestListId }: List, guestIds: number[], as = house.owner) =>
  house.api.call(call, { params: { guestListId }, body: { guestIds } }, { as });

/** Sells, or is refused for a business reason. */
const trySell = async (seats: number[]) =>
  guests.office.sell({ seats }).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });

/** Expects that every guest has tickets and a valid order, or neither. Returns their statuses. */
async function readStatuses(list: List): Promise<string[]> {
  const all = await guests.guestsOf(list);
  for (const { status, orderId } of all) {
    if (status !== 'ISSUED') continue;
    const order = await guests.office.read(orderId ?? '');
    expect(order.items.some(({ status: state }) => state === 'ACTIVE')).toBe(true);
  }
  return all.map(({ status }) => status);
}

test('guests whom some approve and others decline are one or the other, and never more than there are places', async () => {
  const list = await guests.open({ needsApproval: true, allocation: 3 });
  const ids: number[] = [];
  for (const name of ['Ada', 'Grace', 'Mary', 'Joan', 'Lise', 'Emmy']) {
    if (ids.length === 3) await decide(declineGuests, list, ids);
    ids.push((await guests.add(list, name)).guestId);
  }
  const answers = await Promise.all([
    ...ids.map((id) => decide(approveGuests, list, [id])),
    decide(declineGuests, list, ids.slice(0, 2)),
    decide(approveGuests, list, ids.slice(2)),
  ]);
  const strangers = await Promise.all([
    decide(approveGuests, list, ids, stranger),
    decide(declineGuests, list, ids, stranger),
  ]);
  await expectCalm(house.api, answers, [200, 409]);
  expectNothingDisclosed(strangers);
  const statuses = await readStatuses(list);
  expect(statuses.filter((status) => status === 'APPROVED').length).toBeLessThanOrEqual(3);
  const last = (await decide(declineGuests, list, ids)).body.guestList;
  expect(last.figures).toMatchObject({ approved: 0, left: 3 });
});

test('tickets that two people issue at once, while seats of the hold are sold, go to each guest once', async () => {
  const list = await guests.open();
  for (const name of ['Ada', 'Grace', 'Mary']) await guests.add(list, name, { plusOnes: 1 });
  const [issued, sold, strangers] = await Promise.all([
    Promise.all([guests.issue(list), guests.issue(list), guests.issue(list)]),
    Promise.all([trySell([HELD.from]), trySell([HELD.from - 1, HELD.from - 2])]),
    Promise.all([
      house.api.call(issueGuests, { params: { guestListId: list.guestListId }, body: {} }, { as: stranger }),
      decide(withdrawGuests, list, [1], stranger),
    ]),
  ]);
  await expectCalm(house.api, issued, [200, 409]);
  expectNothingDisclosed(strangers);
  expect(sold[0]).toBeUndefined();
  expect(await readStatuses(list)).toEqual(['ISSUED', 'ISSUED', 'ISSUED']);
  const orders = issued.flatMap(({ status, body }) =>
    status === 200 ? body.issued.map(({ orderId }) => orderId) : [],
  );
  expect(orders).toHaveLength(3);
  const seats = (await guests.guestsOf(list)).flatMap(({ seatIds }) => seatIds);
  expect([seats.length, new Set(seats).size]).toEqual([6, 6]);
});

test('tickets that are issued, withdrawn and cancelled at once end in one state, all seats accounted for', async () => {
  const list = await guests.open();
  const added = [];
  for (const name of ['Ada', 'Grace', 'Mary', 'Joan']) added.push(await guests.add(list, name));
  const ids = added.map(({ guestId }) => guestId);
  const { body } = await guests.issue(list, { guestIds: ids.slice(0, 2) });
  const [first = '', second = ''] = body.issued.map(({ orderId }) => orderId);
  const answers = await Promise.all([
    decide(withdrawGuests, list, ids.slice(0, 2)),
    decide(withdrawGuests, list, [ids[1] ?? 0]),
    guests.office.cancel(first),
    guests.office.cancel(second),
    guests.issue(list),
    decide(declineGuests, list, ids.slice(2)),
  ]);
  await expectCalm(house.api, answers, [200, 409]);
  const statuses = await readStatuses(list);
  expect(statuses.filter((status) => status === 'CANCELLED')).toHaveLength(2);
  expect(statusesOf(answers).filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
});
