import { createArtistCampaign, updateArtistCampaign } from '@parterre/contract/calls/artist-campaigns';
import { createPerformingArtist } from '@parterre/contract/calls/lookups';
import * as calls from '@parterre/contract/calls/tours';
import type { CallArguments } from '@parterre/contract/wire/call';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { runAsSystem } from '#db/system.ts';
import { insertTourShow } from '#test/scenes/insert-tour-show.ts';
import { insertVenue } from '#test/scenes/insert-venue.ts';
import {
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';

type Create = CallArguments<typeof calls.createTour>['body'];
type Update = CallArguments<typeof calls.updateTour>['body'];

const PLANS: Record<string, number[]>[] = [{ Stalls: [4] }, { Circle: [4] }];
let api: TestApi;
let promoter: TestPromoter;
let manager: TestUser;
let reader: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());

beforeEach(async () => {
  promoter = await api.createPromoter();
  manager = await api.createUser(promoter, 'event-manager');
  reader = await api.createUser(promoter, 'reports-only');
});

const create = (body: Partial<Create>, as = manager) =>
  api.call(calls.createTour, { body: { promoterCode: promoter.code, name: { 'en-GB': 'A tour' }, ...body } }, { as });
const update = (tourId: number, body: Update, options: Partial<CallOptions> = {}) =>
  api.call(calls.updateTour, { params: { tourId }, body }, { as: manager, ...options });
const get = (tourId: number, as = reader) => api.call(calls.getTour, { params: { tourId } }, { as });

async function add(name: string, more: Partial<Create> = {}) {
  const { status, body, text } = await create({ name: { 'en-GB': name }, ...more });
  expect(status, text).toBe(201);
  return body;
}

async function addCampaign(name: string, as = manager, promoterCode = promoter.code): Promise<number> {
  const body = { promoterCode, name: { 'en-GB': name } };
  return (await api.call(createArtistCampaign, { body }, { as })).body.artistCampaignId;
}

const planIdsOf = ({ plans }: { plans: { id: number }[] }) => plans.map(({ id }) => id);

describe('creating a tour', () => {
  it('answers it with its campaign, its plans by venue and the default', async () => {
    const zenith = await insertVenue(api, promoter, { name: 'Zenith', plans: PLANS });
    const apollo = await insertVenue(api, promoter, { name: 'Apollo', plans: [{ Stalls: [4] }] });
    const artistCampaignId = await addCampaign('The campaign');
    const artist = await api.call(
      createPerformingArtist,
      { body: { promoterCode: promoter.code, name: 'A trio' } },
      { as: manager },
    );
    const [first, second] = zenith.plans.map((plan) => plan.planId);
    const third = apollo.plans[0]?.planId;
    const { status, body } = await create({
      name: { 'en-GB': 'Winter', de: 'Winter' },
      description: { 'en-GB': '<p>Cold<script>x()</script></p>' },
      artistCampaignId,
      performingArtistIds: [artist.body.performingArtistId],
      planIds: [second!, third!, first!, second!],
      defaultPlanId: second!,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      tourId: expect.any(Number),
      promoterCode: promoter.code,
      name: { 'en-GB': 'Winter', de: 'Winter' },
      description: { 'en-GB': '<p>Cold</p>' },
      outdatedTexts: {},
      artistCampaign: { artistCampaignId, name: { 'en-GB': 'The campaign' } },
      performingArtistIds: [artist.body.performingArtistId],
      plans: [
        { id: third, name: 'Plan 1', venueId: apollo.venueId, venueName: 'Apollo', isDefault: false },
        { id: first, name: 'Plan 1', venueId: zenith.venueId, venueName: 'Zenith', isDefault: false },
        { id: second, name: 'Plan 2', venueId: zenith.venueId, venueName: 'Zenith', isDefault: true },
      ],
      showCount: 0,
      firstShowOn: null,
      lastShowOn: null,
      nextShowOn: null,
      revision: 1,
    });
    expect((await get(body.tourId)).body).toEqual(body);
    const [entry] = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.promoterId, promoter.id), eq(auditEntries.action, 'tour.create'))),
    );
    expect(entry).toMatchObject({ objectId: String(body.tourId), after: { defaultPlanId: second } });
  });

  it('takes only campaigns and plans of the promoter, and a default among the plans', async () => {
    const other = await api.createPromoter();
    const theirs = await insertVenue(api, other, { plans: PLANS });
    const own = await insertVenue(api, promoter, { plans: PLANS });
    const foreignCampaign = await addCampaign('Theirs', await api.createUser(other, 'owner'), other.code);
    const planId = own.plans[0]!.planId;
    const refused = async (body: Partial<Create>) => {
      const { status, problem } = await create(body);
      expect(status).toBe(400);
      return problem.fieldErrors?.map((error) => error.field);
    };
    expect(await refused({ artistCampaignId: foreignCampaign })).toEqual(['artistCampaignId']);
    expect(await refused({ planIds: [planId, theirs.plans[0]!.planId] })).toEqual(['planIds']);
    expect(await refused({ planIds: [planId], defaultPlanId: own.plans[1]!.planId })).toEqual(['defaultPlanId']);
  });

  it.each([
    [{ name: {} }, 'name'],
    [{ name: { de: 'Nur deutsch' } }, 'name.en-GB'],
    [{ name: { 'en-GB': '' } }, 'name.en-GB'],
    [{ description: { xx: 'y' } }, 'description.xx'],
    [{ performingArtistIds: [2_147_483_647] }, 'performingArtistIds'],
    [{ planIds: [0] }, 'planIds.0'],
  ] as [Partial<Create>, string][])('refuses %o naming %s', async (body, field) => {
    const { status, problem } = await create(body);
    expect(status).toBe(400);
    expect(problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });

  it('refuses a name that reads the same, also at once', async () => {
    await add('Winter');
    expect((await create({ name: { 'en-GB': 'WÍNTER' } })).problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name.en-GB', code: 'tourNameTaken' }],
    });
    const answers = await Promise.all([create({ name: { 'en-GB': 'May' } }), create({ name: { 'en-GB': 'May' } })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  it('is for those who may, for all of their own promoter', async () => {
    expect((await create({}, reader)).problem.details).toEqual({ permission: 'campaign:write' });
    expect((await create({}, stranger)).status).toBe(404);
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [1] });
    expect((await create({}, narrow)).status).toBe(403);
  });
});

describe('reading a tour', () => {
  it('tells its days and the next one that is not cancelled', async () => {
    const { tourId } = await add('Dated');
    await insertTourShow(api, promoter, { tourId, startsOn: '2026-01-01' });
    await insertTourShow(api, promoter, { tourId, startsOn: '2026-12-24', status: 'CANCELLED' });
    await insertTourShow(api, promoter, { tourId, startsOn: '2027-02-03' });
    expect((await get(tourId)).body).toMatchObject({
      showCount: 3,
      firstShowOn: '2026-01-01',
      lastShowOn: '2027-02-03',
      nextShowOn: '2027-02-03',
    });
  });

  it('shows a venue operator the plans of their venues and no campaign they cannot open', async () => {
    const own = await insertVenue(api, promoter, { name: 'Own', plans: [{ Stalls: [4] }] });
    const other = await insertVenue(api, promoter, { name: 'Other', plans: [{ Stalls: [4] }] });
    const artistCampaignId = await addCampaign('Hidden');
    const planIds = [own.plans[0]!.planId, other.plans[0]!.planId];
    const { tourId } = await add('Shared', { artistCampaignId, planIds });
    await insertTourShow(api, promoter, { tourId, venueId: own.venueId });
    await insertTourShow(api, promoter, { tourId, venueId: other.venueId });
    const operator = await api.createUser(promoter, 'venue-operator', { scope: 'venue', scopeIds: [own.venueId] });
    const { body } = await get(tourId, operator);
    expect(body).toMatchObject({ showCount: 1, artistCampaign: null, plans: [{ venueName: 'Own' }] });
    expect(body.plans).toHaveLength(1);
  });

  it('knows none of another promoter, none outside of the membership, and none that is not there', async () => {
    const { tourId } = await add('Mine');
    const operator = await api.createUser(promoter, 'venue-operator', { scope: 'venue', scopeIds: [1] });
    expect((await get(tourId, stranger)).status).toBe(404);
    expect((await get(tourId, operator)).status).toBe(404);
    expect((await get(1)).status).toBe(404);
  });
});

describe('changing a tour', () => {
  it('takes what is sent under the revision that was read and keeps the rest', async () => {
    const { plans } = await insertVenue(api, promoter, { plans: PLANS });
    const planIds = plans.map((plan) => plan.planId);
    const before = await add('Before', { planIds, defaultPlanId: planIds[1]! });
    const { body } = await update(before.tourId, { name: { 'en-GB': 'After' } }, { revision: 1 });
    expect(body).toEqual({ ...before, name: { 'en-GB': 'After' }, revision: 2 });
    const stale = await update(before.tourId, { name: { 'en-GB': 'x' } }, { revision: 1 });
    expect(stale.problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
  });

  it('takes plans away, with the default among them', async () => {
    const { plans } = await insertVenue(api, promoter, { plans: PLANS });
    const planIds = plans.map((plan) => plan.planId);
    const { tourId } = await add('Planned', { planIds, defaultPlanId: planIds[1]! });
    const other = await update(tourId, { defaultPlanId: planIds[0]! });
    expect(other.body.plans.filter((plan) => plan.isDefault)).toMatchObject([{ id: planIds[0] }]);
    const fewer = await update(tourId, { planIds: [planIds[1]!] });
    expect(fewer.body.plans).toMatchObject([{ id: planIds[1], isDefault: false }]);
    const refused = await update(tourId, { defaultPlanId: planIds[0]! });
    expect(refused.problem.fieldErrors).toMatchObject([{ field: 'defaultPlanId', code: 'tourDefaultPlan' }]);
    expect(planIdsOf((await update(tourId, { planIds: [] })).body)).toEqual([]);
  });

  it('joins and leaves a campaign, and is found by its new name', async () => {
    const { tourId } = await add('Old name');
    const artistCampaignId = await addCampaign('Joined');
    const joined = await update(tourId, { artistCampaignId, name: { 'en-GB': 'New words' } });
    expect(joined.body.artistCampaign).toMatchObject({ artistCampaignId });
    const find = async (searchTerm: string) =>
      (await api.call(calls.listTours, { query: { searchTerm } }, { as: manager })).body.totalItems;
    expect([await find('old'), await find('word')]).toEqual([0, 1]);
    await api.call(
      updateArtistCampaign,
      { params: { artistCampaignId }, body: { name: { 'en-GB': 'Renamed' } } },
      { as: manager },
    );
    expect((await get(tourId)).body.artistCampaign?.name).toEqual({ 'en-GB': 'Renamed' });
    expect((await update(tourId, { artistCampaignId: null })).body.artistCampaign).toBeNull();
  });

  it('marks translations that fall behind', async () => {
    const { tourId } = await add('', { name: { 'en-GB': 'Spring', de: 'Frühling' } });
    const { body } = await update(tourId, { name: { 'en-GB': 'Summer', de: 'Frühling' } });
    expect(body.outdatedTexts).toEqual({ name: ['de'] });
  });

  it('refuses taken names, readers, strangers and those of some venues', async () => {
    await add('Taken');
    const { tourId } = await add('Own');
    expect((await update(tourId, { name: { 'en-GB': 'taken' } })).problem.code).toBe('NAME_TAKEN');
    expect((await update(tourId, { name: { 'en-GB': 'OWN' } })).status).toBe(200);
    expect((await update(tourId, {}, { as: reader })).status).toBe(403);
    expect((await update(tourId, {}, { as: stranger })).status).toBe(404);
    const { venueId } = await insertTourShow(api, promoter, { tourId });
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [venueId] });
    expect((await update(tourId, {}, { as: narrow })).status).toBe(403);
  });
});
