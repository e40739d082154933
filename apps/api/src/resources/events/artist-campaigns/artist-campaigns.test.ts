import * as calls from '@parterre/contract/calls/artist-campaigns';
import { createPerformingArtist } from '@parterre/contract/calls/lookups';
import { createTour } from '@parterre/contract/calls/tours';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { images } from '#db/schema/events/images.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { runAsSystem } from '#db/system.ts';
import { insertTourShow } from '#test/scenes/insert-tour-show.ts';
import {
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';

type Create = CallArguments<typeof calls.createArtistCampaign>['body'];
type Update = CallArguments<typeof calls.updateArtistCampaign>['body'];

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let manager: TestUser;
let reader: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());

beforeEach(async () => {
  promoter = await api.createPromoter();
  manager = await api.createUser(promoter, 'event-manager');
  reader = await api.createUser(promoter, 'reports-only');
});

const create = (body: Partial<Create>, as = manager) =>
  api.call(
    calls.createArtistCampaign,
    { body: { promoterCode: promoter.code, name: { 'en-GB': 'A campaign' }, ...body } },
    { as },
  );
const update = (artistCampaignId: number, body: Update, options: Partial<CallOptions> = {}) =>
  api.call(calls.updateArtistCampaign, { params: { artistCampaignId }, body }, { as: manager, ...options });
const get = (artistCampaignId: number, as = reader) =>
  api.call(calls.getArtistCampaign, { params: { artistCampaignId } }, { as });

async function add(name: string, more: Partial<Create> = {}) {
  const { status, body, text } = await create({ name: { 'en-GB': name }, ...more });
  expect(status, text).toBe(201);
  return body;
}

async function addArtist(name: string): Promise<number> {
  const body = { promoterCode: promoter.code, name };
  return (await api.call(createPerformingArtist, { body }, { as: manager })).body.performingArtistId;
}

const insert = (artistCampaignId: number, startsOn: string, more = {}) =>
  insertTourShow(api, promoter, { artistCampaignId, startsOn, ...more });

describe('creating a campaign', () => {
  it('answers it, with clean texts and the names of its artists', async () => {
    const ids = [await addArtist('Zoë Keating'), await addArtist('Bryce Dessner')];
    const { status, body } = await create({
      name: { 'en-GB': 'Cellos', de: 'Celli' },
      description: { 'en-GB': '<p onclick="x()">Two <b>cellos</b></p>', de: '<p> </p>' },
      performingArtistIds: [...ids, ...ids],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      artistCampaignId: expect.any(Number),
      promoterCode: promoter.code,
      name: { 'en-GB': 'Cellos', de: 'Celli' },
      description: { 'en-GB': '<p>Two <strong>cellos</strong></p>' },
      outdatedTexts: {},
      performingArtistIds: ids,
      artists: ['Zoë Keating', 'Bryce Dessner'],
      tourCount: 0,
      showCount: 0,
      nextShowOn: null,
      thumbnailUrl: null,
      images: [],
      revision: 1,
    });
    const entries = await runAsSystem(api.database, (db) =>
      db.select().from(auditEntries).where(eq(auditEntries.promoterId, promoter.id)),
    );
    expect(entries.map((entry) => entry.action)).toContain('artist-campaign.create');
  });

  it.each([
    [{ name: {} }, 'name'],
    [{ name: { de: 'Nur deutsch' } }, 'name.en-GB'],
    [{ name: { 'en-GB': 'x', xx: 'y' } }, 'name.xx'],
    [{ name: { 'en-GB': 'x'.repeat(121) } }, 'name.en-GB'],
    [{ description: { xx: 'y' } }, 'description.xx'],
    [{ description: { 'en-GB': 'x'.repeat(20_001) } }, 'description.en-GB'],
    [{ performingArtistIds: [2_147_483_647] }, 'performingArtistIds'],
  ] as [Partial<Create>, string][])('refuses %o naming %s', async (body, field) => {
    const { status, problem } = await create(body);
    expect(status).toBe(400);
    expect(problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });

  it('refuses a name that reads the same, also at once, but not at another promoter', async () => {
    await add('Mahler');
    const taken = await create({ name: { 'en-GB': 'MÁHLER' } });
    expect(taken.problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name.en-GB', code: 'campaignNameTaken' }],
    });
    const answers = await Promise.all([
      create({ name: { 'en-GB': 'Bruckner' } }),
      create({ name: { 'en-GB': 'Bruckner' } }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    promoter = await api.createPromoter();
    manager = await api.createUser(promoter, 'owner');
    expect((await create({ name: { 'en-GB': 'Mahler' } })).status).toBe(201);
  });

  it('is for those who may, for all of their own promoter', async () => {
    expect((await create({}, reader)).problem.details).toEqual({ permission: 'campaign:write' });
    expect((await create({}, stranger)).status).toBe(404);
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [1] });
    expect((await create({}, narrow)).status).toBe(403);
  });
});

describe('reading campaigns', () => {
  it('counts tours and events and names the next that is not cancelled', async () => {
    const { artistCampaignId } = await add('Counted');
    const tour = { promoterCode: promoter.code, name: { 'en-GB': 'Tour' }, artistCampaignId };
    expect((await api.call(createTour, { body: tour }, { as: manager })).status).toBe(201);
    await insert(artistCampaignId, '2026-01-01');
    await insert(artistCampaignId, '2026-12-24', { status: 'CANCELLED' });
    await insert(artistCampaignId, '2027-01-01');
    expect((await get(artistCampaignId)).body).toMatchObject({ tourCount: 1, showCount: 3, nextShowOn: '2027-01-01' });
  });

  it('shows its pictures, the smallest beside its name', async () => {
    const { artistCampaignId } = await add('Pictured');
    const picture = { promoterId: promoter.id, ownerKind: 'artist-campaign' as const, ownerId: artistCampaignId };
    await runAsSystem(api.database, (db) =>
      db.insert(images).values([
        { ...picture, mediaType: 5, fileKey: 'small', width: 320, height: 180, bytes: 1, updatedAt: NOW },
        { ...picture, mediaType: 18, fileKey: 'large', width: 2560, height: 1440, bytes: 1, updatedAt: NOW },
      ]),
    );
    const { body } = await get(artistCampaignId);
    expect(body.thumbnailUrl).toBe('/media/small.webp');
    expect(body.images.map((image) => image.url)).toEqual(['/media/small.webp', '/media/large.webp']);
  });

  it('knows none of another promoter and none that is not there', async () => {
    const { artistCampaignId } = await add('Mine');
    expect((await get(artistCampaignId, stranger)).status).toBe(404);
    expect((await get(1)).status).toBe(404);
  });
});

describe('changing a campaign', () => {
  it('takes what is sent under the revision that was read and keeps the rest', async () => {
    const before = await add('Before', { description: { 'en-GB': '<p>Text</p>' } });
    const artist = await addArtist('Somebody New');
    const { body } = await update(before.artistCampaignId, { performingArtistIds: [artist] }, { revision: 1 });
    expect(body).toEqual({ ...before, performingArtistIds: [artist], artists: ['Somebody New'], revision: 2 });
    const stale = await update(before.artistCampaignId, { name: { 'en-GB': 'x' } }, { revision: 1 });
    expect(stale.problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
  });

  it('marks translations that fall behind until somebody looks at them', async () => {
    const { artistCampaignId } = await add('Spring', { name: { 'en-GB': 'Spring', de: 'Frühling', fr: 'Printemps' } });
    const renamed = await update(artistCampaignId, { name: { 'en-GB': 'Summer', de: 'Frühling', fr: 'Été' } });
    expect(renamed.body.outdatedTexts).toEqual({ name: ['de'] });
    const confirmed = await update(artistCampaignId, { confirmedTexts: { name: ['de'] } });
    expect(confirmed.body.outdatedTexts).toEqual({});
  });

  it('refuses taken names, wrong values, readers, strangers and those of some venues', async () => {
    await add('Taken');
    const { artistCampaignId } = await add('Own');
    expect((await update(artistCampaignId, { name: { 'en-GB': 'taken' } })).problem.code).toBe('NAME_TAKEN');
    expect((await update(artistCampaignId, { name: { 'en-GB': 'OWN' } })).status).toBe(200);
    const invalid = await update(artistCampaignId, { name: { de: 'Nur deutsch' } });
    expect(invalid.problem.fieldErrors?.[0]?.field).toBe('name.en-GB');
    expect((await update(artistCampaignId, {}, { as: reader })).status).toBe(403);
    expect((await update(artistCampaignId, {}, { as: stranger })).status).toBe(404);
    const { venueId } = await insert(artistCampaignId, '2027-01-01');
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [venueId] });
    expect((await get(artistCampaignId, narrow)).status).toBe(200);
    expect((await update(artistCampaignId, {}, { as: narrow })).status).toBe(403);
  });
});
