import * as holdCalls from '@parterre/contract/calls/holds';
import * as codeCalls from '@parterre/contract/calls/offer-codes';
import * as groupCalls from '@parterre/contract/calls/price-groups';
import * as priceCalls from '@parterre/contract/calls/prices';
import * as linkCalls from '@parterre/contract/calls/short-urls';
import * as calls from '@parterre/contract/calls/shows';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import { runAsSystem } from '#db/system.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { insertCampaign, insertTour } from '#test/scenes/insert-tour.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: FullShow;
let params: { showCode: string };
let now = Date.parse('2026-11-20T12:00:00Z');

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
beforeEach(async () => {
  show = await insertFullShow(api, promoter);
  params = { showCode: show.showCode };
});
afterAll(() => api.close());

/** Returns the newest entry of the history after a successful call. */
async function tell(call: () => Promise<{ status: number; text: string }>) {
  now += 1000;
  api.setNow(new Date(now));
  const { status, text } = await call();
  if (status >= 300) throw new Error(text);
  const { body } = await api.call(calls.listShowHistory, { params }, { as: owner });
  const [entry] = body.items;
  if (!entry) throw new Error('The history is empty');
  return entry;
}
const as = () => ({ as: owner });

describe('the history of an event tells field by field', () => {
  it('what changed on the event, by name, with the reason', async () => {
    const body = {
      categoryId: 1,
      partnerSiteIds: [1, 2],
      name: { 'en-GB': 'New', de: 'Ein Konzert' },
      reason: 'Agreed',
    };
    const entry = await tell(() => api.call(calls.updateShow, { params, body }, as()));
    expect(entry.reason).toBe('Agreed');
    expect(entry.changes).toEqual([
      { field: 'name.en-GB', before: 'A concert', after: 'New' },
      { field: 'categoryId', before: null, after: 'Classical' },
      { field: 'partnerSiteIds', before: null, after: 'United Kingdom, United States' },
    ]);
  });

  it('where it moved to', async () => {
    const { artistCampaignId } = await insertCampaign(api, promoter, 'Big campaign');
    const { tourId } = await insertTour(api, promoter, { name: 'Big tour', artistCampaignId });
    const body = { startsAtLocal: '2027-03-02T20:00:00', tourId, reason: 'Ill' };
    const entry = await tell(() => api.call(calls.moveShow, { params, body }, as()));
    expect(entry).toMatchObject({ action: 'show.move', reason: 'Ill' });
    expect(entry.changes).toEqual([
      { field: 'startsAtLocal', before: '2027-03-01T19:30:00', after: '2027-03-02T20:00:00' },
      { field: 'artistCampaignId', before: null, after: 'Big campaign' },
      { field: 'tourId', before: null, after: 'Big tour' },
    ]);
  });

  it('how seats are picked', async () => {
    const entry = await tell(() => api.call(calls.updateSeatPicker, { params, body: { mostSeats: 4 } }, as()));
    expect(entry.changes).toEqual([{ field: 'mostSeats', before: '10', after: '4' }]);
  });

  it('what a ticket costs, which tax and which ticket it follows', async () => {
    const priceTypeId = show.prices[2];
    const body = { taxRateId: null, link: { priceTypeId: show.prices[0], kind: 'fixed' as const, difference: -500 } };
    const entry = await tell(() =>
      api.call(priceCalls.updatePrice, { params: { ...params, priceTypeId }, body }, as()),
    );
    expect(entry.changes).toEqual([
      { field: 'faceValueMinor', before: '1000', after: '4500' },
      { field: 'link.difference', before: null, after: '-500' },
      { field: 'link.kind', before: null, after: 'fixed' },
      { field: 'link.priceTypeId', before: null, after: 'Price 1' },
      { field: 'taxRateId', before: 'Standard', after: null },
    ]);
  });

  it('what a new ticket is, and in which group', async () => {
    const body = { priceGroupId: show.emptyGroupId, name: { 'en-GB': 'Poster' }, faceValueMinor: 500 };
    const { changes } = await tell(() => api.call(priceCalls.createPrice, { params, body }, as()));
    expect(changes).toContainEqual({ field: 'name.en-GB', before: null, after: 'Poster' });
    expect(changes).toContainEqual({ field: 'priceGroupId', before: null, after: 'Extras' });
    expect(changes.map(({ field }) => field)).not.toContain('priceTypeId');
  });

  it('the new order of tickets and groups', async () => {
    const [first, second] = show.prices;
    const prices = [{ priceTypeId: second, displayOrder: 1 }];
    const ordered = await tell(() => api.call(priceCalls.orderPrices, { params, body: { prices } }, as()));
    expect(ordered.changes[0]).toMatchObject({ field: 'order', before: expect.stringMatching(/^Price 1, Price 2/) });
    expect(ordered.changes[0]?.after).toMatch(/^Price 2, Price 1/);
    expect(first).toBeDefined();
    const group = { params: { ...params, priceGroupId: show.emptyGroupId }, body: { displayOrder: 1 } };
    const moved = await tell(() => api.call(groupCalls.updatePriceGroup, group, as()));
    expect(moved.changes).toEqual([{ field: 'displayOrder', before: '2', after: '1' }]);
  });

  it('which tickets were paused at once', async () => {
    const body = { priceTypeIds: [show.prices[0], show.standing], statusCode: 2 as const };
    const entry = await tell(() => api.call(priceCalls.updatePrices, { params, body }, as()));
    expect(entry.changes).toEqual([
      { of: 'Price 1', field: 'statusCode', before: '1', after: '2' },
      { of: 'Price 4', field: 'statusCode', before: '1', after: '2' },
    ]);
  });

  it('what changed on a hold, a code and a link', async () => {
    const hold = { params: { ...params, hold: 'TEC' }, body: { label: 'Technical' } };
    const held = await tell(() => api.call(holdCalls.updateHold, hold, as()));
    expect(held.changes).toEqual([{ field: 'label', before: 'Hold TEC', after: 'Technical' }]);
    const offerCodeId = show.codeIds[0];
    const code = {
      params: { ...params, priceGroupId: show.groupId, offerCodeId },
      body: { priceTypeIds: [show.prices[0], show.prices[1]], holdId: show.holdId },
    };
    const coded = await tell(() => api.call(codeCalls.updateOfferCode, code, as()));
    expect(coded.changes).toEqual([
      { field: 'holdId', before: null, after: 'Technical' },
      { field: 'priceTypeIds', before: 'Price 1', after: 'Price 1, Price 2' },
    ]);
    const [link] = await runAsSystem(api.database, (db) =>
      db.select().from(shortUrls).where(eq(shortUrls.showId, show.showId)),
    );
    const paused = { params: { id: link?.id ?? 0 }, body: { isActive: false } };
    const linked = await tell(() => api.call(linkCalls.updateShortUrl, paused, as()));
    expect(linked.changes).toEqual([{ field: 'isActive', before: 'true', after: 'false' }]);
  });

  it('which picture went', async () => {
    const entry = await tell(() => api.call(calls.removeShowImage, { params, query: { mediaType: 4 } }, as()));
    expect(entry.changes).toEqual([
      { field: 'name', before: 'event-listing', after: null },
      { field: 'url', before: `/media/${show.fileKeys[0]}.webp`, after: null },
    ]);
  });

  it('which events were made from it', async () => {
    const body = { dates: [{ startsAtLocal: '2027-03-08T19:30:00' }], copy: [] };
    const copied = await api.call(calls.duplicateShow, { params, body }, as());
    const entry = await tell(async () => copied);
    expect(entry.changes).toEqual([{ field: 'showCodes', before: null, after: copied.body.items[0]?.showCode }]);
  });

  it('of one kind of thing only, where one is asked for', async () => {
    const ask = (object: string) => api.call(calls.listShowHistory, { params, query: { object } }, as());
    await tell(() => api.call(calls.updateShow, { params, body: { categoryId: 2 } }, as()));
    await tell(() => api.call(calls.removeShowImage, { params, query: { mediaType: 20 } }, as()));
    expect((await ask('image')).body.items.map((entry) => entry.object)).toEqual(['image']);
    expect((await ask('image,show')).body.items.map((entry) => entry.object)).toEqual(['image', 'show']);
    expect((await ask('order')).problem.fieldErrors?.[0]?.field).toMatch(/^object/);
  });
});
