import { eraseCustomer, exportCustomer, listCustomers } from '@parterre/contract/calls/customers';
import { importGuests, removeGuest, updateGuest, withdrawGuests } from '@parterre/contract/calls/guest-lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { guests as guestRows } from '#db/schema/sales/guest-lists.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { openGuestHouse } from '#test/scenes/open-guest-house.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());

test('an erased customer is on no guest list and in no history of one, with tickets or without', async () => {
  const { api, owner } = house;
  const as = { as: owner };
  const guests = await openGuestHouse(house);
  const press = await guests.open();
  const friends = await guests.open({ name: 'Friends', needsApproval: true });
  const email = 'Grace@Navy.test';
  const issued = await guests.add(press, 'Grace Hopper', { email, plusOnes: 1, note: 'Grace is vegan' });
  const withdrawn = await guests.add(press, 'Rear Admiral Hopper', { email: email.toLowerCase() });
  const removed = await guests.add(press, 'Hopper G.', { email });
  await guests.add(press, 'Ada', { email: 'ada@example.test' });
  const asked = await guests.add(friends, 'Mrs Hopper', { email: 'GRACE@NAVY.TEST' });
  const file = new File([`G. M. Hopper, ${email}\nAlan`], 'guests.txt');
  const paste = { params: { guestListId: friends.guestListId }, file };
  expect((await api.call(importGuests, paste, as)).status).toBe(200);
  const change = { params: { guestListId: friends.guestListId, guestId: asked.guestId }, body: { name: 'Ms Hopper' } };
  expect((await api.call(updateGuest, change, { ...as, revision: asked.revision })).status).toBe(200);
  const takeOff = { params: { guestListId: press.guestListId, guestId: removed.guestId } };
  expect((await api.call(removeGuest, takeOff, { ...as, revision: removed.revision })).status).toBe(204);
  expect((await guests.issue(press)).status).toBe(200);
  const withdraw = { params: { guestListId: press.guestListId }, body: { guestIds: [withdrawn.guestId] } };
  expect((await api.call(withdrawGuests, withdraw, as)).status).toBe(200);
  const before = await guests.guestsOf(press);

  const found = await api.call(listCustomers, { query: { searchTerm: email } }, as);
  const params = { customerId: found.body.items[0]?.customerId ?? 0 };
  const { body: exported } = await api.call(exportCustomer, { params }, as);
  expect(exported.guestLists.map(({ guestList, name, status }) => [guestList, name, status]).toSorted()).toEqual([
    ['Friends', 'G. M. Hopper', 'REQUESTED'],
    ['Friends', 'Ms Hopper', 'REQUESTED'],
    [press.name, 'Grace Hopper', 'ISSUED'],
    [press.name, 'Rear Admiral Hopper', 'CANCELLED'],
  ]);
  expect(exported.guestLists.find(({ name }) => name === 'Grace Hopper')).toMatchObject({
    ...{ email, plusOnes: 1, note: 'Grace is vegan', orderId: expect.any(String) },
  });
  expect((await api.call(eraseCustomer, { params, body: { isForced: true } }, as)).status).toBe(200);

  const after = await guests.guestsOf(press);
  expect(after.find(({ guestId }) => guestId === issued.guestId)).toMatchObject({
    ...{ name: '', email: '', note: '', plusOnes: 1, status: 'ISSUED' },
    seatIds: before.find(({ guestId }) => guestId === issued.guestId)?.seatIds,
  });
  expect(after.map(({ name, email }) => [name, email])).toEqual([
    ['', ''],
    ['', ''],
    ['Ada', 'ada@example.test'],
  ]);
  expect((await guests.guestsOf(friends)).map(({ name }) => name)).toEqual(['', '', 'Alan']);
  const kept = [
    ...(await guests.office.rowsOf((db) => db.select().from(guestRows))),
    ...(await guests.office.rowsOf((db) => db.select().from(auditEntries))),
  ];
  expect(JSON.stringify(kept).toLowerCase()).not.toMatch(/hopper|grace|vegan/);
  expect(await findBrokenInvariants(api.database)).toEqual([]);
});
