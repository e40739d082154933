import { updatePrintAtHomeSettings } from '@parterre/contract/calls/print-at-home';
import * as calls from '@parterre/contract/calls/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { images } from '#db/schema/events/images.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import { cultures } from '#db/schema/promoters/lookups.ts';
import { runAsSystem } from '#db/system.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { insertHold } from '#test/scenes/price-seats.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
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

const ask = (showCode = show.showCode, as = owner) =>
  api.call(calls.getShowReadiness, { params: { showCode } }, { as });
const find = async (code: string) => (await ask()).body.items.filter((entry) => entry.code === code);
const editCode = (index: 0 | 1 | 2, values: Partial<typeof offerCodes.$inferInsert>) =>
  runAsSystem(api.database, (db) => db.update(offerCodes).set(values).where(eq(offerCodes.id, show.codeIds[index])));
const editLink = (values: Partial<typeof shortUrls.$inferInsert>) =>
  runAsSystem(api.database, (db) => db.update(shortUrls).set(values).where(eq(shortUrls.showId, show.showId)));

describe('the readiness of offer codes', () => {
  it('passes while every code does something', async () => {
    for (const code of ['OFFER_CODES_EXPIRED', 'OFFER_CODES_WITHOUT_TICKETS', 'OFFER_CODES_WITH_EMPTY_HOLD'])
      expect(await find(code)).toEqual([{ code, level: 'passed', area: 'offer-codes', values: {} }]);
  });

  it('names the first that has expired, but none that is disabled', async () => {
    await editCode(0, { validUntil: NOW, isDisabled: true });
    await editCode(1, { validUntil: NOW });
    await editCode(2, { validUntil: new Date(NOW.getTime() + 1) });
    expect(await find('OFFER_CODES_EXPIRED')).toEqual([
      {
        code: 'OFFER_CODES_EXPIRED',
        level: 'warning',
        area: 'offer-codes',
        offerCodeId: show.codeIds[1],
        priceGroupId: show.groupId,
        field: 'validUntilLocal',
        values: { codes: 1, name: 'CODE-2' },
      },
    ]);
  });

  it('finds those for tickets there are not, and for groups without any', async () => {
    await editCode(0, { priceTypeIds: [4711] });
    await editCode(2, { priceGroupId: show.emptyGroupId });
    expect(await find('OFFER_CODES_WITHOUT_TICKETS')).toMatchObject([
      { level: 'warning', offerCodeId: show.codeIds[0], values: { codes: 2, name: 'CODE-1' } },
    ]);
  });

  it('finds those that open a hold without seats and places', async () => {
    const { holdId } = await insertHold(api, { showCode: show.showCode, flag: 'EMP' });
    await editCode(1, { holdId });
    expect(await find('OFFER_CODES_WITH_EMPTY_HOLD')).toMatchObject([
      { offerCodeId: show.codeIds[1], field: 'holdId', values: { codes: 1 } },
    ]);
  });
});

describe('the readiness of short links', () => {
  it('finds those to a host that is not allowed, and those that are paused', async () => {
    expect(await find('LINKS_BLOCKED')).toMatchObject([{ level: 'passed' }]);
    await editLink({ targetUrl: 'https://elsewhere.test/tickets' });
    expect(await find('LINKS_BLOCKED')).toMatchObject([
      { level: 'warning', shortUrlId: expect.any(Number), field: 'targetUrl', values: { links: 1, name: 'Poster' } },
    ]);
    await editLink({ isActive: false });
    expect(await find('LINKS_PAUSED')).toMatchObject([{ level: 'warning', field: 'isActive', values: { links: 1 } }]);
  });

  it('says nothing where there are none', async () => {
    await runAsSystem(api.database, (db) => db.delete(shortUrls).where(eq(shortUrls.showId, show.showId)));
    expect([...(await find('LINKS_BLOCKED')), ...(await find('LINKS_PAUSED'))]).toEqual([]);
  });
});

describe('the readiness of pictures and texts', () => {
  it('misses the picture of the list and that of the page', async () => {
    expect(await find('IMAGE_MISSING')).toMatchObject([{ level: 'passed' }]);
    await runAsSystem(api.database, (db) => db.delete(images).where(eq(images.ownerId, show.showId)));
    expect(await find('IMAGE_MISSING')).toMatchObject([
      { field: 'images.4', values: { mediaType: 4, size: 'event-listing' } },
      { field: 'images.20', values: { mediaType: 20, size: 'event-page-medium' } },
    ]);
  });

  it('misses the terms of tickets in a language that nobody has written any in, and a colour that can be read', async () => {
    expect(await find('TICKET_TERMS_MISSING')).toMatchObject([{ level: 'passed', area: 'print-at-home' }]);
    const params = { showCode: show.showCode };
    const update = (body: CallArguments<typeof updatePrintAtHomeSettings>['body']) =>
      api.call(updatePrintAtHomeSettings, { params, body }, { as: owner });
    const polish = { code: 'pl', name: 'Polish', nativeName: 'Polski' };
    await runAsSystem(api.database, (db) => db.insert(cultures).values(polish).onConflictDoNothing());
    await update({ languages: ['en-GB', 'pl'] });
    expect(await find('TICKET_TERMS_MISSING')).toMatchObject([
      { level: 'warning', field: 'terms.pl', values: { culture: 'pl' } },
    ]);
    await update({ hiddenFields: ['TERMS'] });
    expect(await find('TICKET_TERMS_MISSING')).toMatchObject([{ level: 'passed' }]);
    expect(await find('TICKET_COLOUR_LIGHT')).toMatchObject([{ level: 'passed' }]);
    await update({ colour: '#FFCC00' });
    expect(await find('TICKET_COLOUR_LIGHT')).toMatchObject([
      { level: 'warning', field: 'colour', values: { colour: '#FFCC00' } },
    ]);
    await update({ colour: null });
  });

  it('names each colour of tickets that is too light where it is printed, with the first ticket that has it', async () => {
    const params = { showCode: show.showCode };
    const update = (body: CallArguments<typeof updatePrintAtHomeSettings>['body']) =>
      api.call(updatePrintAtHomeSettings, { params, body }, { as: owner });
    const [first, second] = show.prices;
    const own = [first, second].map((priceTypeId) => ({ priceTypeId, colour: '#FFFF00' }));
    await update({ prices: own });
    expect(await find('TICKET_COLOUR_LIGHT')).toMatchObject([
      { level: 'warning', priceTypeId: first, field: 'colour', values: { colour: '#FFFF00', prices: 2 } },
    ]);
    await update({ paper: 'ROLL_80', colour: '#FFCC00' });
    expect(await find('TICKET_COLOUR_LIGHT')).toMatchObject([{ level: 'passed' }]);
  });

  it('leads to translations that are missing or older than their source', async () => {
    const [first, second] = show.prices;
    await runAsSystem(api.database, async (db) => {
      await db
        .update(priceTypes)
        .set({ outdatedTexts: { name: ['de'] } })
        .where(eq(priceTypes.id, first));
      await db
        .update(priceTypes)
        .set({ name: { 'en-GB': 'Balcony' } })
        .where(eq(priceTypes.id, second));
    });
    expect(await find('TEXT_OUTDATED')).toMatchObject([
      { priceTypeId: first, field: 'name.de', values: { culture: 'de', of: 'ticket', text: 'name', texts: 1 } },
    ]);
    expect(await find('TEXT_MISSING')).toMatchObject([
      { priceGroupId: show.emptyGroupId, values: { of: 'group', name: 'Extras' } },
      { priceTypeId: second, values: { of: 'ticket', name: 'Balcony' } },
    ]);
  });
});

describe('the readiness of an event', () => {
  it('is told to whoever sees it', async () => {
    expect((await ask(show.showCode, await api.createUser(promoter, 'auditor'))).status).toBe(200);
    expect((await ask(show.showCode, await api.createUser(await api.createPromoter(), 'owner'))).status).toBe(404);
    expect((await ask(show.showCode, await api.createUser(promoter, 'owner', { scopes: ['openid'] }))).status).toBe(
      403,
    );
    expect((await ask('no')).status).toBe(404);
  });
});
