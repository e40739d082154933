import * as campaignCalls from '@parterre/contract/calls/artist-campaigns';
import { createArtistCampaign, getArtistCampaign } from '@parterre/contract/calls/artist-campaigns';
import * as showCalls from '@parterre/contract/calls/shows';
import { IMAGE_BYTES_MAX, IMAGE_SIZES } from '@parterre/contract/choices/image-sizes';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { jobs } from '#db/schema/ground/jobs.ts';
import { runAsSystem } from '#db/system.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import { PICTURE_TABLES } from '#server/resources.ts';
import { makePicture } from '#test/images/make-picture.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { imageFilesJob, removeImageFiles } from './remove-image-files.ts';

const PAGE = 20;
const SEARCH = 5;

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let reader: TestUser;
let stranger: TestUser;
let showCode: string;
let showId: number;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  reader = await api.createUser(promoter, 'auditor');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
beforeEach(async () => {
  ({ showCode, showId } = await insertShow(api, promoter));
});
afterAll(() => api.close());

interface More {
  as?: TestUser;
  key?: string;
  mediaType?: number;
}
const put = (file: Blob, { as = owner, key, mediaType = SEARCH }: More = {}) =>
  api.call(
    showCalls.putShowImage,
    { params: { showCode }, query: { mediaType }, file },
    { as, ...(key ? { key } : {}) },
  );
const remove = ({ as = owner, key, mediaType = SEARCH }: More = {}) =>
  api.call(showCalls.removeShowImage, { params: { showCode }, query: { mediaType } }, { as, ...(key ? { key } : {}) });
const imagesOf = async (code = showCode) =>
  (await api.call(showCalls.getShow, { params: { showCode: code } }, { as: owner })).body.images;
const load = (url: string, method: 'GET' | 'HEAD' = 'GET', headers = {}) => api.app.inject({ method, url, headers });
const auditOf = (action: string, id = showId) =>
  runAsSystem(api.database, (db) =>
    db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.showId, id), eq(auditEntries.action, action)))
      .orderBy(asc(auditEntries.at)),
  );
const tidyUp = () =>
  runDueJobs({
    database: api.database,
    now: () => new Date(),
    log: SILENT_LOG,
    handlers: [
      imageFilesJob.handle((job, payload) =>
        removeImageFiles({ ...job, storage: api.storage, pictureTables: PICTURE_TABLES }, payload),
      ),
    ],
  });

describe("setting an event's picture", () => {
  it('stores it in the size asked for, in both formats, for everybody to see', async () => {
    const { status, body } = await put(await makePicture(), { mediaType: PAGE });
    expect(status).toBe(200);
    const [image] = body.items;
    expect(image).toMatchObject({ mediaType: PAGE, width: 1200, height: 675 });
    expect(await imagesOf()).toEqual(body.items);
    for (const [url, type] of [
      [image!.url, 'image/webp'],
      [image!.jpegUrl, 'image/jpeg'],
    ] as const) {
      const file = await load(url);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe(type);
      expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length);
    }
    expect(image!.bytes).toBe((await load(image!.url)).rawPayload.length);
  });

  it('takes PNG, JPEG and WebP, and keeps one picture per size', async () => {
    for (const type of ['png', 'jpeg', 'webp'] as const)
      expect((await put(await makePicture('red', type))).status).toBe(200);
    await put(await makePicture('blue'), { mediaType: 4 });
    expect((await imagesOf()).map(({ mediaType }) => mediaType)).toEqual([4, SEARCH]);
  });

  it('tells the history which size it was, and leaves the revision of the event alone', async () => {
    await put(await makePicture('red'));
    await put(await makePicture('blue'));
    const entries = await auditOf('image.put');
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [null, { name: 'event-search', url: expect.stringContaining('/media/') }],
      [
        { name: 'event-search', url: expect.any(String) },
        { name: 'event-search', url: expect.any(String) },
      ],
    ]);
    const { body } = await api.call(showCalls.listShowHistory, { params: { showCode }, query: {} }, { as: owner });
    expect(body.items[0]).toMatchObject({ action: 'image.put', object: 'image', summary: { name: 'event-search' } });
    expect((await api.call(showCalls.getShow, { params: { showCode } }, { as: owner })).body.revision).toBe(1);
  });

  it('is for those who may write events of their own promoter', async () => {
    const file = await makePicture();
    expect(await put(file, { as: reader })).toMatchObject({
      status: 403,
      problem: { details: { permission: 'show:write' } },
    });
    expect((await put(file, { as: stranger })).status).toBe(404);
    expect(await imagesOf()).toEqual([]);
  });

  it('names what is wrong: the size, the missing file, the type, the picture, the length', async () => {
    const file = await makePicture();
    expect(await put(file, { mediaType: 7 })).toMatchObject({
      status: 400,
      problem: { code: 'INVALID', fieldErrors: [{ field: 'mediaType', message: 'Unable to parse value to enum' }] },
    });
    const without = await api.app.inject({
      method: 'PUT',
      url: `/api/main/shows/${showCode}/images?mediaType=5`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(without.json()).toMatchObject({ status: 400, fieldErrors: [{ field: 'file' }] });
    const text = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'picture.png', { type: 'image/png' });
    expect(await put(text)).toMatchObject({ status: 415, problem: { code: 'FILE_TYPE_REFUSED' } });
    const half = file.slice(0, 60, 'image/png');
    expect(await put(half)).toMatchObject({
      status: 422,
      problem: { code: 'IMAGE_REFUSED', details: { reason: 'UNREADABLE' } },
    });
    expect(await put(new Blob([file, new Uint8Array(IMAGE_BYTES_MAX)]))).toMatchObject({
      status: 413,
      problem: { code: 'FILE_TOO_LARGE', details: { maxBytes: IMAGE_BYTES_MAX } },
    });
    expect(await imagesOf()).toEqual([]);
  });

  it('takes a file of exactly 10 MB', async () => {
    const file = await makePicture();
    const { status } = await put(new Blob([file, new Uint8Array(IMAGE_BYTES_MAX - file.size)]));
    expect(status).toBe(200);
  });

  it('is done once under one key, and leaves no file of the repetition', async () => {
    const file = await makePicture();
    const [first, second] = await Promise.all([put(file, { key: 'once' }), put(file, { key: 'once' })]);
    const third = await put(file, { key: 'once' });
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(third.headers['idempotent-replayed']).toBe('true');
    expect(await auditOf('image.put')).toHaveLength(1);
    expect(await put(await makePicture('blue'), { key: 'once' })).toMatchObject({
      status: 422,
      problem: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await imagesOf()).toEqual(first.body.items);
    expect((await load(first.body.items[0]!.url)).statusCode).toBe(200);
  });

  it('goes one after the other when two set the same size: the last one stands and its files are there', async () => {
    const answers = await Promise.all(['red', 'blue', 'green'].map(async (colour) => put(await makePicture(colour))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await tidyUp();
    const [image] = await imagesOf();
    expect((await load(image!.url)).statusCode).toBe(200);
    const urls = answers.map(({ body }) => body.items[0]!.url).filter((url) => url !== image!.url);
    expect(await Promise.all(urls.map(async (url) => (await load(url)).statusCode))).toEqual([404, 404]);
  });
});

describe("removing an event's picture", () => {
  it('takes it from the event at once and its files with the next job', async () => {
    const { body } = await put(await makePicture());
    expect((await remove()).status).toBe(204);
    expect(await imagesOf()).toEqual([]);
    const { url, jpegUrl } = body.items[0]!;
    expect((await load(url)).statusCode).toBe(200);
    await tidyUp();
    expect((await load(url)).statusCode).toBe(404);
    expect((await load(jpegUrl)).statusCode).toBe(404);
    expect(await auditOf('image.remove')).toMatchObject([{ before: { name: 'event-search', url }, after: null }]);
  });

  it('is for those who may write events of their own promoter', async () => {
    await put(await makePicture());
    expect((await remove({ as: reader })).status).toBe(403);
    expect((await remove({ as: stranger })).status).toBe(404);
    expect(await imagesOf()).toHaveLength(1);
  });

  it('names a size there is not, and finds none where there is none', async () => {
    expect(await remove({ mediaType: 6 })).toMatchObject({
      status: 400,
      problem: { fieldErrors: [{ field: 'mediaType' }] },
    });
    expect((await remove()).status).toBe(404);
  });

  it('is done once under one key, also when the picture is back since', async () => {
    await put(await makePicture());
    expect((await remove({ key: 'away' })).status).toBe(204);
    await put(await makePicture('blue'));
    expect(await remove({ key: 'away' })).toMatchObject({ status: 204, headers: { 'idempotent-replayed': 'true' } });
    expect(await imagesOf()).toHaveLength(1);
  });
});

describe('the pictures of a campaign', () => {
  let artistCampaignId: number;
  beforeEach(async () => {
    const name = { 'en-GB': `Campaign ${showCode}` };
    const { body } = await api.call(
      createArtistCampaign,
      { body: { promoterCode: promoter.code, name } },
      { as: owner },
    );
    ({ artistCampaignId } = body);
  });

  const putCampaign = (file: Blob, { as = owner, key, mediaType = SEARCH }: More = {}) =>
    api.call(
      campaignCalls.putArtistCampaignImage,
      { params: { artistCampaignId }, query: { mediaType }, file },
      { as, ...(key ? { key } : {}) },
    );
  const removeCampaign = ({ as = owner, mediaType = SEARCH }: More = {}) =>
    api.call(campaignCalls.removeArtistCampaignImage, { params: { artistCampaignId }, query: { mediaType } }, { as });
  const push = ({ as = owner, key, mediaType = SEARCH }: More = {}) =>
    api.call(
      campaignCalls.pushArtistCampaignImage,
      { params: { artistCampaignId }, query: { mediaType } },
      { as, ...(key ? { key } : {}) },
    );
  const campaignImages = async () =>
    (await api.call(getArtistCampaign, { params: { artistCampaignId } }, { as: owner })).body.images;
  const addShow = async (changes: Partial<typeof shows.$inferInsert> = {}) => {
    const show = await insertShow(api, promoter);
    await runAsSystem(api.database, (db) =>
      db
        .update(shows)
        .set({ artistCampaignId, ...changes })
        .where(and(eq(shows.promoterId, promoter.id), eq(shows.id, show.showId))),
    );
    return show;
  };

  it('are set and removed as those of an event', async () => {
    const { status, body } = await putCampaign(await makePicture(), { mediaType: 18 });
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ mediaType: 18, width: 2560, height: 1440 }]);
    expect(await campaignImages()).toEqual(body.items);
    expect((await removeCampaign({ mediaType: 18 })).status).toBe(204);
    expect(await campaignImages()).toEqual([]);
    expect((await removeCampaign({ mediaType: 18 })).status).toBe(404);
  });

  it('are for those who may write campaigns of their own promoter', async () => {
    const file = await makePicture();
    await putCampaign(file);
    for (const call of [(more: More) => putCampaign(file, more), removeCampaign, push]) {
      expect(await call({ as: reader })).toMatchObject({
        status: 403,
        problem: { details: { permission: 'campaign:write' } },
      });
      expect((await call({ as: stranger })).status).toBe(404);
      expect((await call({ mediaType: 1 })).problem.fieldErrors).toMatchObject([{ field: 'mediaType' }]);
    }
    expect(await putCampaign(new Blob(['GIF89a']))).toMatchObject({ status: 415 });
    expect(await campaignImages()).toHaveLength(1);
  });

  it('go to every event that is not over or cancelled, and each says what became of it', async () => {
    const added = await addShow();
    const replaced = await addShow({ startsAt: new Date('2027-03-02T19:30:00Z') });
    const ended = await addShow({ startsAt: new Date('2020-01-01T19:30:00Z') });
    const cancelled = await addShow({ status: 'CANCELLED', startsAt: new Date('2027-03-03T19:30:00Z') });
    const other = await insertShow(api, promoter);
    ({ showCode } = replaced);
    const old = (await put(await makePicture('blue'))).body.items[0]!;

    const [source] = (await putCampaign(await makePicture())).body.items;
    const { status, body } = await push();
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { showCode: ended.showCode, result: 'refused', reason: 'ENDED' },
      { showCode: added.showCode, name: { 'en-GB': 'A concert' }, result: 'added' },
      { showCode: replaced.showCode, result: 'replaced' },
      { showCode: cancelled.showCode, result: 'refused', reason: 'CANCELLED' },
    ]);
    expect(await imagesOf(added.showCode)).toMatchObject([{ url: source!.url }]);
    expect(await imagesOf(replaced.showCode)).toMatchObject([{ url: source!.url }]);
    for (const show of [ended, cancelled, other]) expect(await imagesOf(show.showCode)).toEqual([]);
    expect((await push()).body.items.map(({ result }) => result)).toEqual([
      'refused',
      'unchanged',
      'unchanged',
      'refused',
    ]);
    await tidyUp();
    expect((await load(old.url)).statusCode).toBe(404);
    expect((await load(source!.url)).statusCode).toBe(200);
  });

  it('are one entry of the audit with a part for each event that took it, and stand in the history of each', async () => {
    const show = await addShow();
    await addShow({ status: 'CANCELLED' });
    await putCampaign(await makePicture());
    await push();
    const entries = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.objectId, String(artistCampaignId)), eq(auditEntries.action, 'image.push'))),
    );
    expect(entries).toMatchObject([
      {
        object: 'artist-campaign',
        after: { name: 'event-search' },
        parts: [
          { action: 'image.put', object: 'show', objectId: String(show.showId), after: { name: 'event-search' } },
        ],
      },
    ]);
    const ofEvent = { params: { showCode: show.showCode }, query: {} };
    const { items } = (await api.call(showCalls.listShowHistory, ofEvent, { as: owner })).body;
    expect(items).toMatchObject([{ action: 'image.put', summary: { name: 'event-search' } }]);
  });

  it('stay with the events they were given to when the campaign loses or changes its own', async () => {
    const show = await addShow();
    await putCampaign(await makePicture());
    await push();
    await removeCampaign();
    await tidyUp();
    const [image] = await imagesOf(show.showCode);
    expect((await load(image!.url)).statusCode).toBe(200);
    ({ showCode } = show);
    await remove();
    await tidyUp();
    expect((await load(image!.url)).statusCode).toBe(404);
  });

  it('are pushed once under one key; without a picture or an event there is nothing to push', async () => {
    expect((await push()).status).toBe(404);
    await putCampaign(await makePicture());
    expect((await push()).body).toEqual({ items: [] });
    const show = await addShow();
    const first = await push({ key: 'push' });
    ({ showCode } = show);
    await remove();
    const again = await push({ key: 'push' });
    expect(again.body).toEqual(first.body);
    expect(await imagesOf()).toEqual([]);
  });

  it('reach only the events a narrow membership covers', async () => {
    const mine = await addShow();
    await addShow();
    await putCampaign(await makePicture());
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [mine.venueId] });
    expect((await push({ as: narrow })).body.items.map((item) => item.showCode)).toEqual([mine.showCode]);
  });

  it('are pushed or set, never half of each, when both happen at once', async () => {
    const events = await Promise.all(Array.from({ length: 4 }, () => addShow()));
    await putCampaign(await makePicture());
    const files = await Promise.all(['blue', 'green'].map((colour) => makePicture(colour)));
    const answers = await Promise.all([push(), ...files.map((file) => putCampaign(file)), push()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await tidyUp();
    for (const { showCode: code } of events)
      for (const image of await imagesOf(code)) expect((await load(image.url)).statusCode).toBe(200);
  });
});

describe('the jobs', () => {
  it('are gone when all is tidy', async () => {
    await put(await makePicture());
    await remove();
    await tidyUp();
    const left = await runAsSystem(api.database, (db) =>
      db.select().from(jobs).where(eq(jobs.promoterId, promoter.id)),
    );
    expect(left).toEqual([]);
  });
});

it('there are four named sizes', () => {
  expect(Object.values(IMAGE_SIZES).map(({ name, width, height }) => `${name} ${width} ${height}`)).toEqual([
    'event-listing 600 338',
    'event-search 320 180',
    'tour-background-large 2560 1440',
    'event-page-medium 1200 675',
  ]);
});
