import { listAuditEntries } from '@parterre/contract/calls/audit';
import {
  approveGuests,
  importGuests,
  removeGuest,
  updateGuest,
  withdrawGuests,
} from '@parterre/contract/calls/guest-lists';
import { updatePrice } from '@parterre/contract/calls/prices';
import { LIMITS } from '@parterre/contract/choices/limits';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { guests as guestRows } from '#db/schema/sales/guest-lists.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let guests: GuestHouse;
let boxOffice: TestUser;

beforeAll(async () => {
  house = await startBoxOffice();
  boxOffice = await house.api.createUser(house.promoter, 'box-office');
});
afterAll(() => house.api.close());
beforeEach(async () => {
  guests = await openGuestHouse(house);
});

const params = (list: { guestListId: number }) => ({ guestListId: list.guestListId });
const owner = () => ({ as: house.owner });

describe('issuing', () => {
  test('gives tickets that cost nothing, next to each other out of the hold', async () => {
    const list = await guests.open();
    const grace = await guests.add(list, 'Grace', { plusOnes: 3, email: 'grace@example.test' });
    await guests.add(list, 'Ada', { plusOnes: 1 });
    const { status, body } = await guests.issue(list);
    expect(status).toBe(200);
    expect(body.guestList.figures).toEqual({ requested: 0, approved: 0, issued: 6, left: 4 });
    for (const { seatIds } of body.issued) {
      const seats = seatIds.map((seatId) => Number(seatId.split('|')[2]));
      expect(seatIds.every((seatId) => seatId.startsWith('Stalls|D|'))).toBe(true);
      expect(seats.toSorted((a, b) => a - b).map((seat, index) => seat - index)).toEqual(seats.map(() => seats[0]));
    }
    const order = await guests.office.read(body.issued.find(({ guestId }) => guestId === grace.guestId)?.orderId ?? '');
    expect(order).toMatchObject({
      channel: 'guest-list',
      totalMinor: 0,
      paymentStatus: 'PAID',
      buyer: { name: 'Grace', email: 'grace@example.test' },
    });
    expect(order.items).toHaveLength(4);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('again gives nothing more and says who was skipped', async () => {
    const list = await guests.open({ needsApproval: true });
    const grace = await guests.add(list, 'Grace');
    const ada = await guests.add(list, 'Ada');
    const chosen = { params: params(list), body: { guestIds: [grace.guestId] } };
    await house.api.call(approveGuests, chosen, owner());
    const guestIds = [grace.guestId, ada.guestId];
    const first = await guests.issue(list, { guestIds });
    expect(first.body.issued.map(({ guestId }) => guestId)).toEqual([grace.guestId]);
    expect(first.body.skipped).toEqual([{ guestId: ada.guestId, reason: 'NOT_APPROVED' }]);
    const second = await guests.issue(list, { guestIds });
    expect(second.body.issued).toEqual([]);
    expect(second.body.skipped).toHaveLength(2);
    expect((await guests.issue(list)).body).toMatchObject({ issued: [], skipped: [] });
    const query = { object: 'guest-list', objectId: String(list.guestListId) };
    const written = (await house.api.call(listAuditEntries, { query }, owner())).body.items;
    expect(written.filter(({ action }) => action === 'guest.issue')).toHaveLength(1);
  });

  test('takes no more guests than a call can name, the first by name, and says how many are left', async () => {
    const most = LIMITS.guestList.perCall;
    const list = await guests.open({ priceTypeId: guests.standingComp, holdId: null, allocation: most + 2 });
    const names = Array.from({ length: most + 2 }, (_, at) => `Guest ${String(at).padStart(3, '0')}`);
    const file = new File([names.join('\n')], 'guests.txt');
    expect((await house.api.call(importGuests, { params: params(list), file }, owner())).status).toBe(200);
    const price = { showCode: guests.office.show.showCode, priceTypeId: guests.standingComp };
    await house.api.call(updatePrice, { params: price, body: { allocation: most + 2 } }, owner());
    const { body } = await guests.issue(list);
    expect(body.issued).toHaveLength(most);
    expect(body.guestList.figures).toMatchObject({ approved: 2, issued: most });
    const left = await guests.office.rowsOf((db) =>
      db
        .select({ name: guestRows.name })
        .from(guestRows)
        .where(and(eq(guestRows.guestListId, list.guestListId), eq(guestRows.status, 'APPROVED'))),
    );
    expect(left.map(({ name }) => name).sort()).toEqual(names.slice(-2));
    expect((await guests.issue(list)).body.guestList.figures).toMatchObject({ approved: 0, issued: most + 2 });
  });

  test('takes the seats that were chosen, of the hold or on sale', async () => {
    const list = await guests.open();
    const { guestId } = await guests.add(list, 'Grace', { plusOnes: 1 });
    const request = (seatIds: string[]) => guests.issue(list, { seats: [{ guestId, seatIds }] });
    expect((await request(['Stalls|A|1'])).problem.fieldErrors?.[0]?.field).toBe('seats.0.seatIds');
    expect((await request(['Stalls|A|1', 'Stalls|Z|1'])).problem.fieldErrors?.[0]?.field).toBe('seats.0.seatIds.1');
    expect((await request(['Stalls|A|1', 'Circle|1|1'])).problem.code).toBe('SEAT_NOT_FOR_SALE');
    await guests.office.sell({ seats: [0] });
    expect((await request(['Stalls|A|1', 'Stalls|D|2'])).problem).toMatchObject({
      code: 'SEAT_TAKEN',
      details: { seatIds: ['Stalls|A|1'] },
    });
    expect((await request(['Stalls|A|2', 'Stalls|D|2'])).body.issued[0]?.seatIds).toEqual(['Stalls|A|2', 'Stalls|D|2']);
  });

  test('gives places without seats, all or none', async () => {
    const list = await guests.open({ priceTypeId: guests.standingComp, holdId: null, allocation: 30 });
    for (let i = 0; i < 6; i++) await guests.add(list, `Guest ${i}`, { plusOnes: 3 });
    expect((await guests.issue(list)).problem.code).toBe('NOT_ENOUGH_LEFT');
    expect((await guests.guestsOf(list)).every(({ status }) => status === 'APPROVED')).toBe(true);
    const [first] = await guests.guestsOf(list);
    const one = await guests.issue(list, { guestIds: [first?.guestId ?? 0] });
    expect(one.body.issued).toMatchObject([{ seatIds: [] }]);
  });

  test('is refused when the hold is empty, the comp has a price or the event is not active', async () => {
    const list = await guests.open({ allocation: 30 });
    for (let i = 0; i < 6; i++) await guests.add(list, `Guest ${i}`, { plusOnes: 3 });
    expect((await guests.issue(list)).problem).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      details: { left: 20, quantity: 24, over: 4 },
    });
    const setPrice = (bookingFeeMinor: number) =>
      guests.office.rowsOf((db) =>
        db.update(priceTypes).set({ bookingFeeMinor }).where(eq(priceTypes.id, guests.seatedComp)),
      );
    const [first] = await guests.guestsOf(list);
    const one = { guestIds: [first?.guestId ?? 0] };
    await setPrice(100);
    expect((await guests.issue(list, one)).problem).toMatchObject({ details: { reason: 'comp-has-price' } });
    await setPrice(0);
    await guests.office.rowsOf((db) =>
      db.update(shows).set({ status: 'CANCEL_PENDING' }).where(eq(shows.id, guests.office.show.showId)),
    );
    expect((await guests.issue(list, one)).problem.details?.reason).toBe('not-active');
  });

  test('is taken back: the order is cancelled and the seats are in the hold again', async () => {
    const list = await guests.open();
    const { guestId } = await guests.add(list, 'Grace', { plusOnes: 3 });
    const issued = await guests.issue(list);
    const at = { guestListId: list.guestListId, guestId };
    const remove = () => house.api.call(removeGuest, { params: at }, owner());
    const fewer = await house.api.call(updateGuest, { params: at, body: { plusOnes: 0 } }, owner());
    expect(fewer.problem).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'guest-has-tickets', guestId, name: 'Grace', status: 'ISSUED' },
    });
    expect((await house.api.call(updateGuest, { params: at, body: { note: 'x' } }, owner())).status).toBe(200);
    expect((await remove()).problem.details?.reason).toBe('guest-has-tickets');
    const chosen = { params: params(list), body: { guestIds: [guestId] } };
    const withdrawn = await house.api.call(withdrawGuests, chosen, { as: boxOffice });
    expect(withdrawn.body.guestList.figures).toMatchObject({ issued: 0, left: 10 });
    expect((await guests.office.read(issued.body.issued[0]?.orderId ?? '')).status).toBe('CANCELLED');
    expect((await guests.guestsOf(list))[0]).toMatchObject({ status: 'CANCELLED', seatIds: [] });
    expect((await house.api.call(withdrawGuests, chosen, owner())).problem.details?.reason).toBe(
      'guest-without-tickets',
    );
    expect((await remove()).problem).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'guest-had-tickets', guestId, name: 'Grace', status: 'CANCELLED' },
    });
    expect((await house.api.call(withdrawGuests, { ...chosen, body: { guestIds: [1] } }, owner())).status).toBe(400);
    const next = await guests.add(list, 'Ada', { plusOnes: 3 });
    const again = await guests.issue(list, { guestIds: [next.guestId] });
    expect(again.body.issued[0]?.seatIds).toEqual(issued.body.issued[0]?.seatIds);
  });

  test('is followed when the order is cancelled by itself, whole or in part', async () => {
    const list = await guests.open();
    const { guestId } = await guests.add(list, 'Grace', { plusOnes: 2 });
    const { body } = await guests.issue(list, { guestIds: [guestId] });
    const orderId = body.issued[0]?.orderId ?? '';
    const { items } = await guests.office.read(orderId);
    await guests.office.cancel(orderId, { orderItemIds: [items[0]?.id ?? 0] });
    expect((await guests.guestsOf(list))[0]).toMatchObject({ status: 'ISSUED', plusOnes: 1 });
    await guests.office.cancel(orderId);
    expect((await guests.guestsOf(list))[0]).toMatchObject({ status: 'CANCELLED' });
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });
});
