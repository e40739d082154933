import {
  createBlankPlan,
  exportSeatingPlan,
  getDefaultPlan,
  getPlanDraft,
  getPlanDraftDocument,
  getSeatingPlan,
  importSeatingPlan,
  listPlanVersions,
  listVenuePlans,
  publishSeatingPlan,
  putPlanDraft,
  putTraceImage,
  removePlanDraft,
  removeTraceImage,
  updateSeatingPlan,
} from '@parterre/contract/calls/seating-plans';
import { createShow } from '@parterre/contract/calls/shows';
import { createTour } from '@parterre/contract/calls/tours';
import { createVenue } from '@parterre/contract/calls/venues';
import { generateBowl, type SeatingPlan } from '@parterre/seating-plan';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { makePicture } from '#test/images/make-picture.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { packPlan } from '../documents/pack-plan.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let second: TestUser;
let reader: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  second = await api.createUser(promoter, 'seating-manager');
  reader = await api.createUser(promoter, 'reports-only');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());

const drawing = (label = 'Floor', seats = 3): SeatingPlan => ({
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Studio',
  categories: [],
  blocks: [
    {
      blockId: 7,
      label,
      description: 'The whole floor',
      bestRank: 1,
      rows: [
        { label: 'A', seats: Array.from({ length: seats }, (_, x) => ({ label: String(x + 1), x: x * 20, y: 0 })) },
      ],
    },
  ],
  standingAreas: [],
  shapes: [],
});
const withIds = (...ids: number[]): SeatingPlan => ({
  ...drawing(),
  blocks: ids.flatMap((blockId) => drawing(`Block ${blockId}`).blocks.map((block) => ({ ...block, blockId }))),
});
const saveOf = (document: unknown, more: object = {}) =>
  new File([JSON.stringify({ document, ...more })], 'draft.json', { type: 'application/json' });

let venues = 0;
async function newVenue(): Promise<number> {
  const name = `Hall ${++venues}`;
  const body = { promoterCode: promoter.code, name, town: 'Berlin', countryCode: 'DE', timeZone: 'Europe/Berlin' };
  return (await api.call(createVenue, { body }, { as: owner })).body.venueId;
}
async function newBlank(name = 'Studio') {
  const venueId = await newVenue();
  const { body } = await api.call(createBlankPlan, { params: { venueId }, body: { name } }, { as: owner });
  return { venueId, id: body.planId };
}
const params = (id: number) => ({ params: { id } });
const draftOf = async (id: number, as = owner) => (await api.call(getPlanDraft, params(id), { as })).body;
const put = (
  id: number,
  file: File,
  { as = owner, ...more }: { as?: TestUser; revision?: number; key?: string } = {},
) => api.call(putPlanDraft, { ...params(id), file }, { as, ...more });
const publish = (id: number, draftRevision: number, { as = owner, acceptsWarnings = false, key = '' } = {}) =>
  api.call(
    publishSeatingPlan,
    { ...params(id), body: { draftRevision, acceptsWarnings } },
    { as, ...(key && { key }) },
  );
const documentOf = async (id: number, query: { revision?: number } = {}): Promise<SeatingPlan> =>
  JSON.parse((await api.call(getPlanDraftDocument, { ...params(id), query }, { as: owner })).bytes.toString());
const saveAndPublish = async (id: number, document: SeatingPlan) => {
  const { body } = await put(id, saveOf(document));
  return publish(id, body.revision, { acceptsWarnings: true });
};

/** Inserts versions 2 and later without the verbs, each a copy of the first. */
async function insertVersions(planId: number, count: number): Promise<void> {
  await runAsSystem(api.database, async (db) => {
    const [first] = await db.select().from(seatingPlanVersions).where(eq(seatingPlanVersions.planId, planId));
    const copies = Array.from({ length: count }, (_, index) => ({ ...first!, id: newId(), number: index + 2 }));
    await db.insert(seatingPlanVersions).values(copies);
  });
}

describe('beginning a plan', () => {
  it('stores an empty draft that no event, tour or default can have', async () => {
    const venueId = await newVenue();
    const begun = await api.call(createBlankPlan, { params: { venueId }, body: { name: ' Studio ' } }, { as: second });
    expect(begun.status).toBe(201);
    expect(begun.body).toMatchObject({
      ...{ venueId, name: 'Studio', versionNumber: 0, isSaved: true, revision: 1, seatCount: 0, traceImage: null },
    });
    const id = begun.body.planId;
    expect(await documentOf(id)).toMatchObject({ name: 'Studio', blocks: [] });
    const list = await api.call(listVenuePlans, { params: { venueId } }, { as: reader });
    expect(list.body).toMatchObject({ items: [], drafts: [{ planId: id, name: 'Studio', isPublished: false }] });
    const details = await api.call(getSeatingPlan, params(id), { as: reader });
    expect(details.body).toMatchObject({ versionNumber: 0, planVersionId: null, geometryHash: null, hasDraft: true });
    expect((await api.call(getDefaultPlan, params(venueId), { as: reader })).status).toBe(404);
    expect((await api.call(exportSeatingPlan, { ...params(id), query: {} }, { as: owner })).status).toBe(404);
    const asDefault = { ...params(id), body: { isDefault: true as const } };
    expect((await api.call(updateSeatingPlan, asDefault, { as: owner })).problem.details?.reason).toBe(
      'plan-never-published',
    );
    const show = {
      ...{ promoterCode: promoter.code, name: { 'en-GB': 'Too early' }, venueId, currency: 'GBP', seatingPlanId: id },
      ...{ startsAtLocal: '2027-05-01T20:00:00', seating: 'RESERVED' as const },
    };
    const early = await api.call(createShow, { body: show }, { as: owner });
    expect(early.problem.fieldErrors).toMatchObject([{ field: 'seatingPlanId' }]);
    const tour = { promoterCode: promoter.code, name: { 'en-GB': 'Too early' }, planIds: [id], defaultPlanId: null };
    const refused = await api.call(createTour, { body: tour }, { as: owner });
    expect(refused.problem.fieldErrors).toMatchObject([{ field: 'planIds' }]);
  });

  it('can be renamed before it is published', async () => {
    const { id } = await newBlank();
    const { body } = await api.call(updateSeatingPlan, { ...params(id), body: { name: 'Arena' } }, { as: owner });
    expect(body).toMatchObject({ name: 'Arena', versionNumber: 0 });
  });

  it('is for those who may write plans of their own promoter, under a name that is free', async () => {
    const { venueId } = await newBlank();
    const begin = (name: string, as = owner, venue = venueId) =>
      api.call(createBlankPlan, { params: { venueId: venue }, body: { name } }, { as });
    expect((await begin('Other', reader)).problem).toMatchObject({
      status: 403,
      details: { permission: 'plan:write' },
    });
    expect((await begin('Other', stranger)).status).toBe(404);
    expect((await begin('  ')).problem.fieldErrors).toMatchObject([{ field: 'name' }]);
    expect((await begin('STUDIO')).problem).toMatchObject({ code: 'NAME_TAKEN', fieldErrors: [{ field: 'name' }] });
  });

  it('happens once under one key', async () => {
    const venueId = await newVenue();
    const begin = () =>
      api.call(createBlankPlan, { params: { venueId }, body: { name: 'Once' } }, { as: owner, key: `once-${venueId}` });
    const [first, again] = [await begin(), await begin()];
    expect(again.body).toEqual(first.body);
  });
});

describe('saving a draft', () => {
  it('keeps the whole drawing, finished or not, with who saved it and what is wrong with it', async () => {
    const { id } = await newBlank();
    const wrong = drawing('Floor|1');
    const saved = await put(id, saveOf(wrong), { as: second, revision: 1 });
    expect(saved.status).toBe(200);
    expect(saved.headers.etag).toBe('"2"');
    expect(saved.body).toMatchObject({ isSaved: true, revision: 2, seatCount: 3, savedBy: expect.any(String) });
    expect(saved.body.findings.map(({ code }) => code)).toContain('LABEL_HAS_SEPARATOR');
    expect(await draftOf(id, reader)).toEqual(saved.body);
    expect(await documentOf(id, { revision: 2 })).toEqual(wrong);
  });

  it('is made from the current version with the first save, which stays what events get', async () => {
    const venueId = await newVenue();
    const file = new File([JSON.stringify(drawing())], 'plan.json');
    const imported = await api.call(importSeatingPlan, { params: { venueId }, query: {}, file }, { as: owner });
    const { id } = imported.body;
    expect(await draftOf(id)).toMatchObject({
      isSaved: false,
      revision: 0,
      versionNumber: 1,
      seatCount: 3,
      savedBy: null,
    });
    const document = await documentOf(id, { revision: 0 });
    document.blocks[0]!.rows[0]!.seats.pop();
    expect((await put(id, saveOf(document), { revision: 0 })).body).toMatchObject({
      isSaved: true,
      revision: 1,
      seatCount: 2,
    });
    const details = await api.call(getSeatingPlan, params(id), { as: reader });
    expect(details.body).toMatchObject({ seatCount: 3, versionNumber: 1, hasDraft: true });
    const list = await api.call(listVenuePlans, { params: { venueId } }, { as: reader });
    expect(list.body).toMatchObject({
      items: [{ id, seatCount: 3 }],
      drafts: [{ planId: id, isPublished: true, seatCount: 2 }],
    });
  });

  it('says who saved since, and writes nothing', async () => {
    const { id } = await newBlank();
    await put(id, saveOf(drawing('Theirs')), { as: second, revision: 1 });
    const mine = await put(id, saveOf(drawing('Mine')), { revision: 1 });
    const { savedBy } = await draftOf(id);
    expect(mine.problem).toMatchObject({ code: 'STALE', details: { revision: 2, isSaved: true, savedBy } });
    expect((await documentOf(id)).blocks[0]!.label).toBe('Theirs');
    const outdated = await api.call(getPlanDraftDocument, { ...params(id), query: { revision: 1 } }, { as: owner });
    expect(outdated.problem.code).toBe('STALE');
  });

  it('lets one of two who save at once through', async () => {
    const { id } = await newBlank();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((label) => put(id, saveOf(drawing(label)), { revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('is for those who may write plans of their own promoter', async () => {
    const { id } = await newBlank();
    expect((await put(id, saveOf(drawing()), { as: reader })).problem.status).toBe(403);
    expect((await put(id, saveOf(drawing()), { as: stranger })).status).toBe(404);
    expect((await api.call(getPlanDraft, params(id), { as: stranger })).status).toBe(404);
    const foreign = await api.call(getPlanDraftDocument, { ...params(id), query: {} }, { as: stranger });
    expect(foreign.status).toBe(404);
  });

  const withSeat = (seat: object) => {
    const plan = drawing();
    Object.assign(plan.blocks[0]!.rows[0]!.seats[1]!, seat);
    return JSON.stringify({ document: plan });
  };
  it.each([
    ['a place beyond every hall', withSeat({ x: 1e308 }), 'document.blocks.0.rows.0.seats.1.x'],
    ['a place that is no number', withSeat({ y: 'NaN' }), 'document.blocks.0.rows.0.seats.1.y'],
    ['infinity', withSeat({ x: 4711 }).replace('4711', '1e309'), 'document.blocks.0.rows.0.seats.1.x'],
    ['a turn without end', withSeat({ rotation: 1e9 }), 'document.blocks.0.rows.0.seats.1.rotation'],
    ['a field nobody knows', withSeat({ colour: 'red' }), 'document.blocks.0.rows.0.seats.1'],
    ['an endless label', withSeat({ label: 'x'.repeat(201) }), 'document.blocks.0.rows.0.seats.1.label'],
    ['a word that is not JSON', withSeat({ x: 4711 }).replace('4711', 'NaN'), 'file'],
    ['no document', '{}', 'document'],
    [
      'a place of the picture far away',
      JSON.stringify({ document: drawing(), traceImage: { x: 1e300, y: 0, scale: 1, opacity: 1 } }),
      'traceImage.x',
    ],
    ['a list', '[]', 'file'],
  ])('refuses %s by its field', async (_, text, field) => {
    const { id } = await newBlank();
    const refused = await put(id, new File([text], 'draft.json'));
    expect(refused.problem).toMatchObject({ status: 400, code: 'INVALID' });
    expect(refused.problem.fieldErrors?.[0]?.field).toBe(field);
    expect((await draftOf(id)).revision).toBe(1);
  });

  it('says what a part of the drawing may be', async () => {
    const { id } = await newBlank();
    const wrong = drawing();
    Object.assign(wrong.blocks[0]!, { blockId: 0, label: 'x'.repeat(201), description: undefined });
    const refused = await put(id, saveOf(wrong));
    expect(refused.problem.fieldErrors).toMatchObject([
      { field: 'document.blocks.0.blockId', message: 'Must be greater than or equal to 1' },
      { field: 'document.blocks.0.label', message: 'Cannot be more than 200 characters' },
      { field: 'document.blocks.0.description', message: 'Must be of the type string' },
    ]);
    expect((await put(id, new File(['{}'], 'draft.json'))).problem.fieldErrors).toEqual([
      { field: 'document', code: 'required', message: 'This field is required' },
    ]);
  });

  it('keeps labels of every script, seats on one point and a plan of one seat', async () => {
    const { id } = await newBlank();
    const plan = drawing('西下A', 4);
    const { seats } = plan.blocks[0]!.rows[0]!;
    for (const [index, label] of ['مقعد', '👩‍👩‍👧', '座', '1'].entries())
      Object.assign(seats[index]!, { label, x: 5, y: 5 });
    const saved = await put(id, saveOf(plan));
    expect(saved.body.findings).toMatchObject([
      { severity: 'warning', code: 'SEATS_ON_OTHERS', values: { count: 3, block: '西下A' } },
    ]);
    expect((await publish(id, saved.body.revision)).problem.code).toBe('PLAN_REFUSED');
    const published = await publish(id, saved.body.revision, { acceptsWarnings: true });
    expect(published.body).toMatchObject({ isNew: true, plan: { seatCount: 4 } });
    expect(await documentOf(id)).toEqual(plan);
    expect((await saveAndPublish(id, drawing('One', 1))).body.plan).toMatchObject({ versionNumber: 2, seatCount: 1 });
  });

  it('opens a version that was stored with places beyond all plans, refuses to save them, and takes the mended drawing', async () => {
    const { id } = await newBlank();
    await saveAndPublish(id, drawing());
    const far = drawing();
    far.shapes.push({ kind: 'stage', points: [0, 1e308, 9].map((x, y) => ({ x, y })) });
    far.blocks[0]!.rows[0]!.seats[2]!.x = 1e12;
    const packed = await packPlan(far);
    await runAsSystem(api.database, (db) =>
      db.update(seatingPlanVersions).set(packed).where(eq(seatingPlanVersions.planId, id)),
    );
    expect(await documentOf(id)).toEqual(far);
    const query = { format: 'pretix' as const };
    expect((await api.call(exportSeatingPlan, { ...params(id), query }, { as: owner })).status).toBe(200);
    expect((await put(id, saveOf(far))).problem.fieldErrors).toMatchObject([
      { field: 'document.blocks.0.rows.0.seats.2.x', message: 'Must be less than or equal to 1000000' },
      { field: 'document.shapes.0.points.1.x' },
    ]);
    const mended = { ...drawing(), shapes: [] };
    expect((await put(id, saveOf(mended))).body.findings).toEqual([]);
  });

  it('holds 250,000 seats, and not one more', async () => {
    const { id } = await newBlank();
    const bowl = generateBowl({ seats: 250_000, blocks: 125 });
    const saved = await put(id, saveOf(bowl));
    expect(saved.status).toBe(200);
    expect(saved.body.seatCount).toBe(250_000);
    const published = await publish(id, saved.body.revision, { acceptsWarnings: true });
    expect(published.body).toMatchObject({ isNew: true, plan: { seatCount: 250_000 } });
    bowl.blocks[0]!.rows[0]!.seats.push({ label: 'more', x: 0, y: 0 });
    const refused = await put(id, saveOf(bowl));
    expect(refused.problem.fieldErrors).toMatchObject([{ field: 'document.blocks' }]);
  }, 120_000);
});

describe('throwing a draft away', () => {
  it('goes back to the published version, and no revision ever comes again', async () => {
    const { id } = await newBlank();
    await saveAndPublish(id, drawing());
    const { body } = await put(id, saveOf(drawing('Other')));
    const removed = await api.call(removePlanDraft, params(id), { as: owner, revision: body.revision });
    expect(removed.status).toBe(204);
    expect(await draftOf(id)).toMatchObject({ isSaved: false, revision: body.revision + 1, versionNumber: 1 });
    expect((await documentOf(id)).blocks[0]!.label).toBe('Floor');
    expect((await put(id, saveOf(drawing('Late')), { revision: body.revision })).problem.code).toBe('STALE');
  });

  it('takes a plan that was never published along', async () => {
    const { id, venueId } = await newBlank();
    expect((await api.call(removePlanDraft, params(id), { as: owner })).status).toBe(204);
    expect((await api.call(getPlanDraft, params(id), { as: owner })).status).toBe(404);
    const list = await api.call(listVenuePlans, { params: { venueId } }, { as: owner });
    expect(list.body).toEqual({ items: [], drafts: [] });
  });

  it('is refused to readers and strangers, without a draft, and when somebody saved since', async () => {
    const { id } = await newBlank();
    await saveAndPublish(id, drawing());
    expect((await api.call(removePlanDraft, params(id), { as: owner })).status).toBe(404);
    await put(id, saveOf(drawing('Other')));
    expect((await api.call(removePlanDraft, params(id), { as: reader })).status).toBe(403);
    expect((await api.call(removePlanDraft, params(id), { as: stranger })).status).toBe(404);
    const stale = await api.call(removePlanDraft, params(id), { as: owner, revision: 1 });
    expect(stale.problem.code).toBe('STALE');
    expect((await draftOf(id)).isSaved).toBe(true);
  });
});

describe('publishing a draft', () => {
  it('makes the next version; the first is the default of a venue without one', async () => {
    const { id, venueId } = await newBlank();
    const first = await saveAndPublish(id, drawing());
    expect(first.body).toMatchObject({
      isNew: true,
      plan: { versionNumber: 1, seatCount: 3, isDefault: true, hasDraft: false, blocks: [{ blockId: 7 }] },
    });
    expect((await api.call(getDefaultPlan, params(venueId), { as: reader })).body.id).toBe(id);
    const renamed = await saveAndPublish(id, drawing('Stalls'));
    expect(renamed.body.plan).toMatchObject({ versionNumber: 2, blocks: [{ blockId: 7, label: 'Stalls' }] });
    expect(renamed.body.plan.geometryHash).not.toBe(first.body.plan.geometryHash);
    const { body } = await api.call(listPlanVersions, { ...params(id), query: {} }, { as: reader });
    expect(body.items).toMatchObject([
      { number: 2, isCurrent: true, seatCount: 3, blockCount: 1, showCount: 0, createdBy: expect.stringMatching(/./) },
      { number: 1, isCurrent: false, geometryHash: first.body.plan.geometryHash },
    ]);
  });

  it('names the highest block id of all versions, so that no new block gets the id of one that is gone', async () => {
    const { id } = await newBlank();
    expect((await draftOf(id)).lastBlockId).toBe(0);
    const two = drawing();
    two.blocks.push({ ...two.blocks[0]!, blockId: 12, label: 'Circle' });
    await saveAndPublish(id, two);
    const one = await saveAndPublish(id, drawing());
    expect(one.body.plan).toMatchObject({ versionNumber: 2, blocks: [{ blockId: 7 }] });
    expect((await draftOf(id)).lastBlockId).toBe(12);
    expect((await put(id, saveOf(drawing('Ground floor')))).body.lastBlockId).toBe(12);
    expect((await documentOf(id)).blocks).toMatchObject([{ blockId: 7, label: 'Ground floor' }]);
  });

  it('counts ids that only a draft has had, also after it is thrown away', async () => {
    const { id } = await newBlank();
    await saveAndPublish(id, drawing());
    const { body } = await put(id, saveOf(withIds(7, 15)));
    await api.call(removePlanDraft, params(id), { as: owner, revision: body.revision });
    expect((await draftOf(id)).lastBlockId).toBe(15);
  });

  it('refuses a new block with the id of another, by its field; a block that comes back is no new one', async () => {
    const { id } = await newBlank();
    await saveAndPublish(id, withIds(7, 8));
    await saveAndPublish(id, withIds(7));
    const reused = withIds(7, 8);
    reused.blocks[1]!.label = 'Boxes';
    const refused = await put(id, saveOf(reused));
    expect(refused.status).toBe(400);
    expect(refused.problem.fieldErrors).toEqual([
      { field: 'document.blocks.1.blockId', code: 'notFitting', message: 'Was the id of another block' },
    ]);
    expect((await draftOf(id)).isSaved).toBe(false);
    expect((await put(id, saveOf(withIds(7, 8)))).status).toBe(200);
    // The id now belongs to the draft, whatever the block is called.
    expect((await put(id, saveOf(reused))).status).toBe(200);
    expect((await put(id, saveOf(withIds(7, 9)))).status).toBe(200);
  });

  it('makes no version of what the current one says already', async () => {
    const { id } = await newBlank();
    const { planVersionId } = (await saveAndPublish(id, drawing())).body.plan;
    const { name, ...reordered } = drawing();
    const again = await saveAndPublish(id, { ...reordered, name: `${name} by another name` });
    expect(again.body).toMatchObject({ isNew: false, plan: { versionNumber: 1, planVersionId, hasDraft: false } });
  });

  it('refuses errors with their places, an empty plan, and warnings until they are accepted', async () => {
    const { id } = await newBlank();
    const wrong = drawing();
    wrong.blocks[0]!.rows[0]!.seats[2]!.label = '2';
    const saved = await put(id, saveOf(wrong));
    const refused = await publish(id, saved.body.revision, { acceptsWarnings: true });
    expect(refused.problem).toMatchObject({
      status: 422,
      code: 'PLAN_REFUSED',
      details: {
        hasErrors: true,
        findings: [{ code: 'SEAT_IDS_DUPLICATE', place: { block: 'Floor', row: 'A', seatIndex: 2 } }],
      },
    });
    const empty = await put(id, saveOf({ ...drawing(), blocks: [] }));
    expect((await publish(id, empty.body.revision)).problem.details?.findings).toMatchObject([{ code: 'PLAN_EMPTY' }]);
    const unranked = drawing();
    unranked.blocks[0]!.bestRank = null;
    const warned = await put(id, saveOf(unranked));
    expect((await publish(id, warned.body.revision)).problem.details).toMatchObject({
      hasErrors: false,
      findings: [{ severity: 'warning', code: 'BLOCK_BEST_EMPTY' }],
    });
    expect((await publish(id, warned.body.revision, { acceptsWarnings: true })).status).toBe(200);
  });

  it('publishes the revision that was looked at, once', async () => {
    const { id } = await newBlank();
    const { revision } = (await put(id, saveOf(drawing()))).body;
    await put(id, saveOf(drawing('Newer')), { as: second });
    expect((await publish(id, revision)).problem).toMatchObject({ code: 'STALE', details: { revision: revision + 1 } });
    const answers = await Promise.all([1, 2, 3].map(() => publish(id, revision + 1)));
    expect(answers.map(({ status }) => status).sort()).not.toContain(500);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const versions = await api.call(listPlanVersions, { ...params(id), query: {} }, { as: owner });
    expect(versions.body.totalItems).toBe(1);
  });

  it('is told again under the same key', async () => {
    const { id } = await newBlank();
    const { revision } = (await put(id, saveOf(drawing()))).body;
    const key = `publish-${id}`;
    const first = await publish(id, revision, { key });
    expect((await publish(id, revision, { key })).body).toEqual(first.body);
  });

  it('is for those who may write plans of their own promoter', async () => {
    const { id } = await newBlank();
    await put(id, saveOf(drawing()));
    expect((await publish(id, 2, { as: reader })).problem.status).toBe(403);
    expect((await publish(id, 2, { as: stranger })).status).toBe(404);
    expect((await publish(id, -1)).problem.fieldErrors).toMatchObject([{ field: 'draftRevision' }]);
    expect((await api.call(listPlanVersions, { ...params(id), query: {} }, { as: stranger })).status).toBe(404);
  });

  it('lists versions page by page', async () => {
    const { id } = await newBlank();
    await saveAndPublish(id, drawing());
    await insertVersions(id, 21);
    const query = { pageSize: 20 };
    const { body } = await api.call(listPlanVersions, { ...params(id), query }, { as: owner });
    expect([body.items.length, body.totalItems, body.items[0]!.number]).toEqual([20, 22, 22]);
    const rest = await api.call(
      listPlanVersions,
      { ...params(id), query: { ...query, next: body.next! } },
      { as: owner },
    );
    expect(rest.body.items.map(({ number }) => number)).toEqual([2, 1]);
    const wrong = await api.call(listPlanVersions, { ...params(id), query: { ...query, next: 'x' } }, { as: owner });
    expect(wrong.problem.fieldErrors).toMatchObject([{ field: 'next' }]);
  });
});

describe('a picture to trace', () => {
  const lay = (id: number, file: Blob, as = owner) => api.call(putTraceImage, { ...params(id), file }, { as });
  const place = { x: -50, y: 12.5, scale: 2, opacity: 0.25 };

  it('lies where the draft says, is encoded anew, and never gets into a version', async () => {
    const { id } = await newBlank();
    const laid = await lay(id, await makePicture());
    expect(laid.body.traceImage).toMatchObject({ x: 0, y: 0, scale: 1, opacity: 0.5, width: 64, height: 36 });
    const image = await api.app.inject({ url: laid.body.traceImage!.url });
    expect(image.headers['content-type']).toBe('image/webp');
    const moved = await put(id, saveOf(drawing(), { traceImage: place }), { revision: laid.body.revision });
    expect(moved.body.traceImage).toMatchObject(place);
    expect(JSON.stringify(await documentOf(id))).not.toContain('opacity');
    await publish(id, moved.body.revision);
    expect((await draftOf(id)).traceImage).toMatchObject(place);
    const file = await api.call(exportSeatingPlan, { ...params(id), query: {} }, { as: owner });
    expect(file.text).not.toContain('media');
    const replaced = await lay(id, await makePicture('#00ff00'));
    expect(replaced.body.traceImage).toMatchObject(place);
    expect(replaced.body.traceImage!.url).not.toBe(laid.body.traceImage!.url);
  });

  it('goes away', async () => {
    const { id } = await newBlank();
    await lay(id, await makePicture());
    const { revision } = await draftOf(id);
    expect((await api.call(removeTraceImage, params(id), { as: owner })).status).toBe(204);
    expect(await draftOf(id)).toMatchObject({ traceImage: null, revision: revision + 1 });
    expect((await api.call(removeTraceImage, params(id), { as: owner })).status).toBe(404);
    expect((await put(id, saveOf(drawing(), { traceImage: place }))).body.traceImage).toBeNull();
  });

  it('is a picture, of somebody who may write plans of their own promoter', async () => {
    const { id } = await newBlank();
    expect((await lay(id, await makePicture(), reader)).problem.status).toBe(403);
    expect((await lay(id, await makePicture(), stranger)).status).toBe(404);
    expect((await api.call(removeTraceImage, params(id), { as: reader })).status).toBe(403);
    expect((await api.call(removeTraceImage, params(id), { as: stranger })).status).toBe(404);
    expect((await lay(id, new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).status).toBe(415);
    const cut = new Blob([(await (await makePicture()).arrayBuffer()).slice(0, 60)]);
    expect((await lay(id, cut)).problem).toMatchObject({ status: 422, code: 'IMAGE_REFUSED' });
  });
});
