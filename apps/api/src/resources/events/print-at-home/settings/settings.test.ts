import { createArtistCampaign } from '@parterre/contract/calls/artist-campaigns';
import * as calls from '@parterre/contract/calls/print-at-home';
import { listShowHistory } from '@parterre/contract/calls/shows';
import { TICKET_LANGUAGES } from '@parterre/contract/choices/print-at-home-choices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { cultures } from '#db/schema/promoters/lookups.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
});

type Update = CallArguments<typeof calls.updatePrintAtHomeSettings>['body'];

const read = async (show = office.show) =>
  (await house.api.call(calls.getPrintAtHomeSettings, { params: { showCode: show.showCode } }, { as: house.owner }))
    .body;
const update = (body: Update, options: object = {}) =>
  house.api.call(
    calls.updatePrintAtHomeSettings,
    { params: { showCode: office.show.showCode }, body },
    { as: house.owner, ...options },
  );
const copy = (body: { direction?: 'TO_CAMPAIGN' | 'FROM_CAMPAIGN' } = {}, options: object = {}) =>
  house.api.call(
    calls.putPrintAtHomeCampaignCopy,
    { params: { showCode: office.show.showCode }, body },
    { as: house.owner, ...options },
  );
/** Creates a campaign to which the show and the given ones belong. */
async function joinCampaign(...showIds: number[]): Promise<number> {
  const name = { 'en-GB': `Campaign ${office.show.showCode}` };
  const body = { promoterCode: house.promoter.code, name };
  const { artistCampaignId } = (await house.api.call(createArtistCampaign, { body }, { as: house.owner })).body;
  for (const id of [office.show.showId, ...showIds])
    await office.rowsOf((db) => db.update(shows).set({ artistCampaignId }).where(eq(shows.id, id)));
  return artistCampaignId;
}

describe('the settings of tickets', () => {
  test('begin with those of the product, in the languages of the promoter, that of the event first', async () => {
    const { values, origins, prices, revision } = await read();
    expect(values).toMatchObject({
      languages: ['en-GB', 'de'],
      paper: 'A4',
      ticketsPerPage: 1,
      barcode: 'QR',
      hiddenFields: [],
      colour: null,
      delivery: 'ATTACHED',
    });
    expect(values.terms['en-GB']).toContain('admits one person');
    expect(new Set([...Object.values(origins).filter((origin) => typeof origin === 'string')])).toEqual(
      new Set(['DEFAULT']),
    );
    expect(prices.length).toBeGreaterThan(1);
    expect(prices[0]?.values.terms).toEqual({});
    expect(revision).toBe(0);
  });

  test('are on US Letter where offices have it', async () => {
    const { promoter } = house;
    const write = (countryCode: string) =>
      office.rowsOf((db) => db.update(promoters).set({ countryCode }).where(eq(promoters.id, promoter.id)));
    await write('US');
    expect((await read()).values.paper).toBe('LETTER');
    await write('GB');
  });

  test('are those of the event, and of one ticket its own', async () => {
    const [first = 0, second = 0] = office.show.prices;
    const answer = await update({
      paper: 'LETTER',
      colour: '#5C48C6',
      languages: ['de', 'en-GB'],
      terms: { de: 'Kein Wiedereinlass.' },
      prices: [{ priceTypeId: first, barcode: 'AZTEC', terms: { 'en-GB': 'Standing only.' } }],
    });
    expect(answer.status).toBe(200);
    const { values, origins, prices, revision } = await read();
    expect(answer.body).toEqual(await read());
    expect(revision).toBe(1);
    expect([values.paper, origins.paper, values.barcode, origins.barcode]).toEqual(['LETTER', 'SHOW', 'QR', 'DEFAULT']);
    expect([origins.terms, values.terms.de]).toEqual([{ de: 'SHOW', 'en-GB': 'DEFAULT' }, 'Kein Wiedereinlass.']);
    const own = prices.find(({ priceTypeId }) => priceTypeId === first);
    expect(own).toMatchObject({
      values: { barcode: 'AZTEC', paper: 'LETTER', terms: { 'en-GB': 'Standing only.' } },
      origins: { barcode: 'PRICE_TYPE', paper: 'SHOW', terms: { 'en-GB': 'PRICE_TYPE' } },
    });
    expect(prices.find(({ priceTypeId }) => priceTypeId === second)?.values).toMatchObject({
      barcode: 'QR',
      terms: {},
    });
  });

  test('go back to those above when they are given up, a language of the terms by itself', async () => {
    await update({ paper: 'ROLL_80', barcode: 'CODE_128', terms: { 'en-GB': 'Ours.', fr: 'À nous.' } });
    await update({ paper: null, terms: { fr: null } });
    const { values, origins } = await read();
    expect([values.paper, origins.paper, values.barcode]).toEqual(['A4', 'DEFAULT', 'CODE_128']);
    expect([values.terms['en-GB'], origins.terms]).toEqual(['Ours.', { 'en-GB': 'SHOW', de: 'DEFAULT' }]);
  });

  test('stand in the history of the event, those of a ticket with its name', async () => {
    await update({ paper: 'LETTER', prices: [{ priceTypeId: office.show.prices[0] ?? 0, ticketsPerPage: 4 }] });
    const params = { showCode: office.show.showCode };
    const history = await house.api.call(listShowHistory, { params, query: {} }, { as: house.owner });
    const entry = history.body.items.find(({ action }) => action === 'print-at-home.update');
    expect(entry?.changes).toMatchObject([
      { field: 'paper', before: null, after: 'LETTER' },
      { of: expect.any(String), field: 'ticketsPerPage', before: null, after: '4' },
    ]);
  });

  test('are refused where they name a ticket of another event, or anything twice', async () => {
    const other = await openBoxOffice(house);
    const [own = 0] = office.show.prices;
    const fieldOf = async (body: Update) => {
      const { status, problem } = await update(body);
      return [status, problem?.fieldErrors?.[0]?.field, problem?.fieldErrors?.[0]?.code];
    };
    expect(await fieldOf({ prices: [{ priceTypeId: other.show.prices[0] ?? 0, paper: 'A4' }] })).toEqual([
      400,
      'prices.0.priceTypeId',
      'unknown',
    ]);
    expect(await fieldOf({ prices: [{ priceTypeId: own }, { priceTypeId: own }] })).toEqual([
      400,
      'prices.1.priceTypeId',
      'twice',
    ]);
    expect(await fieldOf({ languages: ['de', 'de'] })).toEqual([400, 'languages.1', 'twice']);
    expect(await fieldOf({ languages: ['de', 'xx'] })).toEqual([400, 'languages.1', 'unknown']);
    expect(await fieldOf({ terms: { xx: 'Qapla’' } })).toEqual([400, 'terms.xx', 'unknown']);
    expect(await fieldOf({ hiddenFields: ['PRICE', 'PRICE'] })).toEqual([400, 'hiddenFields.1', 'twice']);
    expect((await update({ terms: { 'en-GB': 'x'.repeat(20_001) } })).problem?.code).toBe('INVALID');
  });

  test('may be in every language that tickets can be drawn in, with the default terms of each', async () => {
    const { status, body } = await update({ languages: [...TICKET_LANGUAGES] });
    expect(status).toBe(200);
    expect(body.values.languages).toEqual(TICKET_LANGUAGES);
    expect(Object.keys(body.values.terms).sort()).toEqual(TICKET_LANGUAGES.toSorted());
    expect(new Set(Object.values(body.origins.terms))).toEqual(new Set(['DEFAULT']));
  });

  test('are not saved over what somebody else has saved since', async () => {
    await update({ paper: 'LETTER' });
    expect((await update({ paper: 'A4' }, { revision: 0 })).problem?.code).toBe('STALE');
    expect((await update({ paper: 'A4' }, { revision: 1 })).status).toBe(200);
  });

  test('are changed by who sets events up, and read by whoever sees them', async () => {
    const manager = await house.api.createUser(house.promoter, 'event-manager');
    const marketing = await house.api.createUser(house.promoter, 'marketing');
    expect((await update({ paper: 'LETTER' }, { as: manager })).status).toBe(200);
    expect((await update({ paper: 'LETTER' }, { as: marketing })).problem?.details).toEqual({
      permission: 'pah:write',
    });
  });
});

describe('the settings of a campaign', () => {
  test('are those of the event that gives them, and all its events have them that set nothing', async () => {
    const other = await openBoxOffice(house);
    await joinCampaign(other.show.showId);
    await update({ paper: 'ROLL_80', terms: { 'en-GB': 'Of the tour.' } });
    const { status, body } = await copy();
    expect(status).toBe(200);
    expect(body).toMatchObject({ origins: { paper: 'CAMPAIGN', terms: { 'en-GB': 'CAMPAIGN' } }, revision: 2 });
    expect(body.campaign?.name['en-GB']).toContain(office.show.showCode);
    const { values, origins } = await read(other.show);
    expect([values.paper, values.terms['en-GB'], origins.paper]).toEqual(['ROLL_80', 'Of the tour.', 'CAMPAIGN']);
  });

  test('apply again to an event that gives up its own', async () => {
    await joinCampaign();
    await update({ paper: 'ROLL_80' });
    await copy();
    await update({ paper: 'LETTER' });
    expect((await read()).origins.paper).toBe('SHOW');
    const { body } = await copy({ direction: 'FROM_CAMPAIGN' });
    expect([body.values.paper, body.origins.paper]).toEqual(['ROLL_80', 'CAMPAIGN']);
  });

  test('need a campaign, and somebody who may change it', async () => {
    expect((await copy()).problem?.details?.reason).toBe('no-campaign');
    await joinCampaign();
    await update({ paper: 'A4' });
    expect((await copy({}, { revision: 0 })).problem?.code).toBe('STALE');
  });
});

test('default terms are in every language of tickets, and in no other', async () => {
  const get = async (languageCode: string) =>
    house.api.call(
      calls.getPrintAtHomeDefaultTerms,
      { params: { showCode: office.show.showCode }, query: { languageCode } },
      { as: house.owner },
    );
  const others = [
    { code: 'pl', name: 'Polish', nativeName: 'Polski' },
    { code: 'de-AT', name: 'Austrian German', nativeName: 'Österreichisches Deutsch' },
  ];
  await office.rowsOf((db) => db.insert(cultures).values(others).onConflictDoNothing());
  for (const culture of [...TICKET_LANGUAGES, 'de-AT']) {
    const { body } = await get(culture);
    expect(body.languageCode).toBe(culture);
    expect(body.terms.split('\n')).toHaveLength(4);
  }
  expect((await get('pl')).body.terms).toBe('');
  expect((await get('english')).status).toBe(400);
  const { problem } = await get('xx');
  expect(problem?.fieldErrors).toMatchObject([{ field: 'languageCode', code: 'unknown' }]);
});
