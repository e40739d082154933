import { listGuestLists, listShowGuestLists } from '@parterre/contract/calls/guest-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let guests: GuestHouse;
let reader: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  house = await startBoxOffice();
  reader = await house.api.createUser(house.promoter, 'auditor');
  stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
});
afterAll(() => house.api.close());
beforeEach(async () => {
  guests = await openGuestHouse(house);
});

describe('lists over all events', () => {
  const find = (query: object, as = house.owner) => house.api.call(listGuestLists, { query }, { as });

  test('are found by list, owner and guest, by event, day and status', async () => {
    const { showCode: code } = guests.office.show;
    const press = await guests.open({ name: 'Press night', cutOffAtLocal: '2026-11-20T10:00' });
    const crew = await guests.open({ name: 'Crew', ownerName: 'Zoë Müller', needsApproval: true });
    await guests.add(crew, 'Grace Hopper');
    const names = async (query: object) =>
      (await find({ showCode: code, ...query })).body.items.map(({ name }) => name).toSorted();
    expect(await names({})).toEqual(['Crew', 'Press night']);
    expect(await names({ searchTerm: 'nig' })).toEqual(['Press night']);
    expect(await names({ searchTerm: 'muller' })).toEqual(['Crew']);
    expect(await names({ searchTerm: 'hopp grace' })).toEqual(['Crew']);
    expect(await names({ searchTerm: 'race' })).toEqual([]);
    expect(await names({ status: 'CLOSED' })).toEqual(['Press night']);
    expect(await names({ status: 'OPEN' })).toEqual(['Crew']);
    expect(await names({ waiting: true })).toEqual(['Crew']);
    const day = press.startsAtLocal.slice(0, 10);
    expect(await names({ dateFrom: day, dateTo: day })).toEqual(['Crew', 'Press night']);
    expect(await names({ dateFrom: '2099-01-01' })).toEqual([]);
    const ofShow = await house.api.call(listShowGuestLists, { params: { showCode: code } }, { as: reader });
    expect(ofShow.body.items.map(({ name }) => name)).toEqual(['Crew', 'Press night']);
  });

  test('are read on page by page, in both directions', async () => {
    for (let i = 0; i < 22; i++) await guests.open({ name: `List ${String(i).padStart(2, '0')}` });
    const query = { showCode: guests.office.show.showCode, sortOrder: 'Name' as const };
    for (const sortOrderDescending of [false, true]) {
      const first = (await find({ ...query, sortOrderDescending })).body;
      expect([first.items.length, first.totalItems]).toEqual([20, 22]);
      const rest = (await find({ ...query, sortOrderDescending, next: first.next })).body;
      const names = [...first.items, ...rest.items].map(({ name }) => name);
      expect(names).toHaveLength(22);
      expect(names).toEqual(sortOrderDescending ? names.toSorted().toReversed() : names.toSorted());
    }
    expect((await find({ ...query, next: 'x' })).status).toBe(400);
  });

  test('are those of the caller’s promoters', async () => {
    await guests.open();
    expect((await find({}, stranger)).body.items).toEqual([]);
    const clerk = await house.api.createUser(house.promoter, 'finance');
    expect((await find({}, clerk)).status).toBe(403);
    expect((await find({ sortOrder: 'Colour' })).status).toBe(400);
    expect((await find({ pageIndex: 9 })).body).toMatchObject({ items: [] });
  });
});
