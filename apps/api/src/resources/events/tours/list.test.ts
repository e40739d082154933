import { createArtistCampaign } from '@parterre/contract/calls/artist-campaigns';
import { listShows } from '@parterre/contract/calls/shows';
import * as calls from '@parterre/contract/calls/tours';
import type { CallArguments } from '@parterre/contract/wire/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTourShow } from '#test/scenes/insert-tour-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Query = NonNullable<CallArguments<typeof calls.listTours>['query']>;

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let artistCampaignId: number;
let winter: { tourId: number };
let summer: { tourId: number };
let inWinter: { showCode: string; venueId: number };

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  const body = { promoterCode: promoter.code, name: { 'en-GB': 'The campaign' } };
  artistCampaignId = (await api.call(createArtistCampaign, { body }, { as: owner })).body.artistCampaignId;
  winter = await add('Ölfest in winter', artistCampaignId);
  summer = await add('Summer nights');
  await add('Unplanned');
  inWinter = await insertTourShow(api, promoter, { ...winter, artistCampaignId, startsOn: '2027-01-10' });
  await insertTourShow(api, promoter, { ...summer, startsOn: '2026-12-01' });
});
afterAll(() => api.close());

async function add(name: string, campaign: number | null = null): Promise<{ tourId: number }> {
  const body = { promoterCode: promoter.code, name: { 'en-GB': name }, artistCampaignId: campaign };
  const answer = await api.call(calls.createTour, { body }, { as: owner });
  return { tourId: answer.body.tourId };
}

async function listNames(query: Query, as = owner): Promise<(string | undefined)[]> {
  const { status, body, text } = await api.call(calls.listTours, { query }, { as });
  expect(status, text).toBe(200);
  return body.items.map((tour) => tour.name['en-GB']);
}

describe('the list of tours', () => {
  it('is sorted by name, or by the next event with those that have none last', async () => {
    expect(await listNames({})).toEqual(['Ölfest in winter', 'Summer nights', 'Unplanned']);
    expect(await listNames({ sortOrderDescending: true })).toEqual(['Unplanned', 'Summer nights', 'Ölfest in winter']);
    const next = { sortOrder: 'NextShowDate' } as const;
    expect(await listNames(next)).toEqual(['Summer nights', 'Ölfest in winter', 'Unplanned']);
    expect(await listNames({ ...next, sortOrderDescending: true })).toEqual([
      'Ölfest in winter',
      'Summer nights',
      'Unplanned',
    ]);
  });

  it.each([
    [{ searchTerm: 'olf' }, ['Ölfest in winter']],
    [{ searchTerm: 'nights summ' }, ['Summer nights']],
    [{ searchTerm: '%' }, []],
    [{ dateFrom: '2026-12-01', dateTo: '2026-12-31' }, ['Summer nights']],
    [{ dateFrom: '2027-01-10' }, ['Ölfest in winter']],
    [{ dateTo: '2026-11-30' }, []],
  ])('keeps for %o those that match', async (query, names) => {
    expect(await listNames(query)).toEqual(names);
  });

  it('keeps those of a campaign', async () => {
    expect(await listNames({ artistCampaignId })).toEqual(['Ölfest in winter']);
    expect(await listNames({ artistCampaignId: 1 })).toEqual([]);
  });

  it('keeps those with an event that is in the region and between the days, and counts all of theirs', async () => {
    const many = await api.createPromoter();
    const keeper = await api.createUser(many, 'owner');
    const body = { promoterCode: many.code, name: { 'en-GB': 'Two regions' } };
    const { tourId } = (await api.call(calls.createTour, { body }, { as: keeper })).body;
    await insertTourShow(api, many, { tourId, startsOn: '2027-01-10', partnerSiteIds: [2] });
    await insertTourShow(api, many, { tourId, startsOn: '2027-02-10', partnerSiteIds: [3] });
    const inJanuary = { dateFrom: '2027-01-01', dateTo: '2027-01-31' };
    expect(await listNames({ ...inJanuary, regionId: 3 }, keeper)).toEqual([]);
    const { body: found } = await api.call(calls.listTours, { query: { ...inJanuary, regionId: 2 } }, { as: keeper });
    expect(found.items).toMatchObject([{ showCount: 2, lastShowOn: '2027-02-10' }]);
  });

  it('shows narrow memberships those with an event they cover', async () => {
    const operator = await api.createUser(promoter, 'venue-operator', {
      scope: 'venue',
      scopeIds: [inWinter.venueId],
    });
    expect(await listNames({}, operator)).toEqual(['Ölfest in winter']);
    expect(await listNames({ dateFrom: '2026-12-01', dateTo: '2026-12-31' }, operator)).toEqual([]);
  });

  it('shows nothing of another promoter, however it is asked', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect(await listNames({}, stranger)).toEqual([]);
    expect(await listNames({ artistCampaignId }, stranger)).toEqual([]);
    const asked = await api.call(calls.listTours, { query: { promoterCode: promoter.code } }, { as: stranger });
    expect(asked.status).toBe(404);
    const scopeless = await api.createUser(promoter, 'owner', { scopes: ['backstage.read'] });
    expect((await api.call(calls.listTours, {}, { as: scopeless })).status).toBe(403);
  });

  it.each([
    [{ pageSize: 10 }, 'pageSize'],
    [{ sortOrder: 'Town' }, 'sortOrder'],
    [{ dateTo: '2027-02-30' }, 'dateTo'],
    [{ artistCampaignId: 'x' }, 'artistCampaignId'],
    [{ next: Buffer.from('["NextShowDate+","a",1]').toString('base64url') }, 'next'],
  ])('refuses %o naming %s', async (query, field) => {
    const { problem } = await api.call(calls.listTours, { query: query as Query }, { as: owner });
    expect(problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });
});

describe('the list of events', () => {
  it('keeps those of a tour or of a campaign', async () => {
    const list = async (query: CallArguments<typeof listShows>['query']) =>
      (await api.call(listShows, { query }, { as: owner })).body.items.map((show) => show.showCode);
    expect(await list({ tourId: winter.tourId })).toEqual([inWinter.showCode]);
    expect(await list({ artistCampaignId })).toEqual([inWinter.showCode]);
    expect(await list({ tourId: summer.tourId, artistCampaignId })).toEqual([]);
  });
});
