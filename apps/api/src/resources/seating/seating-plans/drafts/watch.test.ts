import {
  createBlankPlan,
  publishSeatingPlan,
  putPlanDraft,
  putTraceImage,
  removePlanDraft,
  removeTraceImage,
  updatePlanViewer,
} from '@parterre/contract/calls/seating-plans';
import { createVenue } from '@parterre/contract/calls/venues';
import type { PlanDraftEvents } from '@parterre/contract/seating-plans/draft-live';
import type { SeatingPlan } from '@parterre/seating-plan';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberships } from '#db/schema/ground/users.ts';
import { SYSTEM_PROMOTER_ID } from '#db/schema/promoters/promoters.ts';
import { seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { venues as venueRows } from '#db/schema/seating/venues.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { createLiveStreams } from '#live/live-streams.ts';
import { makePicture } from '#test/images/make-picture.ts';
import { type Listener, listenToStream } from '#test/scenes/listen-to-stream.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { draftSource } from './draft-source.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let second: TestUser;
let planId: number;
let venues = 0;
const open: Listener<PlanDraftEvents>[] = [];

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  second = await api.createUser(promoter, 'seating-manager');
});
afterAll(async () => {
  // fetch may have opened one connection more than it used, and a closing server would wait for it.
  api.app.server.closeAllConnections();
  await api.close();
});
beforeEach(async () => {
  planId = (await beginPlan()).planId;
});
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.stop();
});

async function beginPlan() {
  const name = `Hall ${++venues}`;
  const body = { promoterCode: promoter.code, name, town: 'Berlin', countryCode: 'DE', timeZone: 'Europe/Berlin' };
  const { venueId } = (await api.call(createVenue, { body }, { as: owner })).body;
  return (await api.call(createBlankPlan, { params: { venueId }, body: { name: 'Studio' } }, { as: owner })).body;
}

async function listen(as = owner, id = planId) {
  const listener = await listenToStream<PlanDraftEvents>(api, { path: `/seating-plans/${id}/draft/changes`, as });
  open.push(listener);
  return listener;
}

const DRAWING: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Studio',
  categories: [],
  blocks: [
    {
      blockId: 1,
      label: 'Floor',
      description: 'The whole floor',
      bestRank: 1,
      rows: [{ label: 'A', seats: [{ label: '1', x: 0, y: 0 }] }],
    },
  ],
  standingAreas: [],
  shapes: [],
};

const params = () => ({ params: { id: planId } });
async function save(as = owner, revision?: number): Promise<number> {
  const file = new File([JSON.stringify({ document: DRAWING })], 'draft.json', { type: 'application/json' });
  const answer = await api.call(
    putPlanDraft,
    { ...params(), file },
    { as, ...(revision !== undefined && { revision }) },
  );
  return answer.status === 200 ? answer.body.revision : answer.status;
}
const publish = (draftRevision: number, as = owner) =>
  api.call(publishSeatingPlan, { ...params(), body: { draftRevision, acceptsWarnings: true } }, { as });
const reportDrawing = (viewerId: number, isDrawing: boolean, as: TestUser, id = planId) =>
  api.call(updatePlanViewer, { params: { id, viewerId }, body: { isDrawing } }, { as });

describe('an open drawing', () => {
  test('is told at once how its draft is, without any cursor', async () => {
    const editor = await listen();
    expect(editor.status).toBe(200);
    expect(editor.headers.get('content-type')).toContain('text/event-stream');
    expect(editor.headers.get('cache-control')).toBe('no-store, no-transform');
    const { data } = await editor.next('draft');
    expect(data).toMatchObject({ revision: 1, versionNumber: 0, isSaved: true, change: { byId: owner.id } });
  });

  test('is told of every save by whom, and of publishing', async () => {
    const editor = await listen();
    await editor.next('draft');
    const revision = await save(second);
    const saved = await editor.next('draft');
    expect(saved.data).toMatchObject({ revision, versionNumber: 0, isSaved: true, change: { byId: second.id } });
    expect(saved.data.change?.byName).toMatch(/^User /);
    expect((await publish(revision, second)).status).toBe(200);
    expect((await editor.next('draft')).data).toMatchObject({
      revision: revision + 1,
      versionNumber: 1,
      isSaved: false,
      change: { byId: second.id },
    });
  });

  test('is told that the draft was thrown away, and that another picture lies under it', async () => {
    await publish(await save());
    const revision = await save();
    const editor = await listen();
    await editor.next('draft');
    expect((await api.call(removePlanDraft, params(), { as: second })).status).toBe(204);
    expect((await editor.next('draft')).data).toMatchObject({
      revision: revision + 1,
      versionNumber: 1,
      isSaved: false,
      change: { byId: second.id },
    });
    await api.call(putTraceImage, { ...params(), file: await makePicture() }, { as: second });
    expect((await editor.next('draft')).data.revision).toBe(revision + 2);
    await api.call(removeTraceImage, params(), { as: second });
    expect((await editor.next('draft')).data.revision).toBe(revision + 3);
  });

  test('hears nothing of a save that was refused', async () => {
    const editor = await listen();
    await editor.next('draft');
    const revision = await save(second);
    expect(await save(owner, revision - 1)).toBe(412);
    expect(await save(owner, revision)).toBe(revision + 1);
    const events = [await editor.next('draft', ({ data }) => data.revision > revision)];
    expect(events.map(({ data }) => data)).toMatchObject([{ revision: revision + 1, change: { byId: owner.id } }]);
  });

  test('of a plan that is thrown away is told so, and its stream ends', async () => {
    const editor = await listen();
    await editor.next('draft');
    expect((await api.call(removePlanDraft, params(), { as: second })).status).toBe(204);
    await editor.next('gone');
    await editor.ended;
    expect((await listen()).status).toBe(404);
  });

  test('knows who else has it open and draws, until they leave', async () => {
    const editor = await listen();
    const other = await listen(second);
    const { viewerId, userId } = (await other.next('hello')).data;
    expect(userId).toBe(second.id);
    const both = await editor.next('presence', ({ data }) => data.viewers.length === 2);
    expect(both.data.viewers.find((viewer) => viewer.viewerId === viewerId)).toMatchObject({
      userId: second.id,
      editingSince: null,
    });
    expect((await reportDrawing(viewerId, true, second)).status).toBe(204);
    await editor.next('presence', ({ data }) => data.viewers.some(({ editingSince }) => editingSince !== null));
    expect((await reportDrawing(viewerId, true, owner)).status, 'nobody speaks for another').toBe(404);
    expect((await reportDrawing(viewerId, true, second, (await beginPlan()).planId)).status, 'nor elsewhere').toBe(404);
    await other.stop();
    await editor.next('presence', ({ data }) => data.viewers.length === 1);
    expect((await reportDrawing(viewerId, true, second)).status, 'nor once the page is closed').toBe(404);
  });

  test('is told the same by another process', async () => {
    const other = createLiveStreams(draftSource, {
      database: api.database,
      now: () => new Date(),
      log: SILENT_LOG,
    });
    const { events } = other.watch(
      { promoterId: promoter.id, id: planId },
      { actor: { kind: 'user', id: 'elsewhere', name: 'Elsewhere', memberships: [] } },
    );
    let text = '';
    events.on('data', (chunk) => {
      text += chunk;
    });
    const editor = await listen();
    await editor.next('presence', ({ data }) => data.viewers.some(({ name }) => name === 'Elsewhere'));
    const revision = await save(second);
    await expect.poll(() => text, { timeout: 5000 }).toContain(`"revision":${revision},`);
    await other.close();
    expect(text).toContain('event: end');
    await editor.next('presence', ({ data }) => data.viewers.length === 1);
  });
});

describe('the stream refuses', () => {
  const ask = (headers: Record<string, string>, id: number | string = planId, method: 'GET' | 'HEAD' = 'GET') =>
    api.app.inject({ method, url: `/api/main/seating-plans/${id}/draft/changes`, headers });
  const as = ({ token }: TestUser) => ({ authorization: `Bearer ${token}`, accept: 'text/event-stream' });

  test('whoever has no token, and whoever lacks the scope', async () => {
    expect((await ask({ accept: 'text/event-stream' })).statusCode).toBe(401);
    const narrow = await api.createUser(promoter, 'owner', { scopes: ['openid'] });
    expect((await ask(as(narrow))).statusCode).toBe(403);
  });

  test('the owner of another promoter; who may only read listens, and cannot say that they draw', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await ask(as(stranger))).statusCode).toBe(404);
    const reader = await api.createUser(promoter, 'reports-only');
    const page = await listen(reader);
    const { viewerId } = (await page.next('hello')).data;
    expect((await reportDrawing(viewerId, true, reader)).status).toBe(403);
    expect((await reportDrawing(viewerId, true, stranger)).status).toBe(404);
  });

  test('anybody at a plan of the catalogue, which all may read', async () => {
    const [venueId, id] = [newId(), newId()];
    const now = new Date();
    await runAsSystem(api.database, async (db) => {
      const place = { address: '', town: 'Rom', postcode: '', countryCode: 'IT', timeZone: 'Europe/Rome' };
      const keys = { name: 'Teatro', nameKey: `teatro ${venueId}`, townKey: 'rom' };
      const own = { promoterId: SYSTEM_PROMOTER_ID };
      await db.insert(venueRows).values({ ...own, ...place, ...keys, id: venueId, createdAt: now });
      await db.insert(seatingPlans).values({ ...own, id, venueId, name: 'Platea', updatedAt: now });
    });
    expect((await ask(as(owner), id)).statusCode).toBe(404);
  });

  test.each(['x', '0', '1.5'])('whoever names "%s" as a plan', async (id) => {
    const answer = await ask(as(owner), id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a word about the viewer that has the wrong form', async () => {
    const body = { isDrawing: 'yes' } as unknown as { isDrawing: boolean };
    const answer = await api.call(updatePlanViewer, { params: { id: planId, viewerId: 1 }, body }, { as: owner });
    expect(answer.problem).toMatchObject({ status: 400, code: 'INVALID' });
  });

  test('whoever did not ask for events, or only for the head', async () => {
    expect((await ask({ ...as(owner), accept: 'application/json' })).statusCode).toBe(406);
    expect((await ask(as(owner), planId, 'HEAD')).statusCode).toBe(405);
  });

  test('whoever loses their membership, from then on', async () => {
    const guest = await api.createUser(promoter, 'seating-manager');
    const page = await listen(guest);
    await page.next('presence');
    await runAsSystem(api.database, (db) => db.delete(memberships).where(eq(memberships.userId, guest.id)));
    await page.next('end');
    await page.ended;
    expect((await listen(guest)).status).toBe(404);
  });
});
