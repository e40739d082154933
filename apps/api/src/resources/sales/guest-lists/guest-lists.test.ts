import {
  createGuestList,
  getGuestList,
  listGuests,
  removeGuestList,
  updateGuestList,
} from '@parterre/contract/calls/guest-lists';
import { removeHold } from '@parterre/contract/calls/holds';
import { removePrice } from '@parterre/contract/calls/prices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';
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

const params = (list: { guestListId: number }) => ({ guestListId: list.guestListId });
const owner = () => ({ as: house.owner });

describe('a guest list', () => {
  const create = (body: object, as = house.owner) =>
    house.api.call(
      createGuestList,
      {
        params: { showCode: guests.office.show.showCode },
        body: { name: 'Press', ownerName: 'Ada', allocation: 10, priceTypeId: guests.seatedComp, ...body },
      },
      { as },
    );

  test('is created, read, changed and deleted', async () => {
    const created = await create({ cutOffAtLocal: '2026-12-01T18:00', holdId: guests.holdId });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: 'Press',
      status: 'OPEN',
      cutOffAtLocal: '2026-12-01T18:00:00',
      cutOffAt: '2026-12-01T18:00:00.000Z',
      holdLabel: 'Hold GST',
      figures: { requested: 0, approved: 0, issued: 0, left: 10 },
    });
    const list = created.body;
    const changed = await house.api.call(
      updateGuestList,
      { params: params(list), body: { allocation: 12, name: 'Media' } },
      { ...owner(), revision: 1 },
    );
    expect(changed.body).toMatchObject({ allocation: 12, name: 'Media', revision: 2 });
    expect((await house.api.call(getGuestList, { params: params(list) }, { as: reader })).body).toEqual(changed.body);
    const removed = await house.api.call(removeGuestList, { params: params(list) }, owner());
    expect(removed.status).toBe(204);
    expect((await house.api.call(getGuestList, { params: params(list) }, owner())).status).toBe(404);
  });

  test('is made by those with guestlist:write, seen and changed by nobody else', async () => {
    expect((await create({}, reader)).problem).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'guestlist:write' },
    });
    expect((await create({}, stranger)).status).toBe(404);
    const list = await guests.open();
    const patch = { params: params(list), body: { allocation: 11 } };
    expect((await house.api.call(updateGuestList, patch, { as: reader })).status).toBe(403);
    expect((await house.api.call(updateGuestList, patch, { as: boxOffice })).status).toBe(200);
    const unseen = await Promise.all([
      house.api.call(getGuestList, { params: params(list) }, { as: stranger }),
      house.api.call(removeGuestList, { params: params(list) }, { as: stranger }),
      house.api.call(listGuests, { params: params(list), query: {} }, { as: stranger }),
    ]);
    expect(unseen.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await house.api.call(updateGuestList, patch, { as: stranger })).status).toBe(404);
    expect((await house.api.call(removeGuestList, { params: params(list) }, { as: reader })).status).toBe(403);
  });

  test('names a free comp and a hold of its event, and a name of its own', async () => {
    const refusalOf = async (body: object) => (await create(body)).problem.fieldErrors?.[0];
    const other = await openGuestHouse(house);
    expect(await refusalOf({ priceTypeId: guests.office.show.prices[0] })).toMatchObject({ field: 'priceTypeId' });
    expect(await refusalOf({ priceTypeId: other.seatedComp })).toMatchObject({ field: 'priceTypeId' });
    expect(await refusalOf({ holdId: other.holdId })).toMatchObject({ field: 'holdId', code: 'hold' });
    const unseated = await refusalOf({ holdId: guests.holdId, priceTypeId: guests.standingComp });
    expect(unseated).toMatchObject({ field: 'holdId', code: 'notFitting' });
    expect(await refusalOf({ mostPlusOnes: 20 })).toMatchObject({ field: 'mostPlusOnes', code: 'guestListPerOrder' });
    expect(await refusalOf({ allocation: 0 })).toMatchObject({ field: 'allocation', code: 'min' });
    expect(await refusalOf({ name: ' ' })).toMatchObject({ field: 'name', code: 'required' });
    const setFaceValue = (faceValueMinor: number) =>
      guests.office.rowsOf((db) =>
        db.update(priceTypes).set({ faceValueMinor }).where(eq(priceTypes.id, guests.seatedComp)),
      );
    await setFaceValue(100);
    const paid = await refusalOf({ priceTypeId: guests.seatedComp });
    expect(paid).toMatchObject({ field: 'priceTypeId', code: 'guestCompPrice' });
    await setFaceValue(0);
    await guests.open();
    const taken = { code: 'NAME_TAKEN', fieldErrors: [{ field: 'name', code: 'guestListNameTaken' }] };
    expect((await create({})).problem).toMatchObject(taken);
  });

  test('has a cut-off on the clock of the venue, which shows no time in a gap and some twice', async () => {
    expect((await create({ cutOffAtLocal: '2026-03-29T01:30' })).problem).toMatchObject({
      code: 'TIME_IN_GAP',
      fieldErrors: [{ field: 'cutOffAtLocal', code: 'clockGap' }],
      details: { suggestion: '2026-03-29T02:30:00' },
    });
    expect((await create({ cutOffAtLocal: '2026-10-25T01:30' })).problem).toMatchObject({
      code: 'TIME_IN_OVERLAP',
      fieldErrors: [{ field: 'cutOffAtLocal', code: 'clockOverlap' }],
    });
    const second = await create({ cutOffAtLocal: '2026-10-25T01:30', overlap: 'second' });
    expect(second.body.cutOffAt).toBe('2026-10-25T01:30:00.000Z');
  });

  test('closes when the event starts at the latest, and keeps its cut-off when the event is brought forward', async () => {
    const late = { cutOffAtLocal: '2027-03-01T19:31' };
    const refusal = { code: 'INVALID', fieldErrors: [{ field: 'cutOffAtLocal', code: 'guestCutOff' }] };
    expect((await create(late)).problem).toMatchObject(refusal);
    const { body: list } = await create({ cutOffAtLocal: '2027-03-01T19:30' });
    const patch = (body: object) => house.api.call(updateGuestList, { params: params(list), body }, owner());
    expect((await patch(late)).problem).toMatchObject(refusal);
    const startsAt = new Date('2027-02-28T19:30:00Z');
    await guests.office.rowsOf((db) =>
      db.update(shows).set({ startsAt }).where(eq(shows.id, guests.office.show.showId)),
    );
    expect((await patch({ name: 'Media', cutOffAtLocal: '2027-03-01T19:30:00' })).status).toBe(200);
    expect((await patch({ cutOffAtLocal: '2027-03-01T19:29' })).problem).toMatchObject(refusal);
    expect((await patch({ cutOffAtLocal: null })).body).toMatchObject({ name: 'Media', cutOffAtLocal: null });
  });

  test('keeps room for the people on it, and somebody else’s change', async () => {
    const list = await guests.open();
    await guests.add(list, 'Grace', { plusOnes: 3 });
    const patch = (body: object, revision?: number) =>
      house.api.call(
        updateGuestList,
        { params: params(list), body },
        { ...owner(), ...(revision ? { revision } : {}) },
      );
    expect((await patch({ allocation: 3 })).problem).toMatchObject({
      code: 'RULE_BROKEN',
      fieldErrors: [{ field: 'allocation', code: 'guestListPeople' }],
      details: { reason: 'fewer-than-on-list', fewest: 4 },
    });
    expect((await patch({ mostPlusOnes: 2 })).problem).toMatchObject({
      code: 'RULE_BROKEN',
      fieldErrors: [{ field: 'mostPlusOnes', code: 'guestListPlusOnes' }],
      details: { reason: 'fewer-than-on-list', fewest: 3 },
    });
    expect((await patch({ allocation: 4 })).status).toBe(200);
    expect((await patch({ allocation: 5 }, 1)).problem.code).toBe('STALE');
  });

  test('lets guests in without approval only by those who may approve', async () => {
    const list = await guests.open({ needsApproval: true });
    const patch = { params: params(list), body: { needsApproval: false } };
    expect((await house.api.call(updateGuestList, patch, { as: boxOffice })).problem).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'guestlist:approve' },
    });
    expect((await house.api.call(updateGuestList, patch, owner())).status).toBe(200);
  });

  test('keeps its comp and its hold from being deleted', async () => {
    await guests.open();
    const { showCode } = guests.office.show;
    const price = await house.api.call(removePrice, { params: { showCode, priceTypeId: guests.seatedComp } }, owner());
    expect(price.problem).toMatchObject({ code: 'IN_USE', details: { guestLists: 1 } });
    const hold = await house.api.call(
      removeHold,
      { params: { showCode, hold: String(guests.holdId) }, query: { moveTo: 'none' } },
      owner(),
    );
    expect(hold.problem).toMatchObject({ code: 'IN_USE', details: { guestLists: 1 } });
  });

  test('is not deleted once somebody was issued', async () => {
    const list = await guests.open();
    await guests.add(list, 'Grace');
    await guests.issue(list);
    const { problem } = await house.api.call(removeGuestList, { params: params(list) }, owner());
    expect(problem).toMatchObject({ code: 'IN_USE', details: { guests: 1 } });
  });
});
