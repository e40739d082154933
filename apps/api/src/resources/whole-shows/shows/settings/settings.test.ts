import * as calls from '@parterre/contract/calls/shows';
import { DEFAULT_SEAT_PICKER } from '@parterre/contract/shows/show';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
});
afterAll(() => api.close());

describe('how buyers choose their seats', () => {
  const update = (body: object, more: { as?: TestUser; revision?: number } = {}) =>
    api.call(calls.updateSeatPicker, { params: { showCode: show.showCode }, body }, { as: owner, ...more });

  it('starts with the settings of the house and changes what is sent', async () => {
    const read = await api.call(calls.getShow, { params: { showCode: show.showCode } }, { as: owner });
    expect(read.body.seatPicker).toEqual(DEFAULT_SEAT_PICKER);
    const { status, body } = await update({ choice: 'best-available', mostSeats: 4 });
    expect(status).toBe(200);
    expect(body.seatPicker).toEqual({ ...DEFAULT_SEAT_PICKER, choice: 'best-available', mostSeats: 4 });
    expect(body.revision).toBe(2);
    expect((await update({ mostSeats: 6 })).body.seatPicker).toMatchObject({ choice: 'best-available', mostSeats: 6 });
  });

  it.each([
    [{ choice: 'guess' }, 'choice'],
    [{ mostSeats: 0 }, 'mostSeats'],
    [{ mostSeats: 51 }, 'mostSeats'],
    [{ showsPrices: 'yes' }, 'showsPrices'],
    [{ zoom: 2 }, 'zoom'],
  ])('refuses %o naming %s', async (body, field) => {
    const refused = await update(body);
    expect(refused.status).toBe(400);
    expect(refused.problem.fieldErrors?.[0]?.field).toBe(field);
  });

  it('is for those who may write events, with the revision they saw', async () => {
    expect((await update({ mostSeats: 4 }, { revision: 3 })).status).toBe(412);
    expect((await update({ mostSeats: 4 }, { as: await api.createUser(promoter, 'auditor') })).status).toBe(403);
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await update({ mostSeats: 4 }, { as: stranger })).status).toBe(404);
  });
});

describe('where an event is sold', () => {
  const list = async (as = owner) =>
    api.call(calls.listShowPartnerSites, { params: { showCode: show.showCode } }, { as });
  const sitesOf = (siteIds: number[]) =>
    runAsSystem(api.database, (db) =>
      db.update(shows).set({ partnerSiteIds: siteIds }).where(eq(shows.id, show.showId)),
    );

  it('is everywhere while no site is chosen', async () => {
    const { body } = await list();
    expect(body.items.length).toBeGreaterThan(1);
    expect(body.items.every((site) => site.isSelected && site.priceCount === 4)).toBe(true);
    expect(body.items.map((site) => site.name)).toEqual(body.items.map((site) => site.name).toSorted());
  });

  it('counts the tickets of the sites that were chosen', async () => {
    await sitesOf([1, 2]);
    await runAsSystem(api.database, (db) =>
      db
        .update(priceTypes)
        .set({ partnerSiteIds: [2] })
        .where(eq(priceTypes.id, show.prices[0])),
    );
    const { body } = await list();
    const sold = Object.fromEntries(body.items.map((site) => [site.id, site.isSelected ? site.priceCount : null]));
    expect(sold).toMatchObject({ 1: 3, 2: 4, 3: null });
  });

  it('is told to whoever sees the event', async () => {
    expect((await list(await api.createUser(promoter, 'auditor'))).status).toBe(200);
    expect((await list(await api.createUser(await api.createPromoter(), 'owner'))).status).toBe(404);
    const scopeless = await api.createUser(promoter, 'owner', { scopes: ['openid'] });
    expect((await list(scopeless)).status).toBe(403);
  });
});
