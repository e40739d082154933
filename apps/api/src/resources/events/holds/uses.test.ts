import { createHoldReleases, listHoldUses } from '@parterre/contract/calls/holds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { guestLists, guests } from '#db/schema/sales/guest-lists.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: FullShow;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());
// One of the show's three codes opens the hold TEC.
beforeEach(async () => {
  show = await insertFullShow(api, promoter);
});

const readUses = async (as = owner) =>
  (await api.call(listHoldUses, { params: { showCode: show.showCode } }, { as })).body.items;
const changeCode = (changes: Partial<typeof offerCodes.$inferInsert>) =>
  runAsSystem(api.database, (db) => db.update(offerCodes).set(changes).where(eq(offerCodes.id, show.codeIds[2])));

/** Inserts a guest list that takes from the hold, with one guest of each status who brings one more person. */
async function insertList(name: string, statuses: (typeof guests.$inferInsert)['status'][]): Promise<number> {
  const id = newId();
  const owned = { promoterId: promoter.id, showId: show.showId, createdAt: new Date() };
  const texts = { name, ownerName: 'Owner', searchKey: name.toLowerCase() };
  await runAsSystem(api.database, async (db) => {
    await db
      .insert(guestLists)
      .values({ ...owned, ...texts, id, allocation: 20, priceTypeId: show.prices[0], holdId: show.holdId });
    for (const status of statuses)
      await db
        .insert(guests)
        .values({ ...owned, id: newId(), guestListId: id, name: status, nameKey: status, plusOnes: 1, status });
  });
  return id;
}

describe('who counts on a hold', () => {
  it('is told by name, with the people who still wait and the codes of each batch', async () => {
    const press = await insertList('Press', ['REQUESTED', 'APPROVED', 'DECLINED', 'CANCELLED']);
    const band = await insertList('Band', []);
    expect(await readUses()).toEqual([
      {
        holdId: show.holdId,
        guestLists: [
          { guestListId: band, name: 'Band', waiting: 0 },
          { guestListId: press, name: 'Press', waiting: 4 },
        ],
        offerCodes: [{ tag: 'Press', codes: 1 }],
      },
    ]);
  });

  it('leaves out codes that open nothing any more, and holds nobody counts on', async () => {
    await changeCode({ validUntil: new Date('2026-01-02T00:00:00Z') });
    expect(await readUses()).toEqual([]);
    await changeCode({ validUntil: null });
    expect(await readUses()).toHaveLength(1);
    await changeCode({ isDisabled: true });
    expect(await readUses()).toEqual([]);
  });

  it('is told without the names of lists to who may not read guest lists', async () => {
    const guestListId = await insertList('Press', ['APPROVED']);
    const [uses] = await readUses(await api.createUser(promoter, 'seating-manager'));
    expect(uses?.guestLists).toEqual([{ guestListId, name: null, waiting: 2 }]);
    expect(uses?.offerCodes).toEqual([{ tag: 'Press', codes: 1 }]);
  });
});

describe('releasing a hold that somebody counts on', () => {
  it('says how many they are, changes none of them and breaks nothing', async () => {
    await insertList('Press', ['APPROVED']);
    const before = await readUses();
    const { status, body } = await api.call(
      createHoldReleases,
      { params: { showCode: show.showCode }, body: { holds: [{ holdId: show.holdId, revision: 1 }] } },
      { as: owner },
    );
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ seats: 4, guestLists: 1, offerCodes: 1 }]);
    expect(await readUses()).toEqual(before);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });
});
