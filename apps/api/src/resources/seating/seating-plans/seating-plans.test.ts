import { brotliDecompressSync } from 'node:zlib';
import {
  exportSeatingPlan,
  getDefaultPlan,
  getPlanGeometry,
  getSeatingPlan,
  importSeatingPlan,
  listPlanExports,
  listVenuePlans,
  previewSeatingPlan,
  updateSeatingPlan,
} from '@parterre/contract/calls/seating-plans';
import { createVenue, getVenue } from '@parterre/contract/calls/venues';
import { compilePlan, decodeGeometry, encodeGeometry, type SeatingPlan, theatrePlan } from '@parterre/seating-plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { importPlanDocument } from './documents/import-plan-document.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let reader: TestUser;
let stranger: TestUser;
const smallPlan = (name = 'Studio'): SeatingPlan => ({
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name,
  categories: [{ key: 'a', label: 'Front' }],
  blocks: [
    {
      blockId: 1,
      label: 'Floor',
      description: 'The whole floor',
      bestRank: 1,
      rows: ['A', 'B'].map((label, y) => ({
        label,
        seats: [1, 2, 3].map((x) => ({ label: String(x), x: x * 20, y: y * 25, category: 'a' })),
      })),
    },
  ],
  standingAreas: [],
  shapes: [],
});
const fileOf = (plan: unknown, name = 'plan.json') => new File([JSON.stringify(plan)], name);

async function createVenueFor(host: TestPromoter, user: TestUser, name: string): Promise<number> {
  const body = { promoterCode: host.code, name, town: 'Berlin', countryCode: 'DE', timeZone: 'Europe/Berlin' };
  return (await api.call(createVenue, { body }, { as: user })).body.venueId;
}
let venues = 0;
const newVenue = () => createVenueFor(promoter, owner, `Venue ${++venues}`);
const importPlan = (venueId: number, file: File, query: object = {}, as = owner, more: object = {}) =>
  api.call(importSeatingPlan, { params: { venueId }, query, file }, { as, ...more });

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  reader = await api.createUser(promoter, 'reports-only');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());

describe('importing a plan', () => {
  it('stores it with its first version; the first plan of a venue is its default', async () => {
    const venueId = await newVenue();
    const imported = await importPlan(venueId, fileOf(smallPlan()));
    expect(imported.status).toBe(201);
    expect(imported.body).toMatchObject({
      name: 'Studio',
      isDefault: true,
      seatCount: 6,
      versionNumber: 1,
      blocks: [{ label: 'Floor', seatCount: 6, rowCount: 2, firstSeat: 0, bestRank: 1 }],
    });
    const read = await api.call(getSeatingPlan, { params: { id: imported.body.id } }, { as: reader });
    expect(read.body).toEqual(imported.body);
    const venue = await api.call(getVenue, { params: { venueId } }, { as: reader });
    expect(venue.body).toMatchObject({ planCount: 1, defaultPlanId: imported.body.id });
  });

  it('answers the same request again without storing twice', async () => {
    const venueId = await newVenue();
    const file = () => fileOf(smallPlan());
    const first = await importPlan(venueId, file(), {}, owner, { key: 'plan-once' });
    const again = await importPlan(venueId, file(), {}, owner, { key: 'plan-once' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const reused = await importPlan(venueId, fileOf(smallPlan('Other')), {}, owner, { key: 'plan-once' });
    expect(reused.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('refuses a plan with errors and says where they are', async () => {
    const plan = smallPlan();
    plan.blocks[0]!.rows[0]!.seats[1]!.label = 'seat 17';
    const answer = await importPlan(await newVenue(), fileOf(plan));
    expect(answer.problem).toMatchObject({ status: 422, code: 'PLAN_REFUSED' });
    expect(answer.problem.details?.findings).toEqual([
      expect.objectContaining({
        severity: 'error',
        code: 'SEAT_LABEL_LENGTH',
        place: expect.objectContaining({ block: 'Floor', row: 'A', seat: 'seat 17', seatIndex: 1 }),
      }),
    ]);
  });

  it('refuses a name the venue has, in whatever case', async () => {
    const venueId = await newVenue();
    await importPlan(venueId, fileOf(smallPlan()));
    expect((await importPlan(venueId, fileOf(smallPlan('STUDIO')))).problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name', code: 'planNameTaken' }],
    });
    expect((await importPlan(venueId, fileOf(smallPlan()), { name: 'Second' })).status).toBe(201);
  });

  it('makes the new plan the default when asked, and there is one default', async () => {
    const venueId = await newVenue();
    await importPlan(venueId, fileOf(smallPlan('Zeta')));
    await importPlan(venueId, fileOf(smallPlan('Alpha')));
    const third = await importPlan(venueId, fileOf(smallPlan('Beta')), { isDefault: true });
    const list = await api.call(listVenuePlans, { params: { venueId } }, { as: reader });
    expect(list.body.items.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Beta', true],
      ['Alpha', false],
      ['Zeta', false],
    ]);
    const byDefault = await api.call(getDefaultPlan, { params: { id: venueId } }, { as: reader });
    expect(byDefault.body.id).toBe(third.body.id);
  });

  it('refuses who may not change plans, does not know foreign venues and needs a file', async () => {
    const venueId = await newVenue();
    expect((await importPlan(venueId, fileOf(smallPlan()), {}, reader)).problem).toMatchObject({
      status: 403,
      details: { permission: 'plan:write' },
    });
    expect((await importPlan(venueId, fileOf(smallPlan()), {}, stranger)).status).toBe(404);
    const wrong = await importPlan(venueId, fileOf(smallPlan()), { layout: 'spiral' });
    expect(wrong.problem.fieldErrors?.[0]?.field).toBe('layout');
    const url = `/api/configuration/venues/${venueId}/seating-plans`;
    const bare = await api.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${owner.token}` } });
    expect([bare.statusCode, bare.json().fieldErrors[0].field]).toEqual([400, 'file']);
  });

  it('lets operators work on their venues only', async () => {
    const [own, other] = [await newVenue(), await newVenue()];
    const operator = await api.createUser(promoter, 'venue-operator', { scope: 'venue', scopeIds: [own] });
    expect((await importPlan(own, fileOf(smallPlan()), {}, operator)).status).toBe(201);
    expect((await importPlan(other, fileOf(smallPlan()), {}, operator)).status).toBe(404);
  });

  it('keeps emoji and right-to-left names, and stores text that a database cannot hold without it', async () => {
    const venueId = await newVenue();
    const plan = smallPlan('مسرح\u0000 المدينة 🎭\ud800');
    plan.blocks[0]!.label = 'أوركسترا';
    plan.blocks[0]!.description = 'يسار\nيمين';
    plan.blocks[0]!.rows[0]!.label = '👨‍👩‍👧';
    const { body } = await importPlan(venueId, fileOf(plan));
    expect(body).toMatchObject({
      name: 'مسرح المدينة 🎭�',
      blocks: [{ label: 'أوركسترا', description: 'يسار\nيمين' }],
    });
  });

  it('refuses descriptions with what nobody sees, and standing areas without label, outline or a capacity', async () => {
    const plan = smallPlan();
    plan.blocks[0]!.description = 'left\u0000';
    plan.standingAreas.push({ label: '', capacity: 300, outline: [] });
    const { status, problem } = await importPlan(await newVenue(), fileOf(plan));
    expect([status, problem.code]).toEqual([422, 'PLAN_REFUSED']);
    const last = plan.standingAreas.length - 1;
    expect(problem.details).toMatchObject({
      findings: [
        { code: 'BLOCK_DESCRIPTION_CHARACTERS', values: { character: 'U+0000' } },
        { code: 'STANDING_AREA_LABEL_REQUIRED', place: { area: '', areaIndex: last } },
        { code: 'STANDING_AREA_OUTLINE_REQUIRED', place: { area: '', areaIndex: last } },
      ],
    });
    Object.assign(plan.standingAreas[last]!, { label: 'Pit', capacity: 1e15 });
    const { problem: capacity } = await importPlan(await newVenue(), fileOf(plan));
    expect(capacity.details).toMatchObject({
      findings: [{ code: 'NUMBER_OUT_OF_RANGE', place: { area: 'Pit' }, values: { what: 'capacity' } }],
    });
  });

  it('refuses labels with the separator of seat ids', async () => {
    const plan = smallPlan();
    plan.blocks[0]!.rows[0]!.label = 'A|B';
    const { problem } = await importPlan(await newVenue(), fileOf(plan));
    expect(JSON.stringify(problem.details)).toContain('LABEL_HAS_SEPARATOR');
  });

  it('stores a document of our own as the import of a file does', async () => {
    const venueId = await newVenue();
    const plan = theatrePlan();
    const input = { venueId, plan, name: 'Theatre', isDefault: false };
    const stored = await importPlanDocument(api.contextOf(promoter), input);
    const imported = await importPlan(venueId, fileOf(plan), { name: 'Theatre from file' });
    expect(imported.body.geometryHash).toBe(stored.geometryHash);
    plan.blocks[0]!.rows[0]!.seats[0]!.x = null;
    const broken = importPlanDocument(api.contextOf(promoter), { ...input, name: 'Broken' });
    await expect(broken).rejects.toMatchObject({ code: 'PLAN_REFUSED' });
  });
});

describe('previewing a plan', () => {
  const preview = (venueId: number, file: File, as = owner, query: object = {}) =>
    api.call(previewSeatingPlan, { params: { venueId }, query, file }, { as });

  it('says what an import would make, with the columns to draw, and stores nothing', async () => {
    const venueId = await newVenue();
    const plan = theatrePlan();
    const { body } = await preview(venueId, fileOf(plan), owner, { name: 'My theatre' });
    expect(body).toMatchObject({ isReadable: true, format: 'parterre', name: 'My theatre' });
    const geometry = decodeGeometry(Buffer.from(body.geometry ?? '', 'base64'));
    expect(geometry.seatCount).toBe(body.seatCount);
    expect(body.categories.reduce((sum, { seats }) => sum + seats, 0)).toBe(body.seatCount);
    expect(body.blocks.reduce((sum, { seatCount }) => sum + seatCount, 0)).toBe(body.seatCount);
    const list = await api.call(listVenuePlans, { params: { venueId } }, { as: owner });
    expect(list.body.items).toEqual([]);
  });

  it('answers with findings for what cannot be read', async () => {
    const { status, body } = await preview(await newVenue(), new File(['{"zones": ['], 'broken.json'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isReadable: false,
      seatCount: 0,
      findings: [{ code: 'SEAT_PLAN_PARSING', severity: 'error' }],
    });
    expect(body.geometry).toBeUndefined();
  });

  it('refuses who may not change plans and does not know foreign venues', async () => {
    const venueId = await newVenue();
    expect((await preview(venueId, fileOf(smallPlan()), reader)).status).toBe(403);
    expect((await preview(venueId, fileOf(smallPlan()), stranger)).status).toBe(404);
    const wrong = await preview(venueId, fileOf(smallPlan()), owner, { repeatedRows: 'merge' });
    expect(wrong.problem.fieldErrors?.[0]?.field).toBe('repeatedRows');
  });
});

describe('a stored plan', () => {
  let id: number;
  let hash: string;
  const plan = theatrePlan();
  beforeAll(async () => {
    const { body } = await importPlan(await newVenue(), fileOf(plan), { name: 'House "A" / 2' });
    id = body.id;
    hash = body.geometryHash ?? '';
  });

  it('serves its geometry compressed as stored, to be kept for ever', async () => {
    const args = { params: { id, hash } };
    const packed = await api.call(getPlanGeometry, args, { as: reader, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: `"${hash}"` });
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(new Uint8Array(brotliDecompressSync(packed.bytes))).toEqual(encodeGeometry(compilePlan(plan)));
    const bare = await api.call(getPlanGeometry, args, { as: reader });
    expect(decodeGeometry(new Uint8Array(bare.bytes)).seatCount).toBe(compilePlan(plan).seatCount);
    const known = await api.call(getPlanGeometry, args, { as: reader, headers: { 'if-none-match': `"${hash}"` } });
    expect(known.status).toBe(304);
  });

  it.each([
    ['parterre', 'parterre.json'],
    ['pretix', 'pretix.json'],
    ['csv', 'csv'],
  ] as const)('exports %s that an import reads again, seat for seat', async (format, ending) => {
    const file = await api.call(exportSeatingPlan, { params: { id }, query: { format } }, { as: reader });
    expect(file.headers['content-disposition']).toContain(ending);
    const again = await importPlan(await newVenue(), new File([new Uint8Array(file.bytes)], `again.${ending}`), {
      layout: 'as-is',
    });
    expect(again.body.seatCount).toBe(compilePlan(plan).seatCount);
    expect(again.body.blocks.map(({ label, seatCount }) => [label, seatCount])).toEqual(
      compilePlan(plan).blocks.map(({ label, seatCount }) => [label, seatCount]),
    );
  });

  it('says of each format what of the plan it cannot hold, before the export and with the file', async () => {
    const { body } = await api.call(listPlanExports, { params: { id } }, { as: reader });
    expect(body.items.map(({ format }) => format)).toEqual(['parterre', 'pretix', 'csv']);
    expect(body.items.map(({ losses }) => losses.length > 0)).toEqual([false, true, true]);
    for (const { format, losses } of body.items) {
      const file = await api.call(exportSeatingPlan, { params: { id }, query: { format } }, { as: reader });
      expect(file.headers['export-losses']).toBe(losses.map(({ what, count }) => `${what}=${count}`).join(', '));
    }
  });

  it('is unknown to others, and so are hashes it never had', async () => {
    const statuses = await Promise.all([
      api.call(getSeatingPlan, { params: { id } }, { as: stranger }),
      api.call(getPlanGeometry, { params: { id, hash } }, { as: stranger }),
      api.call(exportSeatingPlan, { params: { id } }, { as: stranger }),
      api.call(listPlanExports, { params: { id } }, { as: stranger }),
      api.call(updateSeatingPlan, { params: { id }, body: { name: 'Mine' } }, { as: stranger }),
      api.call(getPlanGeometry, { params: { id, hash: 'a'.repeat(64) } }, { as: owner }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('asks for the scope to read it and refuses formats it cannot write', async () => {
    const narrow = await api.createUser(promoter, 'owner', { scopes: ['openid'] });
    expect((await api.call(getSeatingPlan, { params: { id } }, { as: narrow })).status).toBe(403);
    expect((await api.call(getPlanGeometry, { params: { id, hash } }, { as: narrow })).status).toBe(403);
    expect((await api.call(exportSeatingPlan, { params: { id } }, { as: narrow })).status).toBe(403);
    expect((await api.call(listPlanExports, { params: { id } }, { as: narrow })).status).toBe(403);
    const query = { format: 'svg' as 'csv' };
    const wrong = await api.call(exportSeatingPlan, { params: { id }, query }, { as: owner });
    expect(wrong.problem.fieldErrors?.[0]?.field).toBe('format');
  });
});

describe('the plans of a venue', () => {
  it('are unknown to others; a venue without plans has no default', async () => {
    const venueId = await newVenue();
    expect((await api.call(listVenuePlans, { params: { venueId } }, { as: stranger })).status).toBe(404);
    expect((await api.call(getDefaultPlan, { params: { id: venueId } }, { as: stranger })).status).toBe(404);
    expect((await api.call(getDefaultPlan, { params: { id: venueId } }, { as: owner })).status).toBe(404);
    const narrow = await api.createUser(promoter, 'owner', { scopes: ['openid'] });
    expect((await api.call(listVenuePlans, { params: { venueId } }, { as: narrow })).status).toBe(403);
  });
});

describe('renaming a plan and making it the default', () => {
  const update = (id: number, body: object, as = owner, more: object = {}) =>
    api.call(updateSeatingPlan, { params: { id }, body }, { as, ...more });

  it('moves the default and raises the revision', async () => {
    const venueId = await newVenue();
    const first = await importPlan(venueId, fileOf(smallPlan('First')));
    const second = await importPlan(venueId, fileOf(smallPlan('Second')));
    const updated = await update(second.body.id, { name: 'Main', isDefault: true });
    expect(updated.body).toMatchObject({ name: 'Main', isDefault: true, revision: 2 });
    const before = await api.call(getSeatingPlan, { params: { id: first.body.id } }, { as: owner });
    expect(before.body.isDefault).toBe(false);
  });

  it('refuses names the venue has, stale revisions, wrong bodies and who may not', async () => {
    const venueId = await newVenue();
    await importPlan(venueId, fileOf(smallPlan('First')));
    const { body } = await importPlan(venueId, fileOf(smallPlan('Second')));
    expect((await update(body.id, { name: ' first ' })).problem.code).toBe('NAME_TAKEN');
    expect((await update(body.id, { name: 'SECOND' })).status).toBe(200);
    expect((await update(body.id, { name: 'Third' }, owner, { revision: 1 })).problem.code).toBe('STALE');
    expect((await update(body.id, { isDefault: false })).problem.fieldErrors?.[0]?.field).toBe('isDefault');
    expect((await update(body.id, { name: 'Third' }, reader)).status).toBe(403);
  });
});
