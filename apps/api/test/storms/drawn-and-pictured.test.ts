import {
  createArtistCampaign,
  getArtistCampaign,
  pushArtistCampaignImage,
  putArtistCampaignImage,
  removeArtistCampaignImage,
} from '@parterre/contract/calls/artist-campaigns';
import {
  createBlankPlan,
  getPlanDraft,
  getPlanDraftDocument,
  listPlanVersions,
  publishSeatingPlan,
  putPlanDraft,
  putTraceImage,
  removePlanDraft,
} from '@parterre/contract/calls/seating-plans';
import { getShow, putShowImage, removeShowImage } from '@parterre/contract/calls/shows';
import type { SeatingPlan } from '@parterre/seating-plan';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '#db/schema/ground/jobs.ts';
import { runAsSystem } from '#db/system.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import { imageFilesJob, removeImageFiles } from '#resources/ground/images/remove-image-files.ts';
import { PICTURE_TABLES } from '#server/resources.ts';
import { makePicture } from '../images/make-picture.ts';
import { insertTourShow } from '../scenes/insert-tour-show.ts';
import { insertVenue } from '../scenes/insert-venue.ts';
import { SILENT_LOG } from '../support/silent-log.ts';
import { startTestApi, type TestAnswer, type TestApi, type TestPromoter, type TestUser } from '../support/test-api.ts';
import { expectCalm, expectNothingDisclosed } from './expect-calm.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());

async function tidyUp(): Promise<void> {
  const handlers = [
    imageFilesJob.handle((job, payload) =>
      removeImageFiles({ ...job, storage: api.storage, pictureTables: PICTURE_TABLES }, payload),
    ),
  ];
  await runDueJobs({ database: api.database, now: () => new Date(), log: SILENT_LOG, handlers });
  const left = await runAsSystem(api.database, (db) => db.select().from(jobs).where(eq(jobs.promoterId, promoter.id)));
  expect(left).toEqual([]);
}
const load = async (url: string) => (await api.app.inject({ url })).statusCode;

describe('a drawing that some save, some publish and some throw away', () => {
  const drawing = (seats: number): SeatingPlan => ({
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: 'Studio',
    categories: [],
    blocks: [
      {
        blockId: 7,
        label: 'Floor',
        description: 'The whole floor',
        bestRank: 1,
        rows: [
          { label: 'A', seats: Array.from({ length: seats }, (_, x) => ({ label: `${x + 1}`, x: x * 20, y: 0 })) },
        ],
      },
    ],
    standingAreas: [],
    shapes: [],
  });
  const fileOf = (seats: number) =>
    new File([JSON.stringify({ document: drawing(seats) })], 'draft.json', { type: 'application/json' });

  async function begin() {
    const { venueId } = await insertVenue(api, promoter, { plans: [] });
    const begun = await api.call(createBlankPlan, { params: { venueId }, body: { name: 'Studio' } }, { as: owner });
    const params = { id: begun.body.planId };
    const put = (seats: number, revision?: number, as = owner) =>
      api.call(putPlanDraft, { params, file: fileOf(seats) }, { as, ...(revision === undefined ? {} : { revision }) });
    const publish = (draftRevision: number, as = owner) =>
      api.call(publishSeatingPlan, { params, body: { draftRevision, acceptsWarnings: true } }, { as });
    const discard = (revision?: number, as = owner) =>
      api.call(removePlanDraft, { params }, { as, ...(revision === undefined ? {} : { revision }) });
    const seatsDrawn = async () => {
      const { text } = await api.call(getPlanDraftDocument, { params, query: {} }, { as: owner });
      return JSON.parse(text).blocks[0]?.rows[0]?.seats.length ?? 0;
    };
    const versions = async () => (await api.call(listPlanVersions, { params, query: {} }, { as: owner })).body.items;
    return { params, put, publish, discard, seatsDrawn, versions };
  }

  test('of one revision goes one way: saved, published or away, and what was told is there', {
    timeout: 60_000,
  }, async () => {
    for (let round = 0; round < 3; round++) {
      const plan = await begin();
      await plan.put(3);
      await plan.publish(2);
      const { body: drawn } = await plan.put(4);
      const { revision } = drawn;
      const [saved, published, thrown, strangers] = await Promise.all([
        Promise.all([plan.put(5, revision), plan.put(6, revision)]),
        Promise.all([plan.publish(revision), plan.publish(revision)]),
        plan.discard(revision),
        Promise.all([
          plan.put(9, revision, stranger),
          plan.publish(revision, stranger),
          plan.discard(revision, stranger),
        ]),
      ]);
      const answers: TestAnswer<unknown>[] = [...saved, ...published, thrown];
      await expectCalm(api, answers, [200, 204, 404, 409, 412]);
      expectNothingDisclosed(strangers);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      const seats = saved.findIndex(({ status }) => status === 200);
      const isPublished = published.some(({ status }) => status === 200);
      expect((await plan.versions()).map(({ number }) => number)).toEqual(isPublished ? [2, 1] : [1]);
      expect(await plan.seatsDrawn()).toBe(seats >= 0 ? 5 + seats : isPublished ? 4 : 3);
    }
  });

  test('keeps the last of many saves that name no revision, and each picture under it has its file', async () => {
    const plan = await begin();
    const picture = await makePicture();
    const lay = (as = owner) => api.call(putTraceImage, { params: plan.params, file: picture }, { as });
    const [saved, laid, [foreign]] = await Promise.all([
      Promise.all([3, 4, 5, 6].map((seats) => plan.put(seats))),
      Promise.all([lay(), lay(), lay()]),
      Promise.all([lay(stranger)]),
    ]);
    await expectCalm(api, [...saved, ...laid], [200, 409]);
    expectNothingDisclosed(foreign ? [foreign] : []);
    const revisions = [...saved, ...laid].filter(({ status }) => status === 200).map(({ body }) => body.revision);
    expect(new Set(revisions).size).toBe(revisions.length);
    const last = saved.reduce((a, b) => ((a.body.revision ?? 0) > (b.body.revision ?? 0) ? a : b));
    expect(await plan.seatsDrawn()).toBe(last.body.seatCount);
    await tidyUp();
    const draft = await api.call(getPlanDraft, { params: plan.params }, { as: owner });
    expect(await load(draft.body.traceImage?.url ?? '')).toBe(200);
  });
});

describe('a picture of a campaign that is given to its events', () => {
  const SEARCH = { mediaType: 5 };

  test('while it is replaced, removed and set by hand: every picture that is shown is there', {
    timeout: 60_000,
  }, async () => {
    const body = { promoterCode: promoter.code, name: { 'en-GB': 'World tour' } };
    const { artistCampaignId } = (await api.call(createArtistCampaign, { body }, { as: owner })).body;
    const events: { showCode: string }[] = [];
    for (let at = 0; at < 3; at++) events.push(await insertTourShow(api, promoter, { artistCampaignId }));
    const [red, blue] = await Promise.all([makePicture('red'), makePicture('blue')]);
    const campaign = { params: { artistCampaignId }, query: SEARCH };
    const eventOf = (at: number) => ({ params: { showCode: events[at]?.showCode ?? '' }, query: SEARCH });
    const put = (file: File, as = owner) => api.call(putArtistCampaignImage, { ...campaign, file }, { as });
    const push = (as = owner) => api.call(pushArtistCampaignImage, campaign, { as });
    await put(red);
    const [answers, strangers] = await Promise.all([
      Promise.all([
        push(),
        push(),
        put(blue),
        push(),
        api.call(removeArtistCampaignImage, campaign, { as: owner }),
        api.call(putShowImage, { ...eventOf(0), file: blue }, { as: owner }),
        api.call(removeShowImage, eventOf(1), { as: owner }),
      ]),
      Promise.all([push(stranger), put(blue, stranger), api.call(removeShowImage, eventOf(2), { as: stranger })]),
    ]);
    await expectCalm(api, answers as TestAnswer<unknown>[], [200, 204, 404, 409]);
    expectNothingDisclosed(strangers as TestAnswer<unknown>[]);
    await tidyUp();
    const shown = [];
    for (const { showCode } of events)
      shown.push(...(await api.call(getShow, { params: { showCode } }, { as: owner })).body.images);
    shown.push(...(await api.call(getArtistCampaign, { params: { artistCampaignId } }, { as: owner })).body.images);
    for (const { url, jpegUrl } of shown) expect([await load(url), await load(jpegUrl)]).toEqual([200, 200]);
    expect(shown.length).toBeGreaterThan(0);
  });
});
