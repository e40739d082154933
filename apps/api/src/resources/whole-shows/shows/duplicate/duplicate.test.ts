import { createQuestion, listQuestions, updateQuestion } from '@parterre/contract/calls/questions';
import * as calls from '@parterre/contract/calls/shows';
import type { Question } from '@parterre/contract/questions';
import type { CallArguments } from '@parterre/contract/wire/call';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holds } from '#db/schema/events/holds.ts';
import { images } from '#db/schema/events/images.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { nonSeatedHolds, priceTypes } from '#db/schema/events/prices.ts';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import { shows } from '#db/schema/events/shows.ts';
import { seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { allocations } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertCampaign, insertTour } from '#test/scenes/insert-tour.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Body = CallArguments<typeof calls.duplicateShow>['body'];

const NOW = new Date('2026-11-20T12:00:00Z');
const ALL = ['prices', 'allocation', 'offer-codes', 'questions', 'images', 'links', 'texts'] as const;
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: FullShow;

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
beforeEach(async () => {
  show = await insertFullShow(api, promoter);
});
afterAll(() => api.close());

const duplicate = (body: Partial<Body> = {}, as = owner) =>
  api.call(
    calls.duplicateShow,
    {
      params: { showCode: show.showCode },
      body: { dates: [{ startsAtLocal: '2027-03-08T19:30:00' }], copy: [...ALL], ...body },
    },
    { as },
  );
const read = async (showCode: string) => (await api.call(calls.getShow, { params: { showCode } }, { as: owner })).body;
const write = (values: Partial<typeof shows.$inferInsert>) =>
  runAsSystem(api.database, (db) => db.update(shows).set(values).where(eq(shows.id, show.showId)));

/** Adds two questions, the first of them changed, and a third that is archived. */
async function ask(): Promise<void> {
  const params = { showCode: show.showCode };
  const as = { as: owner };
  const label = (text: string) => ({ 'en-GB': text, de: `${text} (de)` });
  const choices = [label('Van'), label('Train')];
  const bodies = [
    { label: label('Diet'), kind: 'text' as const, askedPer: 'ticket' as const },
    { label: label('Arrival'), kind: 'choice' as const, choices },
    { label: label('Old'), kind: 'text' as const },
  ];
  const made: Question[] = [];
  for (const body of bodies) made.push((await api.call(createQuestion, { params, body }, as)).body);
  const change = async (index: number, body: object) => {
    const { questionId = 0, revision = 0 } = made[index] ?? {};
    const answer = await api.call(updateQuestion, { params: { ...params, questionId }, body }, { ...as, revision });
    expect(answer.status).toBe(200);
  };
  await change(0, { isRequired: true });
  await change(2, { isArchived: true });
}
const readQuestions = async (showCode: string) =>
  (await api.call(listQuestions, { params: { showCode } }, { as: owner })).body.items;

/** Reads the contents of a show, without values that differ in every show: ids, slugs, times of creation. */
function readParts(showCode: string) {
  return runAsSystem(api.database, async (db) => {
    const [row] = await db.select().from(shows).where(eq(shows.showCode, showCode));
    const showId = row?.id ?? 0;
    const groups = await db
      .select()
      .from(priceGroups)
      .where(eq(priceGroups.showId, showId))
      .orderBy(asc(priceGroups.displayOrder));
    const prices = await db
      .select()
      .from(priceTypes)
      .where(eq(priceTypes.showId, showId))
      .orderBy(asc(priceTypes.ordinal));
    const held = await db.select().from(holds).where(eq(holds.showId, showId)).orderBy(asc(holds.ordinal));
    const codes = await db.select().from(offerCodes).where(eq(offerCodes.showId, showId)).orderBy(asc(offerCodes.code));
    const chunks = await db
      .select()
      .from(allocations)
      .where(eq(allocations.showId, showId))
      .orderBy(asc(allocations.firstSeat));
    const places = await db.select().from(nonSeatedHolds).where(eq(nonSeatedHolds.showId, showId));
    const pictures = await db.select().from(images).where(eq(images.ownerId, showId)).orderBy(asc(images.mediaType));
    const links = await db.select().from(shortUrls).where(eq(shortUrls.showId, showId));
    const ordinalOf = (id: number | null) => prices.find((price) => price.id === id)?.ordinal ?? null;
    const groupOf = (id: number) => groups.findIndex((group) => group.id === id);
    const holdOf = (id: number | null) => held.find((hold) => hold.id === id)?.ordinal ?? null;
    return {
      groups: groups.map(({ name, displayOrder }) => ({ name, displayOrder })),
      prices: prices.map(({ id: _, showId: __, createdAt: ___, priceGroupId, linkedPriceId, ...price }) => ({
        ...price,
        group: groupOf(priceGroupId),
        base: ordinalOf(linkedPriceId),
      })),
      holds: held.map(({ id: _, showId: __, createdAt: ___, releaseOn: ____, ...hold }) => hold),
      releases: held.map(({ releaseOn }) => releaseOn),
      codes: codes.map(
        ({ id: _, showId: __, createdAt: ___, createdBy: ____, priceGroupId, priceTypeIds, holdId, ...code }) => ({
          ...code,
          group: groupOf(priceGroupId),
          prices: priceTypeIds.map(ordinalOf),
          hold: holdOf(holdId),
        }),
      ),
      chunks: chunks.map(({ showId: _, revision: __, ...chunk }) => chunk),
      places: places.map(({ priceTypeId, holdId, quantity }) => [ordinalOf(priceTypeId), holdOf(holdId), quantity]),
      files: pictures.map(({ mediaType, fileKey }) => [mediaType, fileKey]),
      links: links.map(({ title, targetUrl, isActive }) => ({ title, targetUrl, isActive })),
      slugs: links.map(({ slug }) => slug),
    };
  });
}

describe('duplicating an event', () => {
  it('takes everything along, the links among it too, and says what it was', async () => {
    await runAsSystem(api.database, (db) =>
      db.update(holds).set({ releaseOn: '2027-02-26' }).where(eq(holds.id, show.holdId)),
    );
    await ask();
    const { status, body } = await duplicate();
    expect(status).toBe(201);
    expect(body.copied).toEqual([
      { part: 'price-groups', count: 2 },
      { part: 'prices', count: 4 },
      { part: 'allocation', count: 90 },
      { part: 'holds', count: 1 },
      { part: 'non-seated-holds', count: 5 },
      { part: 'offer-codes', count: 3 },
      { part: 'questions', count: 2 },
      { part: 'images', count: 2 },
      { part: 'links', count: 1 },
      { part: 'texts', count: 12 },
    ]);
    expect(body.notCopied.map(({ part, reason }) => `${part} ${reason}`)).toEqual([
      'print-at-home nothing-there',
      'orders never',
      'baskets never',
      'offer-code-uses never',
      'link-visits never',
    ]);
    const [item] = body.items;
    const showCode = item?.showCode ?? '';
    const { slugs, links, releases, ...copied } = await readParts(showCode);
    const { slugs: oldSlugs, links: oldLinks, releases: _, ...original } = await readParts(show.showCode);
    expect(copied).toEqual(original);
    expect(releases).toEqual(['2027-03-05']);
    expect(slugs).not.toEqual(oldSlugs);
    expect(links).toEqual(
      oldLinks.map((link) => ({ ...link, targetUrl: link.targetUrl.replace(show.showCode, showCode) })),
    );
    expect(await read(showCode)).toMatchObject({
      name: { 'en-GB': 'A concert', de: 'Ein Konzert' },
      description: { de: '<p>Musik</p>' },
      status: 'PENDING',
      startsAt: '2027-03-08T19:30:00.000Z',
      planVersionId: show.planVersionId,
      sales: { capacity: 180, sold: 0 },
      hasOrders: false,
      revision: 1,
    });
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('asks the same questions in the same order, afresh, but none that is not asked any more', async () => {
    await ask();
    const { body } = await duplicate({
      dates: ['08', '09'].map((day) => ({ startsAtLocal: `2027-03-${day}T19:30:00` })),
    });
    const asked = (await readQuestions(show.showCode)).filter(({ isArchived }) => !isArchived);
    expect(asked.map(({ label, revision }) => [label['en-GB'], revision])).toEqual([
      ['Diet', 2],
      ['Arrival', 1],
    ]);
    for (const { showCode } of body.items)
      expect(await readQuestions(showCode)).toEqual(
        asked.map((question) => ({ ...question, questionId: expect.any(Number), revision: 1 })),
      );
    const ids = await Promise.all(body.items.map(async ({ showCode }) => readQuestions(showCode)));
    expect(new Set([...asked, ...ids.flat()].map(({ questionId }) => questionId)).size).toBe(6);
  });

  it('asks in one language where the texts stay, and nothing where the questions do', async () => {
    await ask();
    const one = await duplicate({ copy: ['questions'] });
    expect(one.body.copied).toEqual([{ part: 'questions', count: 2 }]);
    const words = (await readQuestions(one.body.items[0]?.showCode ?? '')).map(({ label, choices }) => [
      label,
      choices,
    ]);
    expect(words).toEqual([
      [{ 'en-GB': 'Diet' }, []],
      [{ 'en-GB': 'Arrival' }, [{ 'en-GB': 'Van' }, { 'en-GB': 'Train' }]],
    ]);
    const none = await duplicate({ copy: ['texts'] });
    expect(none.body.notCopied).toContainEqual({ part: 'questions', reason: 'not-chosen', count: 2 });
    expect(await readQuestions(none.body.items[0]?.showCode ?? '')).toEqual([]);
  });

  it('leaves behind what was sold, used and visited, and says how much', async () => {
    await insertSale(api, { showCode: show.showCode, priceTypeId: show.prices[0], seats: [10, 11] });
    const { body } = await duplicate();
    expect(body.notCopied).toContainEqual({ part: 'orders', reason: 'never', count: 1 });
    expect(await read(body.items[0]?.showCode ?? '')).toMatchObject({ hasOrders: false, sales: { sold: 0 } });
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('takes only what is chosen: no parts leave the facts and one name', async () => {
    const { body } = await duplicate({ copy: [] });
    expect(body.copied).toEqual([]);
    expect(body.notCopied.find(({ part }) => part === 'prices')).toEqual({
      part: 'prices',
      reason: 'not-chosen',
      count: 4,
    });
    const showCode = body.items[0]?.showCode ?? '';
    expect(await readParts(showCode)).toMatchObject({
      groups: [],
      prices: [],
      holds: [],
      codes: [],
      files: [],
      links: [],
    });
    expect(await read(showCode)).toMatchObject({
      name: { 'en-GB': 'A concert' },
      description: {},
      seatCount: 130,
      sales: { capacity: 130 },
    });
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('takes tickets without seats, and codes with the holds they open', async () => {
    const { body } = await duplicate({ copy: ['prices', 'offer-codes'] });
    const parts = await readParts(body.items[0]?.showCode ?? '');
    expect(parts.prices.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4].map((number) => ({ 'en-GB': `Price ${number}` })),
    );
    expect(parts.holds.map((hold) => hold.reservationFlag)).toEqual(['TEC']);
    expect(parts.codes.map(({ hold, reservedPlaces }) => [hold, reservedPlaces])).toEqual([
      [null, 0],
      [null, 3],
      [1, 0],
    ]);
    expect(parts.places).toEqual([]);
    expect(parts.chunks.flatMap((chunk) => [...chunk.prices, ...chunk.holds]).every((ordinal) => ordinal === 0)).toBe(
      true,
    );
    expect(body.notCopied).toContainEqual({ part: 'allocation', reason: 'not-chosen', count: 90 });
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('makes many at once, each with a name of its own where one is said', async () => {
    const dates = Array.from({ length: 12 }, (_, day) => ({
      startsAtLocal: `2027-04-${String(day + 1).padStart(2, '0')}T20:00:00`,
      ...(day === 3 ? { name: { 'en-GB': 'Gala' } } : {}),
    }));
    const { body } = await duplicate({ dates });
    expect(body.items.map((item) => item.startsAtLocal)).toEqual(dates.map((date) => date.startsAtLocal));
    expect(new Set(body.items.map((item) => item.showCode)).size).toBe(12);
    const found = await api.call(calls.listShows, { query: { searchTerm: 'gala' } }, { as: owner });
    expect(found.body.items.map((item) => item.showCode)).toEqual([body.items[3]?.showCode]);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('begins the history of every new event, and stands once in that of the original', async () => {
    const { body } = await duplicate({
      dates: ['08', '09'].map((day) => ({ startsAtLocal: `2027-03-${day}T19:30:00` })),
    });
    const historyOf = async (showCode: string) =>
      (await api.call(calls.listShowHistory, { params: { showCode } }, { as: owner })).body.items;
    for (const { showCode } of body.items)
      expect(await historyOf(showCode)).toMatchObject([{ action: 'show.create', object: 'show' }]);
    const original = (await historyOf(show.showCode)).filter((entry) => entry.object === 'show');
    expect(original).toMatchObject([{ action: 'show.duplicate', summary: { parts: 2 } }]);
  });
});

describe('duplicating an event for a tour', () => {
  it('keeps the tour of the original unless another one is said', async () => {
    const { tourId } = await insertTour(api, promoter);
    const { artistCampaignId } = await insertCampaign(api, promoter);
    const next = await insertTour(api, promoter, { artistCampaignId });
    await write({ tourId, performingArtistIds: [], partnerSiteIds: [2] });
    const kept = await read((await duplicate()).body.items[0]?.showCode ?? '');
    expect(kept).toMatchObject({ tour: { tourId }, artistCampaign: null, partnerSiteIds: [2] });
    const moved = await read((await duplicate({ tourId: next.tourId })).body.items[0]?.showCode ?? '');
    expect(moved).toMatchObject({ tour: { tourId: next.tourId }, artistCampaign: { artistCampaignId } });
    expect((await read((await duplicate({ tourId: null })).body.items[0]?.showCode ?? '')).tour).toBeNull();
  });

  it('refuses seats of a plan that the other tour does not know, and takes its default without them', async () => {
    const other = await insertFullShow(api, promoter);
    const planOf = async (planVersionId: number) => {
      const ofVersion = eq(seatingPlans.currentVersionId, planVersionId);
      const [plan] = await runAsSystem(api.database, (db) => db.select().from(seatingPlans).where(ofVersion));
      return plan?.id ?? 0;
    };
    const planId = await planOf(other.planVersionId);
    const old = await insertTour(api, promoter, { planIds: [planId] });
    await write({ tourId: old.tourId, planId, planVersionId: other.planVersionId });
    const next = await insertTour(api, promoter, { planIds: [await planOf(show.planVersionId)], hasDefault: true });
    const refused = await duplicate({ tourId: next.tourId });
    expect(refused.status).toBe(422);
    expect(refused.problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'copied-tour-without-plan' },
      fieldErrors: [{ field: 'tourId', code: 'copiedTourWithoutPlan' }],
    });
    const { body } = await duplicate({ tourId: next.tourId, copy: ['prices'] });
    expect((await read(body.items[0]?.showCode ?? '')).planVersionId).toBe(show.planVersionId);
  });
});

describe('a duplicate that cannot be', () => {
  const at = (startsAtLocal: string) => [{ startsAtLocal }];
  it.each([
    [{ dates: [] }, 'dates', 'tooFew'],
    [{ dates: at('2027-02-30T10:00:00') }, 'dates.0.startsAtLocal', 'validDateTime'],
    [
      { dates: [...at('2027-03-08T19:30:00'), ...at('2027-03-08T19:30:00')] },
      'dates.1.startsAtLocal',
      'copiedDateTwice',
    ],
    [{ dates: [{ startsAtLocal: '2027-03-08T19:30:00', name: { de: 'Gala' } }] }, 'dates.0.name.en-GB', 'required'],
    [{ copy: ['allocation'] }, 'copy', 'notFitting'],
    [{ copy: ['offer-codes', 'texts'] }, 'copy', 'notFitting'],
    [{ copy: ['orders'] }, 'copy.0', 'choice'],
    [{ tourId: 4711 }, 'tourId', 'unknown'],
  ])('is refused: %o names %s', async (body, field, code) => {
    const refused = await duplicate(body as Partial<Body>);
    expect(refused.status).toBe(400);
    expect(refused.problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('is refused for a time the clock jumps over, naming the date, and makes none of the others', async () => {
    const before = await api.call(calls.listShows, { query: {} }, { as: owner });
    const dates = [...at('2027-03-27T01:30:00'), ...at('2027-03-28T01:30:00')];
    const refused = await duplicate({ dates });
    expect(refused.status).toBe(422);
    expect(refused.problem).toMatchObject({ code: 'TIME_IN_GAP', details: { field: 'dates.1.startsAtLocal' } });
    const after = await api.call(calls.listShows, { query: {} }, { as: owner });
    expect(after.body.totalItems).toBe(before.body.totalItems);
  });

  it('is refused to those who may not, and to strangers', async () => {
    expect((await duplicate({}, await api.createUser(promoter, 'marketing'))).status).toBe(403);
    expect((await duplicate({}, await api.createUser(await api.createPromoter(), 'owner'))).status).toBe(404);
  });
});
