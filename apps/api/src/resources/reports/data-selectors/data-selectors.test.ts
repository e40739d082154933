import { createArtistCampaign } from '@parterre/contract/calls/artist-campaigns';
import * as calls from '@parterre/contract/calls/data-selectors';
import { createVenue } from '@parterre/contract/calls/venues';
import type { CallArguments } from '@parterre/contract/wire/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTourShow } from '#test/scenes/insert-tour-show.ts';
import { insertVenue } from '#test/scenes/insert-venue.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type ShowQuery = NonNullable<CallArguments<typeof calls.selectShows>['query']>;
type VenueQuery = NonNullable<CallArguments<typeof calls.selectVenues>['query']>;
type CampaignQuery = NonNullable<CallArguments<typeof calls.selectArtistCampaigns>['query']>;

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let harbour: { venueId: number };
let tower: { venueId: number };
let campaignId: number;
/** The show codes by the day of the show. */
const codes: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  const place = { name: 'Hârbour Hall', town: 'Zürich', countryCode: 'CH', timeZone: 'Europe/Zurich' };
  harbour = (await api.call(createVenue, { body: { promoterCode: promoter.code, ...place } }, { as: owner })).body;
  tower = await insertVenue(api, promoter, { name: 'Tower', town: 'Aarhus', timeZone: 'Europe/Copenhagen' });
  await insertVenue(api, promoter, { name: 'Empty House', town: 'Bern', timeZone: 'Europe/Zurich' });
  const body = { promoterCode: promoter.code, name: { 'en-GB': 'Mahler cycle' } };
  campaignId = (await api.call(createArtistCampaign, { body }, { as: owner })).body.artistCampaignId;
  await add('2025-01-10', tower);
  await add('2027-01-10', harbour);
  await add('2027-01-20', harbour);
  await add('2027-03-01', tower);
});
afterAll(() => api.close());

async function add(startsOn: string, { venueId }: { venueId: number }): Promise<void> {
  const { showCode } = await insertTourShow(api, promoter, { startsOn, venueId, artistCampaignId: campaignId });
  codes[startsOn] = showCode;
}

async function daysOf(query: ShowQuery, as = owner): Promise<string[]> {
  const { status, body, text } = await api.call(calls.selectShows, { query }, { as });
  expect(status, text).toBe(200);
  return body.items.map((show) => show.startsAtLocal.slice(0, 10));
}

async function namesOf(query: VenueQuery, as = owner): Promise<string[]> {
  const { status, body, text } = await api.call(calls.selectVenues, { query }, { as });
  expect(status, text).toBe(200);
  return body.items.map((venue) => venue.name);
}

const operatorOf = ({ venueId }: { venueId: number }) =>
  api.createUser(promoter, 'venue-operator', { scope: 'venue', scopeIds: [venueId] });

describe('events to choose from', () => {
  it('stand newest first and name what a choice needs', async () => {
    expect(await daysOf({})).toEqual(['2027-03-01', '2027-01-20', '2027-01-10', '2025-01-10']);
    expect((await daysOf({ sortOrderDescending: false }))[0]).toBe('2025-01-10');
    const { body } = await api.call(calls.selectShows, { query: { dateFrom: '2027-03-01' } }, { as: owner });
    expect(body).toMatchObject({ totalItems: 1, totalPages: 1, totalKind: 'exact' });
    expect(body.items).toEqual([
      {
        showCode: codes['2027-03-01'],
        promoterCode: promoter.code,
        name: { 'en-GB': 'A concert' },
        startsAtLocal: '2027-03-01T12:00:00',
        timeZone: 'Europe/London',
        venueName: 'Tower',
        town: 'Aarhus',
        status: 'PENDING',
        seating: 'RESERVED',
        currency: 'GBP',
      },
    ]);
  });

  it('are kept by local days, both inside', async () => {
    expect(await daysOf({ dateFrom: '2027-01-10', dateTo: '2027-01-20' })).toEqual(['2027-01-20', '2027-01-10']);
    expect(await daysOf({ searchTerm: 'nobody sings' })).toEqual([]);
  });

  it('are those a narrow membership covers', async () => {
    expect(await daysOf({}, await operatorOf(harbour))).toEqual(['2027-01-20', '2027-01-10']);
  });

  it.each([
    [{ pageSize: 10 }, 'pageSize', { message: 'New page size was out of range' }],
    [{ pageIndex: 0 }, 'pageIndex', { message: 'New page index must be greater than 0' }],
    [{ sortOrder: 'Town' }, 'sortOrder', { message: 'Unable to parse value to enum' }],
    [{ dateFrom: '2027-02-30' }, 'dateFrom', { code: 'validDate' }],
    [{ dateFrom: '2027-02-02', dateTo: '2027-02-01' }, 'dateTo', {}],
    [{ next: 'bm9uc2Vuc2U' }, 'next', { code: 'cursor' }],
    [{ promoterCode: 'NOT A CODE' }, 'promoterCode', {}],
    [{ searchTerm: 'x'.repeat(1000) }, 'searchTerm', {}],
    [{ colour: 'red' }, 'colour', { code: 'unknownField' }],
  ])('refuse %o naming %s', async (query, field, error) => {
    const { problem } = await api.call(calls.selectShows, { query: query as ShowQuery }, { as: owner });
    expect(problem.fieldErrors).toMatchObject([{ field, ...error }]);
  });
});

describe('venues to choose from', () => {
  it('are those with an event between the days, with their events', async () => {
    expect(await namesOf({})).toEqual(['Hârbour Hall', 'Tower']);
    expect(await namesOf({ dateFrom: '2027-02-01' })).toEqual(['Tower']);
    const { body } = await api.call(calls.selectVenues, { query: { dateFrom: '2027-02-01' } }, { as: owner });
    expect(body.items).toEqual([
      {
        venueId: tower.venueId,
        name: 'Tower',
        town: 'Aarhus',
        countryCode: expect.any(String),
        showCount: 2,
        nextShowOn: '2027-03-01',
      },
    ]);
  });

  it('stand by town and by their next event too, and are found by words', async () => {
    expect(await namesOf({ sortOrder: 'Town' })).toEqual(['Tower', 'Hârbour Hall']);
    expect(await namesOf({ sortOrder: 'NextShowDate' })).toEqual(['Hârbour Hall', 'Tower']);
    expect(await namesOf({ sortOrder: 'NextShowDate', sortOrderDescending: true })).toEqual(['Tower', 'Hârbour Hall']);
    expect(await namesOf({ searchTerm: 'zurich' })).toEqual(['Hârbour Hall']);
  });

  it('are those a narrow membership covers', async () => {
    expect(await namesOf({}, await operatorOf(harbour))).toEqual(['Hârbour Hall']);
  });

  it.each([
    [{ pageSize: 101 }, 'pageSize', { message: 'New page size was out of range' }],
    [{ sortOrder: 'Date' }, 'sortOrder', { message: 'Unable to parse value to enum' }],
    [{ dateTo: 'tomorrow' }, 'dateTo', { code: 'validDate' }],
    [{ countryCode: 'GB' }, 'countryCode', { code: 'unknownField' }],
  ])('refuse %o naming %s', async (query, field, error) => {
    const { problem } = await api.call(calls.selectVenues, { query: query as VenueQuery }, { as: owner });
    expect(problem.fieldErrors).toMatchObject([{ field, ...error }]);
  });
});

describe('what is chosen from in a region', () => {
  const REGION = 2;
  const days = { dateFrom: '2027-01-09', dateTo: '2027-01-12' };
  let keeper: TestUser;
  /** One event of another region in January, and in each place one of this region. */
  beforeAll(async () => {
    const split = await api.createPromoter();
    keeper = await api.createUser(split, 'owner');
    for (const [name, startsOn] of [
      ['Early', '2027-03-01'],
      ['Late', '2027-02-01'],
    ] as const) {
      const { venueId } = await insertVenue(api, split, { name });
      const body = { promoterCode: split.code, name: { 'en-GB': name } };
      const { artistCampaignId } = (await api.call(createArtistCampaign, { body }, { as: keeper })).body;
      const add = (site: number, day: string) =>
        insertTourShow(api, split, { venueId, artistCampaignId, startsOn: day, partnerSiteIds: [site] });
      if (name === 'Early') await add(3, '2027-01-10');
      await add(REGION, startsOn);
    }
  });

  it.each([
    ['venues', (query: VenueQuery) => api.call(calls.selectVenues, { query }, { as: keeper })],
    ['campaigns', (query: CampaignQuery) => api.call(calls.selectArtistCampaigns, { query }, { as: keeper })],
  ] as const)('are %s with an event there between the days, with the figures of there', async (_, ask) => {
    const read = async (query: { regionId?: number; dateFrom?: string; dateTo?: string }) =>
      (await ask({ sortOrder: 'NextShowDate', ...query })).body.items.map(({ name, showCount, nextShowOn }) => [
        typeof name === 'string' ? name : name['en-GB'],
        showCount,
        nextShowOn,
      ]);
    const early = ['Early', 2, '2027-01-10'];
    const late = ['Late', 1, '2027-02-01'];
    expect(await read({})).toEqual([early, late]);
    expect(await read({ regionId: REGION })).toEqual([late, ['Early', 1, '2027-03-01']]);
    expect(await read(days)).toEqual([early]);
    expect(await read({ ...days, regionId: REGION })).toEqual([]);
    expect(await read({ ...days, regionId: 3 })).toEqual([['Early', 1, '2027-01-10']]);
  });
});

const ASKS = [
  (query: { promoterCode?: string }, as: TestUser) => api.call(calls.selectShows, { query }, { as }),
  (query: { promoterCode?: string }, as: TestUser) => api.call(calls.selectVenues, { query }, { as }),
  (query: { promoterCode?: string }, as: TestUser) => api.call(calls.selectArtistCampaigns, { query }, { as }),
];

describe('what is chosen from', () => {
  it('has the campaigns of the list, with its filters', async () => {
    const { status, body } = await api.call(calls.selectArtistCampaigns, { query: { searchTerm: 'm' } }, { as: owner });
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ artistCampaignId: campaignId, showCount: 4, nextShowOn: '2027-01-10' }]);
    const later = { query: { dateFrom: '2028-01-01' } };
    expect((await api.call(calls.selectArtistCampaigns, later, { as: owner })).body.items).toEqual([]);
  });

  it('is nothing of another promoter, however it is asked', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    for (const ask of ASKS) {
      const { body } = await ask({}, stranger);
      expect(body).toEqual({ items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' });
      expect((await ask({ promoterCode: promoter.code }, stranger)).status).toBe(404);
    }
  });

  it('needs the scope of reports', async () => {
    const scopeless = await api.createUser(promoter, 'owner', { scopes: ['backstage.event_data'] });
    for (const ask of ASKS) expect((await ask({}, scopeless)).problem.details).toEqual({ scope: 'reporting.events' });
  });

  it('holds every event and venue once, page after page', async () => {
    const many = await api.createPromoter();
    const keeper = await api.createUser(many, 'owner');
    for (let i = 0; i < 25; i++)
      await insertTourShow(api, many, { startsOn: `2027-01-${String(1 + (i % 20)).padStart(2, '0')}` });
    const shows = await readAll((query) => api.call(calls.selectShows, { query }, { as: keeper }));
    expect(new Set(shows.map((show) => show.showCode)).size).toBe(25);
    const venues = await readAll((query) => api.call(calls.selectVenues, { query }, { as: keeper }));
    expect(new Set(venues.map((venue) => venue.venueId)).size).toBe(25);
  });
});

async function readAll<Item>(
  read: (query: { next?: string }) => Promise<{ body: { items: Item[]; next?: string | undefined } }>,
): Promise<Item[]> {
  const first = await read({});
  expect(first.body.items).toHaveLength(20);
  const { body } = await read(first.body.next === undefined ? {} : { next: first.body.next });
  expect(body.next).toBeUndefined();
  return [...first.body.items, ...body.items];
}
