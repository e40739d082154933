import * as calls from '@parterre/contract/calls/shows';
import { CreatedTicketType } from '@parterre/contract/prices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPriceGroup } from '#resources/events/price-groups/change.ts';
import { createPrice } from '#resources/events/prices/create.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertVenue } from '#test/scenes/insert-venue.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Query = NonNullable<CallArguments<typeof calls.listShows>['query']>;

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let harbour: { venueId: number };
let tower: { venueId: number };

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
});
afterAll(() => api.close());

/** Creates a promoter with two venues and no show. */
async function openHouse(): Promise<void> {
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  harbour = await insertVenue(api, promoter, { name: 'Hârbour Hall', town: 'Zürich', timeZone: 'Europe/Zurich' });
  tower = await insertVenue(api, promoter, { name: 'Tower', town: 'Taipei', timeZone: 'Asia/Taipei' });
}

async function addShow(name: string, startsAtLocal: string, venueId = harbour.venueId, more = {}) {
  const answer = await api.call(
    calls.createShow,
    {
      body: {
        promoterCode: promoter.code,
        name: { 'en-GB': name },
        venueId,
        startsAtLocal,
        currency: 'EUR',
        ...more,
      },
    },
    { as: owner },
  );
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

async function listNames(query: Query, as = owner): Promise<(string | undefined)[]> {
  const answer = await api.call(calls.listShows, { query: { promoterCode: promoter.code, ...query } }, { as });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.items.map((show) => show.name['en-GB']);
}

describe('the list of events', () => {
  beforeAll(async () => {
    await openHouse();
    await addShow('Čechomor & Friends', '2027-01-10T19:30:00');
    await addShow('Mahler: Symphony No. 5', '2027-02-01T19:30:00', tower.venueId);
    await addShow('Árvore', '2027-01-20T20:00:00', tower.venueId);
    await addShow("O'Brien unplugged", '2026-12-31T23:30:00');
  });

  it.each([
    [{ sortOrder: 'Date' }, ["O'Brien unplugged", 'Čechomor & Friends', 'Árvore', 'Mahler: Symphony No. 5']],
    [
      { sortOrder: 'ShowName', sortOrderDescending: true },
      ["O'Brien unplugged", 'Mahler: Symphony No. 5', 'Čechomor & Friends', 'Árvore'],
    ],
  ] as const)('sorts by %o', async (query, names) => {
    expect(await listNames(query)).toEqual(names);
  });

  it('sorts by venue, and by id within one', async () => {
    const names = await listNames({ sortOrder: 'VenueName' });
    expect(new Set(names.slice(0, 2))).toEqual(new Set(["O'Brien unplugged", 'Čechomor & Friends']));
    const backwards = await listNames({ sortOrder: 'VenueName', sortOrderDescending: true });
    expect(backwards.reverse()).toEqual(names);
  });

  it.each([
    ['cechomor', ['Čechomor & Friends']],
    ['FRIE', ['Čechomor & Friends']],
    ['harb friends', ['Čechomor & Friends']],
    ['zurich', ["O'Brien unplugged", 'Čechomor & Friends']],
    ['obrien', ["O'Brien unplugged"]],
    ["o'bri", ["O'Brien unplugged"]],
    ['symphony taipei', ['Mahler: Symphony No. 5']],
    ['ahler', []],
    ['***', []],
    ["%' or 1=1 --", []],
  ])('finds %s by the beginnings of its words', async (searchTerm, names) => {
    expect(await listNames({ searchTerm })).toEqual(names);
  });

  it('filters by the local days of the events, by status and by venue', async () => {
    expect(await listNames({ dateFrom: '2027-01-10', dateTo: '2027-01-20' })).toEqual(['Čechomor & Friends', 'Árvore']);
    expect(await listNames({ dateTo: '2026-12-31' })).toEqual(["O'Brien unplugged"]);
    expect(await listNames({ venueId: tower.venueId })).toEqual(['Árvore', 'Mahler: Symphony No. 5']);
    expect(await listNames({ status: 'ACTIVE,CANCELLED' })).toEqual([]);
    expect(await listNames({ status: 'PENDING,ACTIVE', venueId: tower.venueId })).toHaveLength(2);
  });

  it('narrows a venue operator to their venues', async () => {
    const operator = await api.createUser(promoter, 'venue-operator', { scope: 'venue', scopeIds: [tower.venueId] });
    const names = await listNames({ searchTerm: 'taipei', status: 'PENDING' }, operator);
    expect(names).toContain('Árvore');
    expect(await listNames({ searchTerm: 'zurich' }, operator)).toEqual([]);
  });

  it('answers nothing where the caller may see but not report or copy', async () => {
    const box = await api.createUser(promoter, 'box-office');
    expect(await listNames({ context: 'copyFrom', searchTerm: 'mahler' }, box)).toEqual([]);
    expect(await listNames({ context: 'report', searchTerm: 'mahler' }, box)).toEqual(['Mahler: Symphony No. 5']);
    expect(await listNames({ context: 'copyFrom', searchTerm: 'mahler' })).toEqual(['Mahler: Symphony No. 5']);
  });

  it('shows nothing of another promoter, however it is asked', async () => {
    const other = await api.createPromoter();
    const stranger = await api.createUser(other, 'owner');
    const all = await api.call(calls.listShows, {}, { as: stranger });
    expect(all.body).toEqual({ items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' });
    const asked = await api.call(calls.listShows, { query: { promoterCode: promoter.code } }, { as: stranger });
    expect(asked.status).toBe(404);
    const byVenue = await api.call(calls.listShows, { query: { venueId: tower.venueId } }, { as: stranger });
    expect(byVenue.body.items).toEqual([]);
  });

  it.each([
    [{ pageSize: 10 }, 'pageSize', { message: 'New page size was out of range' }],
    [{ pageIndex: 0 }, 'pageIndex', { message: 'New page index must be greater than 0' }],
    [{ sortOrder: 'Town' }, 'sortOrder', { message: 'Unable to parse value to enum' }],
    [{ status: 'ACTIVE,OPEN' }, 'status.1', { code: 'choice' }],
    [{ dateFrom: '2027-02-30' }, 'dateFrom', { code: 'validDate', message: 'A valid date is required' }],
    [{ context: 'edit' }, 'context', { message: 'Unable to parse value to enum' }],
    [{ colour: 'red' }, 'colour', { code: 'unknownField', message: 'Unknown field' }],
    [{ pageIndex: 501 }, 'pageIndex', { message: 'Pages beyond row 10000 need the next of the page before' }],
    [{ next: 'bm9uc2Vuc2U' }, 'next', { code: 'cursor' }],
    [
      { next: Buffer.from('["Date+","2027-01-01T00:00:00.000Z",1,2]').toString('base64url') },
      'next',
      { code: 'cursor' },
    ],
    [{ next: Buffer.from('["Date+","tomorrow",1]').toString('base64url') }, 'next', { code: 'cursor' }],
    [{ next: Buffer.from('["ShowName+","a",1]').toString('base64url') }, 'next', { code: 'cursor' }],
    [
      { next: Buffer.from('["Date+","2027-01-01T00:00:00.000Z",-1]').toString('base64url') },
      'next',
      { code: 'cursor' },
    ],
  ])('refuses %o naming %s', async (query, field, refusal) => {
    const answer = await api.call(calls.listShows, { query: query as Query }, { as: owner });
    expect(answer.status).toBe(400);
    expect(answer.problem.fieldErrors).toEqual([expect.objectContaining({ field, ...refusal })]);
  });
});

describe('an event of its own on the list', () => {
  beforeEach(openHouse);

  it('finds an event by its code in any case', async () => {
    const { showCode } = await addShow('Found by code', '2027-05-01T10:00:00');
    expect(await listNames({ searchTerm: showCode.toLowerCase() })).toEqual(['Found by code']);
  });

  it('tells sales of exactly the last seven days of the zone', async () => {
    const { showCode } = await addShow('Sells well', '2027-06-01T10:00:00', tower.venueId, { seating: 'UNRESERVED' });
    const ctx = api.contextOf(promoter);
    const group = await createPriceGroup(ctx, { params: { showCode }, body: { name: { 'en-GB': 'All' } } });
    const price = await createPrice(ctx, {
      params: { showCode },
      body: CreatedTicketType.parse({
        priceGroupId: group.priceGroupId,
        name: { 'en-GB': 'Adult' },
        faceValueMinor: 2500,
        allocation: 10,
      }),
    });
    for (const [soldOn, quantity] of [
      ['2026-11-13', 1],
      ['2026-11-14', 2],
      ['2026-11-20', 3],
    ] as const)
      await insertSale(api, { showCode, priceTypeId: price.priceTypeId, quantity, soldOn });
    const { body } = await api.call(calls.listShows, { query: { searchTerm: 'sells well' } }, { as: owner });
    expect(body.items[0]?.sales).toEqual({
      sold: 6,
      comps: 0,
      capacity: 10,
      grossMinor: 15_000,
      last7Days: [2, 0, 0, 0, 0, 0, 3],
    });
    expect(body.items[0]).toMatchObject({ zoneName: 'UTC+8', startsAt: '2027-06-01T02:00:00.000Z' });
  });

  it('shows what is sold on a region, and what no ticket ties to one', async () => {
    await addShow('Mahler: Symphony No. 5', '2027-02-01T19:30:00');
    const { showCode } = await addShow('Only in one region', '2027-07-01T10:00:00', harbour.venueId, {
      seating: 'UNRESERVED',
    });
    const ctx = api.contextOf(promoter);
    const group = await createPriceGroup(ctx, { params: { showCode }, body: { name: { 'en-GB': 'All' } } });
    await createPrice(ctx, {
      params: { showCode },
      body: CreatedTicketType.parse({
        priceGroupId: group.priceGroupId,
        name: { 'en-GB': 'Adult' },
        faceValueMinor: 1,
        partnerSiteIds: [2],
      }),
    });
    expect(await listNames({ regionId: 2, searchTerm: 'region' })).toEqual(['Only in one region']);
    expect(await listNames({ regionId: 1, searchTerm: 'region' })).toEqual([]);
    expect(await listNames({ regionId: 1, searchTerm: 'mahler' })).toEqual(['Mahler: Symphony No. 5']);
    const partner = await api.createUser(promoter, 'partner', { scope: 'partner-site', scopeIds: [2] });
    expect(await listNames({}, partner)).toEqual(['Only in one region']);
  });
});

describe('the pages of a long list', () => {
  let many: TestPromoter;
  let reader: TestUser;

  beforeAll(async () => {
    many = await api.createPromoter();
    reader = await api.createUser(many, 'owner');
    const { venueId } = await insertVenue(api, many);
    for (let i = 0; i < 45; i++) {
      const body = {
        promoterCode: many.code,
        name: { 'en-GB': `Same name ${i % 3}` },
        venueId,
        startsAtLocal: `2027-03-0${1 + (i % 4)}T19:30:00`,
        currency: 'GBP',
      };
      expect((await api.call(calls.createShow, { body }, { as: reader })).status).toBe(201);
    }
  });

  it.each(['Date', 'ShowName', 'VenueName'] as const)(
    'hold every event once by %s, by number and by next',
    async (sortOrder) => {
      for (const sortOrderDescending of [false, true]) {
        const byNumber: string[] = [];
        const byNext: string[] = [];
        let next: string | undefined;
        for (const pageIndex of [1, 2, 3]) {
          const query = { sortOrder, sortOrderDescending, pageIndex };
          const numbered = await api.call(calls.listShows, { query }, { as: reader });
          const followed = await api.call(
            calls.listShows,
            { query: { ...query, ...(next ? { next } : {}) } },
            { as: reader },
          );
          expect(numbered.body).toMatchObject({ totalItems: 45, totalPages: 3, totalKind: 'exact' });
          byNumber.push(...numbered.body.items.map((show) => show.showCode));
          byNext.push(...followed.body.items.map((show) => show.showCode));
          next = followed.body.next;
        }
        expect(next).toBeUndefined();
        expect(new Set(byNumber).size).toBe(45);
        expect(byNext).toEqual(byNumber);
      }
    },
  );

  it('say how many there are on a page behind the last one', async () => {
    const { body } = await api.call(calls.listShows, { query: { pageIndex: 9 } }, { as: reader });
    expect(body).toEqual({ items: [], totalPages: 3, totalItems: 45, totalKind: 'exact' });
  });
});
