import { exportCustomer, listCustomers } from '@parterre/contract/calls/customers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseCustomer } from '#resources/sales/customers/erase/erase.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

/**
 * Two transactions at the same time need a server; the embedded database has one session, so nothing can interleave.
 */
const isEmbedded = !process.env.TEST_DATABASE_URL;
const EMAIL = 'grace@navy.test';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let guests: GuestHouse;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  guests = await openGuestHouse(house);
});

const findGrace = async () => {
  const found = await house.api.call(listCustomers, { query: { searchTerm: EMAIL } }, { as: house.owner });
  return found.body.items;
};

/** Inserts a customer on a list whose data was exported, so that they may be erased. */
async function invite() {
  await guests.office.sell({ seats: [1], email: EMAIL });
  const list = await guests.open();
  await guests.add(list, 'Grace Hopper', { email: EMAIL, plusOnes: 1 });
  const [customer] = await findGrace();
  const customerId = customer?.customerId ?? 0;
  await house.api.call(exportCustomer, { params: { customerId } }, { as: house.owner });
  return { list, customerId };
}

/** Erases a customer and keeps the transaction open until `until` resolves; calls `written` when it has written. */
function erase(customerId: number, written: () => void, until: Promise<void>) {
  return house.api.contextOf(house.promoter).change('test.erase', async (change) => {
    await eraseCustomer(change, { params: { customerId }, body: { isForced: true } });
    written();
    await until;
    return { answer: undefined, promoterId: house.promoter.id, objectId: 1, isAudited: false };
  });
}

/** Expects one order of two tickets without a name. */
async function expectNobody(issued: Awaited<ReturnType<GuestHouse['issue']>>): Promise<void> {
  expect(issued.body.issued.map(({ seatIds }) => seatIds.length)).toEqual([2]);
  expect((await guests.office.read(issued.body.issued[0]?.orderId ?? '')).buyer).toMatchObject({ name: '', email: '' });
  expect(await findGrace()).toEqual([]);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
}

test.skipIf(isEmbedded)('issuing waits for somebody who is being erased and does not bring them back', async () => {
  const { list, customerId } = await invite();
  const isWritten = makeGate();
  const mayEnd = makeGate();
  const erasing = erase(customerId, isWritten.open, mayEnd.opened);
  await isWritten.opened;
  const issuing = guests.issue(list);
  const watching = await house.api.database.acquire();
  const isBlocked = async () =>
    (await watching.query('select 1 from pg_locks where not granted and pid <> pg_backend_pid()', [])).length > 0;
  await expect
    .poll(isBlocked, { timeout: 5000 })
    .toBe(true)
    .finally(() => watching.release());
  mayEnd.open();
  await erasing;
  await expectNobody(await issuing);
});

test('issuing after somebody was erased, or at the same time, does not bring them back', async () => {
  const { list, customerId } = await invite();
  const erasing = erase(customerId, () => undefined, Promise.resolve());
  const [issued] = await Promise.all([guests.issue(list), erasing]);
  expect(issued.status).toBe(200);
  expect(await findGrace()).toEqual([]);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});

function makeGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
