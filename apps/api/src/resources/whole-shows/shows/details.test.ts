import * as calls from '@parterre/contract/calls/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { performingArtists } from '#db/schema/promoters/lookups.ts';
import { runAsSystem } from '#db/system.ts';
import { insertCampaign, insertTour } from '#test/scenes/insert-tour.ts';
import { type InsertedPlan, insertVenue } from '#test/scenes/insert-venue.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Body = CallArguments<typeof calls.createShow>['body'];
type Patch = CallArguments<typeof calls.updateShow>['body'];

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let venue: { venueId: number; plans: InsertedPlan[] };
let elsewhere: { venueId: number; plans: InsertedPlan[] };

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  venue = await insertVenue(api, promoter, { plans: [{ Stalls: [6, 4] }, { Stalls: [3] }] });
  elsewhere = await insertVenue(api, promoter, { plans: [{ Floor: [8] }, { Floor: [5] }] });
  await runAsSystem(api.database, (db) =>
    db.insert(performingArtists).values([
      { id: 9001, name: 'Ada', nameKey: 'ada 9001' },
      { id: 9002, name: 'Ben', nameKey: 'ben 9002' },
    ]),
  );
});
afterAll(() => api.close());

const create = (more: Partial<Body> = {}) => {
  const body = {
    promoterCode: promoter.code,
    name: { 'en-GB': 'Mahler', de: 'Mahler' },
    venueId: venue.venueId,
    startsAtLocal: '2026-12-10T19:30:00',
    currency: 'GBP',
    ...more,
  };
  return api.call(calls.createShow, { body }, { as: owner });
};
const patch = (showCode: string, body: Patch) =>
  api.call(calls.updateShow, { params: { showCode }, body }, { as: owner });
const setStatus = (showCode: string, status: 'ACTIVE' | 'CANCELLED') =>
  runAsSystem(api.database, (db) => db.update(shows).set({ status }).where(eq(shows.showCode, showCode)));

describe('what an event belongs to', () => {
  it('keeps artists, partner sites, tour and campaign, and answers them by name', async () => {
    const { artistCampaignId } = await insertCampaign(api, promoter, 'Big campaign');
    const { tourId } = await insertTour(api, promoter, { name: 'Big tour' });
    const { status, body } = await create({
      tourId,
      artistCampaignId,
      performingArtistIds: [9002, 9001],
      partnerSiteIds: [1, 3],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      tour: { tourId, name: { 'en-GB': 'Big tour' } },
      artistCampaign: { artistCampaignId, name: { 'en-GB': 'Big campaign' } },
      performingArtistIds: [9002, 9001],
      partnerSiteIds: [1, 3],
    });
    const changed = await patch(body.showCode, {
      artistCampaignId: null,
      performingArtistIds: [],
      partnerSiteIds: [2],
    });
    expect(changed.body).toMatchObject({ artistCampaign: null, performingArtistIds: [], partnerSiteIds: [2] });
    expect(changed.body.tour?.tourId).toBe(tourId);
  });

  it('takes the campaign of its tour unless another one, or none, is said', async () => {
    const { artistCampaignId } = await insertCampaign(api, promoter);
    const { tourId } = await insertTour(api, promoter, { artistCampaignId });
    expect((await create({ tourId })).body.artistCampaign?.artistCampaignId).toBe(artistCampaignId);
    expect((await create({ tourId, artistCampaignId: null })).body.artistCampaign).toBeNull();
  });

  it('refuses what belongs to nobody here, naming the field', async () => {
    const foreign = await api.createPromoter();
    const { tourId } = await insertTour(api, foreign);
    const { artistCampaignId } = await insertCampaign(api, foreign);
    const refusals: [Partial<Body>, string][] = [
      [{ tourId }, 'tourId'],
      [{ artistCampaignId }, 'artistCampaignId'],
      [{ performingArtistIds: [9001, 4711] }, 'performingArtistIds'],
      [{ partnerSiteIds: [99] }, 'partnerSiteIds.0'],
      [{ terms: { xx: '<p>Words</p>' } }, 'terms.xx'],
    ];
    for (const [more, field] of refusals) {
      const answer = await create(more);
      expect(answer.status).toBe(400);
      expect(answer.problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
    }
    const { showCode } = (await create()).body;
    expect((await patch(showCode, { artistCampaignId })).problem.fieldErrors?.[0]?.field).toBe('artistCampaignId');
  });
});

describe('the texts of an event', () => {
  it('are stored clean, without what runs', async () => {
    const { body } = await create({
      description: { 'en-GB': '<p>Hi<script>alert(1)</script></p>', de: '<p> </p>' },
      terms: { 'en-GB': '<h1>No refunds</h1>' },
    });
    expect(body.description).toEqual({ 'en-GB': '<p>Hi</p>' });
    expect(body.terms).toEqual({ 'en-GB': '<h3>No refunds</h3>' });
    const changed = await patch(body.showCode, { terms: { 'en-GB': '<p onclick="x()">Be on time</p>' } });
    expect(changed.body.terms).toEqual({ 'en-GB': '<p>Be on time</p>' });
  });

  it('are outdated where only their source changed, until somebody confirms them', async () => {
    const { showCode } = (await create({ terms: { 'en-GB': '<p>A</p>', de: '<p>A</p>' } })).body;
    const renamed = await patch(showCode, { name: { 'en-GB': 'Bruckner', de: 'Mahler' } });
    expect(renamed.body.outdatedTexts).toEqual({ name: ['de'] });
    const terms = await patch(showCode, { terms: { 'en-GB': '<p>B</p>', de: '<p>A</p>' } });
    expect(terms.body.outdatedTexts).toEqual({ name: ['de'], terms: ['de'] });
    const confirmed = await patch(showCode, { confirmedTexts: { name: ['de'] } });
    expect(confirmed.body.outdatedTexts).toEqual({ terms: ['de'] });
    const translated = await patch(showCode, { terms: { 'en-GB': '<p>B</p>', de: '<p>C</p>' } });
    expect(translated.body.outdatedTexts).toEqual({});
  });
});

describe('the plan of an event on a tour', () => {
  it('is the default of the tour before that of the venue', async () => {
    const [, small] = elsewhere.plans;
    const { tourId } = await insertTour(api, promoter, { planIds: [small?.planId ?? 0], hasDefault: true });
    expect((await create({ tourId })).body).toMatchObject({ seatingPlanId: small?.planId, seatCount: 5 });
    expect((await create({ tourId, seatingPlanId: venue.plans[1]?.planId ?? 0 })).body.seatCount).toBe(3);
  });

  it('may be any of the tour or of the venue, and no other', async () => {
    const [floor, small] = elsewhere.plans;
    const { tourId } = await insertTour(api, promoter, { planIds: [small?.planId ?? 0] });
    const { body } = await create({ tourId });
    expect(body.seatCount).toBe(10);
    expect((await patch(body.showCode, { seatingPlanId: small?.planId ?? 0 })).body.seatCount).toBe(5);
    const refused = await patch(body.showCode, { seatingPlanId: floor?.planId ?? 0 });
    expect(refused.status).toBe(422);
    expect(refused.problem).toMatchObject({ code: 'PLAN_NOT_SELECTABLE', details: { tourId } });
    const withoutTour = await create({ seatingPlanId: small?.planId ?? 0 });
    expect(withoutTour.problem.code).toBe('PLAN_NOT_SELECTABLE');
  });
});

describe('a change of plan', () => {
  it('deletes the seats the user was told of, and no others', async () => {
    const { body: before } = await create();
    const seatingPlanId = venue.plans[1]?.planId ?? 0;
    const refused = await patch(before.showCode, { seatingPlanId, removesSeats: 9 });
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'removes-other-seats', removesSeats: 9, removedSeats: 10, removedPriced: 0, removedHeld: 0 },
    });
    const read = await api.call(calls.getShow, { params: { showCode: before.showCode } }, { as: owner });
    expect(read.body).toEqual(before);
    expect((await patch(before.showCode, { seatingPlanId, removesSeats: 10 })).body.seatCount).toBe(3);
    expect((await patch(before.showCode, { categoryId: 1, removesSeats: 3 })).problem.code).toBe('CONFLICT');
    expect((await patch(before.showCode, { categoryId: 1, removesSeats: 0 })).status).toBe(200);
  });
});

describe('an event that has been on sale', () => {
  it('changes its time and venue by moving only', async () => {
    const { body } = await create({ startsAtLocal: '2027-10-31T01:30:00', overlap: 'first' });
    await setStatus(body.showCode, 'ACTIVE');
    for (const [changes, field] of [
      [{ startsAtLocal: '2027-10-31T03:30:00' }, 'startsAtLocal'],
      [{ overlap: 'second' as const }, 'startsAtLocal'],
      [{ venueId: elsewhere.venueId }, 'venueId'],
    ] as const) {
      const refused = await patch(body.showCode, changes);
      expect(refused.status).toBe(422);
      expect(refused.problem).toMatchObject({
        code: 'RULE_BROKEN',
        details: { reason: 'event-moves' },
        fieldErrors: [{ field, code: 'eventMoves' }],
      });
    }
    const same = { startsAtLocal: '2027-10-31T01:30:00', venueId: venue.venueId, doorsAtLocal: '2027-10-31T00:30:00' };
    expect((await patch(body.showCode, same)).body).toMatchObject({ startsAt: body.startsAt, revision: 2 });
  });
});
