import { createHoldReleases, listDueHolds } from '@parterre/contract/calls/holds';
import { getStartPage } from '@parterre/contract/calls/start';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { holds } from '#db/schema/events/holds.ts';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
type Query = CallArguments<typeof listDueHolds>['query'];

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
});
afterAll(() => api.close());
beforeEach(async () => {
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});

/** Inserts a show in London with a hold of four seats and five unseated places. */
async function insertDue(releaseOn: string, startsAt = '2027-03-01T19:30:00Z'): Promise<FullShow> {
  const show = await insertFullShow(api, promoter);
  await runAsSystem(api.database, async (db) => {
    await db
      .update(shows)
      .set({ startsAt: new Date(startsAt) })
      .where(eq(shows.id, show.showId));
    await db.update(holds).set({ releaseOn }).where(eq(holds.id, show.holdId));
  });
  return show;
}

async function list(query: Query = {}, as = owner) {
  const answer = await api.call(listDueHolds, { query }, { as });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
const codesOf = async (query?: Query, as?: TestUser) => (await list(query, as)).items.map(({ showCode }) => showCode);

it('holds that are due are listed over all events, the longest overdue first, as the start page counts them', async () => {
  const late = await insertDue('2026-11-19');
  const latest = await insertDue('2026-11-01');
  await insertDue('2026-11-21');
  const over = await insertDue('2026-11-01', '2026-11-19T19:30:00Z');
  const { items, totalItems } = await list();
  expect(items.map(({ showCode, releaseOn }) => [showCode, releaseOn])).toEqual([
    [latest.showCode, '2026-11-01'],
    [late.showCode, '2026-11-19'],
  ]);
  expect(items.map(({ showCode }) => showCode)).not.toContain(over.showCode);
  const { holdsDue } = (await api.call(getStartPage, { query: {} }, { as: owner })).body;
  expect([totalItems, items.map(({ places }) => places)]).toEqual([
    holdsDue?.total,
    holdsDue?.items.map(({ places }) => places),
  ]);
  expect(items[0]).toMatchObject({ holdId: latest.holdId, reservationFlag: 'TEC', zoneName: 'GMT' });
});

it('a hold that was released keeps nothing and is left out', async () => {
  const { showCode, holdId } = await insertDue('2026-11-19');
  const released = await api.call(
    createHoldReleases,
    { params: { showCode }, body: { holds: [{ holdId, revision: 1 }] } },
    { as: owner },
  );
  expect(released.status).toBe(200);
  expect(await list()).toMatchObject({ items: [], totalItems: 0 });
});

it('are sorted by event, day and places, and read on page by page in both directions', async () => {
  const made: string[] = [];
  for (let i = 0; i < 21; i++)
    made.push((await insertDue(`2026-11-${String(i === 20 ? 1 : 19 - (i % 5)).padStart(2, '0')}`)).showCode);
  for (const sortOrder of ['ReleaseOn', 'StartsAt', 'ShowName', 'Places'] as const)
    for (const sortOrderDescending of [false, true]) {
      const first = await list({ sortOrder, sortOrderDescending });
      expect([first.items.length, first.totalItems, first.totalPages]).toEqual([20, 21, 2]);
      const rest = await list({ sortOrder, sortOrderDescending, next: first.next });
      const all = [...first.items, ...rest.items];
      expect(all.map(({ showCode }) => showCode).toSorted()).toEqual(made.toSorted());
      const days = all.map(({ releaseOn }) => releaseOn);
      if (sortOrder === 'ReleaseOn')
        expect(days).toEqual(sortOrderDescending ? days.toSorted().toReversed() : days.toSorted());
    }
  const refused = await api.call(listDueHolds, { query: { next: 'x' } }, { as: owner });
  expect([refused.status, refused.body]).toMatchObject([400, { code: 'INVALID' }]);
});

it('are those of the region, of the promoters of the caller and of the part they see', async () => {
  const [region, other] = [2, 3];
  const { showCode, showId } = await insertDue('2026-11-19');
  expect(await codesOf({ regionId: region })).toEqual([showCode]);
  await runAsSystem(api.database, (db) =>
    db
      .update(shows)
      .set({ partnerSiteIds: [other] })
      .where(eq(shows.id, showId)),
  );
  expect(await codesOf({ regionId: region })).toEqual([]);
  expect(await codesOf({ regionId: other })).toEqual([showCode]);
  const stranger = await api.createUser(await api.createPromoter(), 'owner');
  expect(await codesOf({}, stranger)).toEqual([]);
  const elsewhere = await api.createUser(promoter, 'venue-operator', { scope: 'venue', scopeIds: [] });
  expect(await codesOf({}, elsewhere)).toEqual([]);
});
