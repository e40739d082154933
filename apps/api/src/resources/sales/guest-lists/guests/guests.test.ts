import { listAuditEntries } from '@parterre/contract/calls/audit';
import {
  addGuest,
  approveGuests,
  declineGuests,
  importGuests,
  issueGuests,
  listGuests,
  previewGuests,
  removeGuest,
  updateGuest,
  withdrawGuests,
} from '@parterre/contract/calls/guest-lists';
import { FILE_HEADER } from '@parterre/contract/wire/file-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOW, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let guests: GuestHouse;
let boxOffice: TestUser;
let reader: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  house = await startBoxOffice();
  boxOffice = await house.api.createUser(house.promoter, 'box-office');
  reader = await house.api.createUser(house.promoter, 'auditor');
  stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
});
afterAll(() => house.api.close());
beforeEach(async () => {
  guests = await openGuestHouse(house);
});

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const params = (list: { guestListId: number }) => ({ guestListId: list.guestListId });
const owner = () => ({ as: house.owner });

describe('a guest', () => {
  test('is approved at once where nobody has to approve, changed and taken off', async () => {
    const list = await guests.open();
    const guest = await guests.add(list, 'Grace  Hopper', { plusOnes: 1, email: 'grace@example.test' });
    expect(guest).toMatchObject({ name: 'Grace  Hopper', status: 'APPROVED', plusOnes: 1, orderId: null, seatIds: [] });
    const at = { guestListId: list.guestListId, guestId: guest.guestId };
    const changed = await house.api.call(
      updateGuest,
      { params: at, body: { plusOnes: 2, note: 'Wheelchair' } },
      { ...owner(), revision: 1 },
    );
    expect(changed.body).toMatchObject({ plusOnes: 2, note: 'Wheelchair', revision: 2 });
    expect((await house.api.call(updateGuest, { params: at, body: {} }, { ...owner(), revision: 1 })).status).toBe(412);
    expect((await house.api.call(removeGuest, { params: at }, { ...owner(), revision: 1 })).status).toBe(412);
    expect((await house.api.call(removeGuest, { params: at }, owner())).status).toBe(204);
    expect((await house.api.call(removeGuest, { params: at }, owner())).status).toBe(404);
  });

  test('cannot be added or changed by readers and strangers', async () => {
    const list = await guests.open();
    const guest = await guests.add(list, 'Grace');
    const at = { guestListId: list.guestListId, guestId: guest.guestId };
    const chosen = { params: params(list), body: { guestIds: [guest.guestId] } };
    for (const [as, status] of [
      [reader, 403],
      [stranger, 404],
    ] as const) {
      const calls = [
        house.api.call(addGuest, { params: params(list), body: { name: 'X' } }, { as }),
        house.api.call(updateGuest, { params: at, body: { note: 'X' } }, { as }),
        house.api.call(removeGuest, { params: at }, { as }),
        house.api.call(approveGuests, chosen, { as }),
        house.api.call(declineGuests, chosen, { as }),
        house.api.call(withdrawGuests, chosen, { as }),
        house.api.call(issueGuests, { params: params(list), body: {} }, { as }),
        house.api.call(previewGuests, { params: params(list), file: new File(['X'], 'guests.txt') }, { as }),
        house.api.call(importGuests, { params: params(list), file: new File(['X'], 'guests.txt') }, { as }),
      ];
      expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual(calls.map(() => status));
    }
  });

  test('brings no more people than allowed, and fits the allocation', async () => {
    const list = await guests.open({ allocation: 5 });
    const add = (body: object) =>
      house.api.call(addGuest, { params: params(list), body: { name: 'A', ...body } }, owner());
    expect((await add({ plusOnes: 4 })).problem.fieldErrors?.[0]?.field).toBe('plusOnes');
    expect((await add({ name: '' })).status).toBe(400);
    const three = await add({ plusOnes: 2 });
    expect((await add({ plusOnes: 3 })).problem).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      details: { left: 2, quantity: 4, over: 2 },
    });
    const at = { guestListId: list.guestListId, guestId: three.body.guestId };
    await guests.add(list, 'B', { plusOnes: 1 });
    const more = await house.api.call(updateGuest, { params: at, body: { plusOnes: 3 } }, owner());
    expect(more.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { over: 1 } });
  });

  test('is not added, changed or approved after the cut-off, but declined', async () => {
    const list = await guests.open({ needsApproval: true, cutOffAtLocal: '2026-11-21T00:00' });
    const guest = await guests.add(list, 'Grace');
    house.api.setNow(later(30));
    const at = { guestListId: list.guestListId, guestId: guest.guestId };
    const chosen = { params: params(list), body: { guestIds: [guest.guestId] } };
    const refused = await Promise.all([
      house.api.call(addGuest, { params: params(list), body: { name: 'Late' } }, owner()),
      house.api.call(updateGuest, { params: at, body: { note: 'Late' } }, owner()),
      house.api.call(removeGuest, { params: at }, owner()),
      house.api.call(approveGuests, chosen, owner()),
      house.api.call(importGuests, { params: params(list), file: new File(['Late'], 'guests.txt') }, owner()),
    ]);
    expect(refused.map(({ problem }) => [problem.code, problem.details])).toEqual(
      refused.map(() => ['RULE_BROKEN', { reason: 'cut-off', cutOffAtLocal: '2026-11-21T00:00:00' }]),
    );
    expect((await house.api.call(declineGuests, chosen, { as: boxOffice })).status).toBe(200);
    const [declined] = await guests.guestsOf(list);
    expect(declined).toMatchObject({ status: 'DECLINED' });
  });

  test('who asks waits for those who may approve', async () => {
    const list = await guests.open({ needsApproval: true, allocation: 3 });
    const grace = await guests.add(list, 'Grace', { plusOnes: 1 });
    const ada = await guests.add(list, 'Ada');
    const decide = (call: typeof approveGuests, guestIds: number[], as = house.owner) =>
      house.api.call(call, { params: params(list), body: { guestIds } }, { as });
    expect(grace.status).toBe('REQUESTED');
    expect((await decide(approveGuests, [grace.guestId], boxOffice)).problem).toMatchObject({
      details: { permission: 'guestlist:approve' },
    });
    const approved = await decide(approveGuests, [grace.guestId, ada.guestId]);
    expect(approved.body).toMatchObject({ changed: 2, guestList: { figures: { approved: 3, requested: 0, left: 0 } } });
    expect((await decide(approveGuests, [grace.guestId])).body.changed).toBe(0);
    expect((await decide(declineGuests, [grace.guestId])).body.guestList.figures.left).toBe(2);
    await guests.add(list, 'Third', { plusOnes: 1 });
    expect((await decide(approveGuests, [grace.guestId])).problem).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      details: { over: 2 },
    });
    expect((await decide(approveGuests, [1])).status).toBe(400);
    await guests.issue(list, { guestIds: [ada.guestId] });
    expect((await decide(declineGuests, [ada.guestId])).problem.details).toMatchObject({
      reason: 'guest-has-tickets',
      guestId: ada.guestId,
    });
  });

  test('who is as they were decided before leaves nothing in the audit', async () => {
    const list = await guests.open({ needsApproval: true });
    const grace = await guests.add(list, 'Grace');
    const decide = async (call: typeof approveGuests) =>
      (await house.api.call(call, { params: params(list), body: { guestIds: [grace.guestId] } }, owner())).body.changed;
    expect([await decide(approveGuests), await decide(approveGuests)]).toEqual([1, 0]);
    expect([await decide(declineGuests), await decide(declineGuests)]).toEqual([1, 0]);
    const query = { object: 'guest-list', objectId: String(list.guestListId) };
    const { body } = await house.api.call(listAuditEntries, { query }, owner());
    const actions = body.items.map(({ action }) => action).sort();
    expect(actions).toEqual(['guest-list.create', 'guest.add', 'guest.approve', 'guest.decline']);
  });

  test('who brings more people than were approved asks again', async () => {
    const list = await guests.open({ needsApproval: true });
    const { guestId } = await guests.add(list, 'Grace');
    await house.api.call(approveGuests, { params: params(list), body: { guestIds: [guestId] } }, owner());
    const at = { guestListId: list.guestListId, guestId };
    const changed = await house.api.call(updateGuest, { params: at, body: { plusOnes: 1 } }, { as: boxOffice });
    expect(changed.body).toMatchObject({ status: 'REQUESTED', decidedBy: null });
  });

  test('is found by words of the name, by status, page by page', async () => {
    const list = await guests.open({ allocation: 100 });
    for (let i = 0; i < 21; i++) await guests.add(list, `Guest ${String(i).padStart(2, '0')}`);
    await guests.add(list, 'Élodie Dupont');
    const find = (query: object) => house.api.call(listGuests, { params: params(list), query }, { as: reader });
    expect((await find({ searchTerm: 'elo' })).body.items.map(({ name }) => name)).toEqual(['Élodie Dupont']);
    const first = (await find({})).body;
    const rest = (await find({ next: first.next })).body;
    expect([first.items.length, rest.items.length, first.totalItems]).toEqual([20, 2, 22]);
    expect(first.items[0]?.name).toBe('Élodie Dupont');
    expect((await find({ status: 'ISSUED' })).body).toMatchObject({ items: [], totalItems: 0 });
    expect((await find({ sortOrder: 'Colour' })).status).toBe(400);
  });

  test('is written down when the table goes into a file', async () => {
    const list = await guests.open();
    await guests.add(list, 'Grace');
    const headers = { [FILE_HEADER]: 'true' };
    const read = await house.api.call(listGuests, { params: params(list), query: {} }, { as: boxOffice, headers });
    expect(read.body.items.map(({ name }) => name)).toEqual(['Grace']);
    const query = { object: 'people-list', actorId: boxOffice.id };
    const readWritten = async () => (await house.api.call(listAuditEntries, { query }, owner())).body.items;
    await expect.poll(async () => (await readWritten()).length, { timeout: 15_000 }).toBe(1);
    expect((await readWritten())[0]).toMatchObject({ action: 'people-list.export', objectId: 'listGuests' });
  });

  test('of twenty at once the last place goes to one', { timeout: 60_000 }, async () => {
    const list = await guests.open({ allocation: 3 });
    await guests.add(list, 'First', { plusOnes: 1 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const body = { name: `Racer ${index}` };
        for (;;) {
          const answer = await house.api.call(addGuest, { params: params(list), body }, owner());
          if (answer.status !== 503 && answer.problem?.code !== 'BUSY') return answer.status;
        }
      }),
    );
    expect(answers.toSorted((a, b) => a - b)).toEqual([201, ...Array(19).fill(409)]);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });
});
