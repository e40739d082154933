import { listPlanShows } from '@parterre/contract/calls/seating-plans';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { insertSeatedShow, type SeatedShow, smallPlan } from '#test/scenes/insert-seated-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { DAY_MS } from '#time/zones.ts';
import { packPlan } from './documents/pack-plan.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let scene: SeatedShow;
let row: typeof shows.$inferSelect;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
beforeEach(async () => {
  scene = await insertSeatedShow(api, promoter);
  row = await runAsSystem(api.database, async (db) => {
    const [found] = await db.select().from(shows).where(eq(shows.id, scene.showId));
    return found!;
  });
});
afterAll(() => api.close());

const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Adds another show with the version of the first one. */
async function addShow(days: number, more: Partial<typeof shows.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const showCode = `P${id}`;
  await runAsSystem(api.database, (db) =>
    db.insert(shows).values({ ...row, id, showCode, startsAt: fromNow(days), ...more }),
  );
  return showCode;
}

async function setStart(days: number): Promise<void> {
  await runAsSystem(api.database, (db) =>
    db
      .update(shows)
      .set({ startsAt: fromNow(days) })
      .where(eq(shows.id, scene.showId)),
  );
}

async function publish(): Promise<number> {
  const id = newId();
  const planId = row.planId!;
  const packed = await packPlan(smallPlan());
  await runAsSystem(api.database, async (db) => {
    const facts = { promoterId: promoter.id, id, planId, number: 2, findings: [], createdAt: new Date() };
    await db.insert(seatingPlanVersions).values({ ...packed, ...facts });
    await db.update(seatingPlans).set({ currentVersionId: id }).where(eq(seatingPlans.id, planId));
  });
  return id;
}

const list = (query = {}, as = owner) => api.call(listPlanShows, { params: { id: row.planId! }, query }, { as });
const codesOf = async (query = {}) => (await list(query)).body.items.map(({ showCode }) => showCode);

describe('the events of a plan', () => {
  it('are those to come, the next first; the older ones are those without the current version', async () => {
    await setStart(9);
    const next = await addShow(3);
    await addShow(-1);
    await addShow(4, { status: 'CANCELLED' });
    await addShow(5, { seating: 'UNRESERVED' });
    expect(await codesOf()).toEqual([next, scene.showCode]);
    expect(await codesOf({ version: 'older' })).toEqual([]);

    const planVersionId = await publish();
    const renewed = await addShow(6, { planVersionId });
    expect((await list()).body.items).toMatchObject([
      { showCode: next, planVersionNumber: 1, isCurrent: false },
      { showCode: renewed, planVersionId, planVersionNumber: 2, isCurrent: true },
      { showCode: scene.showCode, planVersionNumber: 1, isCurrent: false },
    ]);
    const older = (await list({ version: 'older' })).body;
    expect(older).toMatchObject({ totalItems: 2, totalKind: 'exact' });
    expect(older.items.map(({ showCode }) => showCode)).toEqual([next, scene.showCode]);
  });

  it('come in pages that go on where the last one ended', async () => {
    await setStart(1);
    const more: string[] = [];
    for (let day = 2; day <= 25; day += 1) more.push(await addShow(day));
    const first = (await list({ pageSize: 20 })).body;
    expect(first).toMatchObject({ totalItems: 25, totalPages: 2 });
    expect(await codesOf({ pageSize: 20, next: first.next! })).toEqual(more.slice(19));
    expect(await codesOf({ pageSize: 20, pageIndex: 2 })).toEqual(more.slice(19));
  });

  it('are told to those who may see events, of their own promoter and within what they cover', async () => {
    await setStart(2);
    expect((await list({}, await api.createUser(promoter, 'reports-only'))).body.items).toHaveLength(1);
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await list({}, stranger)).status).toBe(404);
    const elsewhere = await api.createUser(promoter, 'venue-operator', { scope: 'venue', scopeIds: [12] });
    expect((await list({}, elsewhere)).status).toBe(404);
    expect(
      (await list({}, await api.createUser(promoter, 'partner', { scope: 'partner-site', scopeIds: [] }))).status,
    ).toBe(404);
  });

  it.each([
    [{ version: 'newer' }, 'version'],
    [{ pageSize: 5 }, 'pageSize'],
    [{ next: 'x' }, 'next'],
    [{ next: Buffer.from('["startsAt","2027",1]').toString('base64url') }, 'next'],
  ])('refuses %o naming %s', async (query, field) => {
    expect((await list(query)).problem).toMatchObject({ status: 400, fieldErrors: [{ field }] });
  });
});
