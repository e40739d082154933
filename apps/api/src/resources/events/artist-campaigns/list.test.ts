import * as calls from '@parterre/contract/calls/artist-campaigns';
import { createPerformingArtist } from '@parterre/contract/calls/lookups';
import type { CallArguments } from '@parterre/contract/wire/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTourShow } from '#test/scenes/insert-tour-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Query = NonNullable<CallArguments<typeof calls.listArtistCampaigns>['query']>;

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
const ids: Record<string, number> = {};
const shows: Record<string, { venueId: number }> = {};

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  const artist = await api.call(
    createPerformingArtist,
    { body: { promoterCode: promoter.code, name: 'Karel Gott' } },
    { as: owner },
  );
  ids.czech = await add('Čechomor on tour');
  ids.mahler = await add('Mahler cycle', [artist.body.performingArtistId]);
  ids.empty = await add('Zauberberg');
  shows.czech = await insertTourShow(api, promoter, { artistCampaignId: ids.czech, startsOn: '2027-05-01' });
  shows.mahler = await insertTourShow(api, promoter, { artistCampaignId: ids.mahler, startsOn: '2027-01-10' });
  await insertTourShow(api, promoter, { artistCampaignId: ids.mahler, startsOn: '2025-01-10' });
});
afterAll(() => api.close());

async function add(name: string, performingArtistIds: number[] = []): Promise<number> {
  const body = { promoterCode: promoter.code, name: { 'en-GB': name }, performingArtistIds };
  return (await api.call(calls.createArtistCampaign, { body }, { as: owner })).body.artistCampaignId;
}

async function listNames(query: Query, as = owner): Promise<(string | undefined)[]> {
  const { status, body, text } = await api.call(calls.listArtistCampaigns, { query }, { as });
  expect(status, text).toBe(200);
  return body.items.map((campaign) => campaign.name['en-GB']);
}

describe('the list of campaigns', () => {
  it('is sorted by name, or by the next event with those that have none last', async () => {
    const byName = ['Čechomor on tour', 'Mahler cycle', 'Zauberberg'];
    expect(await listNames({})).toEqual(byName);
    expect(await listNames({ sortOrderDescending: true })).toEqual(byName.toReversed());
    const next = { sortOrder: 'NextShowDate' } as const;
    expect(await listNames(next)).toEqual(['Mahler cycle', 'Čechomor on tour', 'Zauberberg']);
    expect(await listNames({ ...next, sortOrderDescending: true })).toEqual([
      'Čechomor on tour',
      'Mahler cycle',
      'Zauberberg',
    ]);
  });

  it.each([
    ['CECH', ['Čechomor on tour']],
    ['tour cec', ['Čechomor on tour']],
    ['gott', ['Mahler cycle']],
    ['ahler', []],
    ['%', []],
    ["' or 1=1 --", []],
  ])('finds %s by the beginnings of words and artists', async (searchTerm, names) => {
    expect(await listNames({ searchTerm })).toEqual(names);
  });

  it('keeps those with an event between two days, both inside', async () => {
    expect(await listNames({ dateFrom: '2027-01-10', dateTo: '2027-01-10' })).toEqual(['Mahler cycle']);
    expect(await listNames({ dateFrom: '2027-01-11' })).toEqual(['Čechomor on tour']);
    expect(await listNames({ dateTo: '2026-12-31' })).toEqual(['Mahler cycle']);
    expect(await listNames({ dateFrom: '2028-01-01' })).toEqual([]);
  });

  it('shows narrow memberships those with an event they cover, and counts only these', async () => {
    const operator = await api.createUser(promoter, 'venue-operator', {
      scope: 'venue',
      scopeIds: [shows.mahler!.venueId],
    });
    const { body } = await api.call(calls.listArtistCampaigns, {}, { as: operator });
    expect(body.items).toMatchObject([{ artistCampaignId: ids.mahler, showCount: 1, nextShowOn: '2027-01-10' }]);
    expect(body.totalItems).toBe(1);
    const ofMahler = calls.getArtistCampaign;
    expect((await api.call(ofMahler, { params: { artistCampaignId: ids.mahler! } }, { as: operator })).status).toBe(
      200,
    );
    expect((await api.call(ofMahler, { params: { artistCampaignId: ids.czech! } }, { as: operator })).status).toBe(404);
    const partner = await api.createUser(promoter, 'partner', { scope: 'partner-site', scopeIds: [3] });
    expect(await listNames({}, partner)).toEqual([]);
  });

  it('shows nothing of another promoter, however it is asked', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect(await listNames({}, stranger)).toEqual([]);
    const asked = await api.call(
      calls.listArtistCampaigns,
      { query: { promoterCode: promoter.code } },
      { as: stranger },
    );
    expect(asked.status).toBe(404);
  });

  it.each([
    [{ pageSize: 10 }, 'pageSize'],
    [{ pageIndex: 0 }, 'pageIndex'],
    [{ sortOrder: 'Town' }, 'sortOrder'],
    [{ dateFrom: '2027-02-30' }, 'dateFrom'],
    [{ next: 'bm9uc2Vuc2U' }, 'next'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %o naming %s', async (query, field) => {
    const { problem } = await api.call(calls.listArtistCampaigns, { query: query as Query }, { as: owner });
    expect(problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });

  it('holds every campaign once, page after page, by number and by next', async () => {
    const many = await api.createPromoter();
    const keeper = await api.createUser(many, 'owner');
    for (let i = 0; i < 45; i++) {
      const body = { promoterCode: many.code, name: { 'en-GB': `${'😀'.repeat(50)} ${i}` } };
      expect((await api.call(calls.createArtistCampaign, { body }, { as: keeper })).status).toBe(201);
    }
    for (const sortOrder of ['Name', 'NextShowDate'] as const) {
      const byNumber: number[] = [];
      const byNext: number[] = [];
      let next: string | undefined;
      for (const pageIndex of [1, 2, 3]) {
        const query = { sortOrder, pageIndex };
        const numbered = await api.call(calls.listArtistCampaigns, { query }, { as: keeper });
        const followed = await api.call(
          calls.listArtistCampaigns,
          { query: { sortOrder, ...(next ? { next } : {}) } },
          { as: keeper },
        );
        byNumber.push(...numbered.body.items.map((campaign) => campaign.artistCampaignId));
        byNext.push(...followed.body.items.map((campaign) => campaign.artistCampaignId));
        next = followed.body.next;
      }
      expect(next).toBeUndefined();
      expect(new Set(byNumber).size).toBe(45);
      expect(byNext).toEqual(byNumber);
    }
  });
});
