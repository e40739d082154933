import { updateHold } from '@parterre/contract/calls/holds';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { holds } from '#db/schema/events/holds.ts';
import { shows } from '#db/schema/events/shows.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { notifyOfDueHolds } from './notify-of-due-holds.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: FullShow;

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());
// The hold TEC has the seats 0 to 3 and five unseated places; the show is in London.
beforeEach(async () => {
  show = await insertFullShow(api, promoter);
  const startsAt = new Date('2027-03-01T19:30:00Z');
  await runAsSystem(api.database, (db) => db.update(shows).set({ startsAt }).where(eq(shows.id, show.showId)));
});

const setRelease = (releaseOn: string, revision = 1) =>
  api.call(
    updateHold,
    { params: { showCode: show.showCode, hold: String(show.holdId) }, body: { releaseOn } },
    { as: owner, revision },
  );

async function passTo(now: string) {
  await notifyOfDueHolds(createJobContext(api.database, new Date(now)));
  const isDue = and(eq(occurrences.kind, 'hold.due'), eq(occurrences.showId, show.showId));
  return runAsSystem(api.database, (db) => db.select().from(occurrences).where(isDue));
}

it('holds are told of once, on their day at the venue, and again when they got another day', async () => {
  expect((await setRelease('2026-12-01')).status).toBe(200);
  expect(await passTo('2026-11-30T23:59:00Z')).toEqual([]);
  const told = await passTo('2026-12-01T00:01:00Z');
  expect(told).toMatchObject([{ ids: [show.holdId], details: { count: 1 }, actorId: 'system' }]);
  expect(await passTo('2026-12-02T12:00:00Z')).toEqual(told);
  expect((await setRelease('2026-12-05', 2)).status).toBe(200);
  expect(await passTo('2026-12-05T12:00:00Z')).toHaveLength(2);
});

it('more holds with nothing left than one run reports leave room for the others', async () => {
  await runAsSystem(api.database, async (db) => {
    const [hold] = await db.select().from(holds).where(eq(holds.id, show.holdId));
    if (!hold) throw new Error('The show has no hold');
    const empty = Array.from({ length: 201 }, (_, i) => ({
      ...hold,
      id: newId(),
      ordinal: 1_000 + i,
      label: `E${i}`,
      reservationFlag: `E${i}`,
      releaseOn: '2026-11-30',
    }));
    await db.insert(holds).values(empty);
  });
  expect((await setRelease('2026-12-01')).status).toBe(200);
  expect(await passTo('2026-12-01T12:00:00Z')).toMatchObject([{ ids: [show.holdId] }]);
});

it('a hold whose day is long past is not told of, nor one of an event that is over', async () => {
  await setRelease('2026-12-01');
  expect(await passTo('2026-12-04T00:01:00Z')).toEqual([]);
  await setRelease('2027-03-02', 2);
  expect(await passTo('2027-03-02T12:00:00Z')).toEqual([]);
});
