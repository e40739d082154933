import { getPromoter } from '@parterre/contract/calls/promoters';
import * as calls from '@parterre/contract/calls/translations';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { CallArguments } from '@parterre/contract/wire/call';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { translations } from '#db/schema/promoters/translations.ts';
import { runAsSystem } from '#db/system.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { findShippedForm, findShippedText, listShippedTexts } from './shipped-texts.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});

/** A text without placeholders. */
const PLAIN = { catalogue: 'shell', key: 'entries.pages.shows' };

type Place = Partial<CallArguments<typeof calls.setTranslation>['params']>;
const at = (place: Place = {}) => ({ code: promoter.code, ...PLAIN, language: 'en-GB' as const, ...place });
const set = (text: string, place: Place = {}, more: { revision?: number; key?: string; as?: TestUser } = {}) =>
  api.call(calls.setTranslation, { params: at(place), body: { text } }, { as: owner, ...more });
const remove = (place: Place = {}, more: { revision?: number } = {}) =>
  api.call(calls.removeTranslation, { params: at(place) }, { as: owner, ...more });
const list = async (query: CallArguments<typeof calls.listTranslations>['query'] = {}) =>
  (await api.call(calls.listTranslations, { params: { code: promoter.code }, query }, { as: owner })).body;
const history = async (place: { catalogue: string; key: string } = PLAIN) =>
  (
    await api.call(
      calls.listTranslationHistory,
      { params: { code: promoter.code, ...place }, query: {} },
      { as: owner },
    )
  ).body;

async function readContent(token?: string, headers: Record<string, string> = {}) {
  const own = await api.call(getPromoter, { params: { code: promoter.code } }, { as: owner });
  const url = `/api/main/translations/${token ?? own.body.translationToken}`;
  return api.app.inject({ method: 'GET', url, headers });
}

describe('the texts of the console', () => {
  it('stand in every language, as shipped and as the promoter says it', async () => {
    const saved = await set('Gigs');
    expect([saved.status, saved.headers.etag]).toEqual([200, '"1"']);
    expect(saved.body).toMatchObject({ text: 'Gigs', shipped: 'Events', isShown: true, changedAt: NOW.toISOString() });
    const { status, body } = await api.call(
      calls.getTranslation,
      { params: { code: promoter.code, ...PLAIN } },
      { as: owner },
    );
    expect(status).toBe(200);
    expect(body.texts.map(({ language, shipped, text }) => [language, shipped, text])).toEqual([
      ['en-GB', 'Events', 'Gigs'],
      ['de', 'Veranstaltungen', null],
      ['fr', expect.any(String), null],
      ['fr-CH', expect.any(String), null],
      ['it', expect.any(String), null],
      ['pt', expect.any(String), null],
      ['pt-BR', expect.any(String), null],
    ]);
    expect(body.texts.find(({ language }) => language === 'fr-CH')?.shippedIn).toBe('fr');
  });

  it('are found by key, by a text of any language and by what the promoter says', async () => {
    await set('Lesungen & Konzerte', { language: 'de' });
    const keysOf = async (searchTerm: string) =>
      (await list({ searchTerm, catalogue: 'shell' })).items.map(({ key }) => key);
    expect(await keysOf('entries.pages.sho')).toEqual(['entries.pages.shows']);
    expect(await keysOf('VERANSTALTUNGEN')).toContain('entries.pages.shows');
    expect(await keysOf('lesungen & kon')).toEqual(['entries.pages.shows']);
    expect(await keysOf('nothing says this')).toEqual([]);
  });

  it('are narrowed to what was changed, in one language too, and to what is missing', async () => {
    await set('Gigs', { language: 'de' });
    await set('Gigs', { key: 'entries.pages.venues' });
    const changed = async (language?: 'de' | 'fr') =>
      (await list({ state: 'changed', ...(language ? { language } : {}) })).items.map(({ key }) => key);
    expect(await changed()).toEqual(['entries.pages.shows', 'entries.pages.venues']);
    expect(await changed('de')).toEqual(['entries.pages.shows']);
    expect(await changed('fr')).toEqual([]);
    expect((await list({ state: 'missing' })).items).toEqual([]);
  });

  it('are read page by page, all of them', async () => {
    const first = await list({ pageSize: 100 });
    expect(first.totalItems).toBe(listShippedTexts().length);
    const second = await list({ pageSize: 100, pageIndex: 2 });
    expect(new Set([...first.items, ...second.items].map(({ catalogue, key }) => `${catalogue}:${key}`)).size).toBe(
      200,
    );
    expect((await list({ pageSize: 100, pageIndex: first.totalPages + 1 })).items).toEqual([]);
  });

  it('of a plural are one for each form that the language knows', () => {
    const forms = (language: string) =>
      findPlural()
        .texts.filter((form) => form.language === language)
        .map(({ form }) => form);
    expect(forms('en-GB')).toEqual(['one', 'other']);
    expect(forms('fr')).toEqual(['one', 'many', 'other']);
  });
});

const findPlural = () => {
  const text = listShippedTexts().find(({ texts }) => texts[0]?.form === 'one');
  if (!text) throw new Error('no plural');
  return text;
};

describe('an own text', () => {
  it('is taken back, and the shipped one stands again', async () => {
    await set('Gigs');
    expect((await remove({}, { revision: 9 })).problem.code).toBe('STALE');
    expect((await remove({}, { revision: 1 })).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await list({ state: 'changed' })).items).toEqual([]);
    // A revision is never used twice.
    expect((await set('Gigs', {}, { revision: 1 })).problem.code).toBe('STALE');
    expect((await set('Gigs', {}, { revision: 2 })).body.revision).toBe(3);
  });

  it('is not written over what somebody else has written meanwhile, and a request sent twice is one', async () => {
    expect((await set('Gigs', {}, { revision: 0, key: 'once' })).body.revision).toBe(1);
    expect((await set('Gigs', {}, { revision: 0, key: 'once' })).body.revision).toBe(1);
    expect((await set('Shows', {}, { revision: 0 })).problem.code).toBe('STALE');
    expect((await history()).totalItems).toBe(1);
  });

  it('has a history: who, when, from what to what, in every language', async () => {
    await set('Gigs');
    api.setNow(new Date(NOW.getTime() + 60_000));
    await set('Konzerte', { language: 'de' });
    api.setNow(new Date(NOW.getTime() + 120_000));
    await remove();
    const { items } = await history();
    expect(items.map(({ language, before, after }) => [language, before, after])).toEqual([
      ['en-GB', 'Gigs', null],
      ['de', null, 'Konzerte'],
      ['en-GB', null, 'Gigs'],
    ]);
    expect(items[0]).toMatchObject({ at: '2026-11-20T12:02:00.000Z', actorName: expect.stringMatching(/^User /) });
    expect((await history({ ...PLAIN, key: 'entries.pages.venues' })).items).toEqual([]);
  });

  it.each([
    ['', 'required'],
    ['Gigs {{name}}', 'textNoPlaceholders'],
    ['<b>Gigs</b>', 'textMarkup'],
    ['Gi\u202Egs', 'unstorable'],
    ['x'.repeat(LIMITS.translation.text + 1), 'maxLength'],
  ])('is refused as %j, naming the field', async (text, code) => {
    const { status, problem } = await set(text);
    expect([status, problem.code, problem.fieldErrors?.[0]]).toMatchObject([400, 'INVALID', { field: 'text', code }]);
  });

  it('stands for a text that there is', async () => {
    expect((await set('Gigs', { key: 'entries.pages.nothing' })).status).toBe(404);
    expect((await set('Gigs', { catalogue: 'nothing' })).status).toBe(404);
    const { catalogue, key } = findPlural();
    expect((await set('Gigs', { catalogue, key: `${key}_many` })).status).toBe(404);
    expect((await set('Gigs', { language: 'xx' as 'de' })).status).toBe(404);
  });

  it('is one of so many', async () => {
    const most = LIMITS.translation.perPromoter;
    const row = { promoterId: promoter.id, catalogue: 'shell', language: 'de' as const, text: 'x', changedAt: NOW };
    await runAsSystem(api.database, (db) =>
      db
        .insert(translations)
        .values(Array.from({ length: most }, (_, index) => ({ ...row, key: `k${index}`, changedBy: 'Test' }))),
    );
    const { problem } = await set('Gigs');
    expect([problem.code, problem.details]).toEqual(['RULE_BROKEN', { reason: 'too-many-translations', most }]);
  });

  it('is nothing for other roles, and none of other promoters', async () => {
    const clerk = await api.createUser(promoter, 'event-manager');
    expect((await set('Gigs', {}, { as: clerk })).problem.details).toEqual({ permission: 'text:write' });
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await set('Gigs', {}, { as: stranger })).status).toBe(404);
  });
});

describe('the public token', () => {
  it('opens what its promoter says, to anybody, with a tag', async () => {
    await set('Gigs');
    await set('Konzerte', { language: 'de' });
    const { statusCode, headers, body } = await readContent();
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({
      de: { 'shell:entries.pages.shows': 'Konzerte' },
      'en-GB': { 'shell:entries.pages.shows': 'Gigs' },
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
    const again = await readContent(undefined, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const weak = await readContent(undefined, { 'if-none-match': `W/${headers.etag}` });
    expect(weak.statusCode).toBe(304);
    await remove();
    const changed = await readContent(undefined, { 'if-none-match': String(headers.etag) });
    expect(JSON.parse(changed.body)).toEqual({ de: { 'shell:entries.pages.shows': 'Konzerte' } });
  });

  it('is whole: neither another promoter nor half of it opens anything', async () => {
    const { body: own } = await api.call(getPromoter, { params: { code: promoter.code } }, { as: owner });
    const [id, key = ''] = own.translationToken.split('.');
    const other = await api.createPromoter();
    for (const token of [`${other.id}.${key}`, `${id}.${key.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`])
      expect((await readContent(token)).statusCode).toBe(404);
    for (const token of ['1', `${id}.`, '..%2f', `${id}.${key}0`, '9'.repeat(90)])
      expect((await readContent(token)).statusCode).toBe(404);
  });

  it('leaves out a text that no longer goes with the shipped one', async () => {
    await set('Gigs');
    await runAsSystem(api.database, (db) =>
      db
        .update(translations)
        .set({ text: '{{gone}}' })
        .where(and(eq(translations.promoterId, promoter.id), eq(translations.key, PLAIN.key))),
    );
    expect((await readContent()).body).toBe('{}');
    expect((await list({ state: 'changed' })).items[0]?.texts[0]).toMatchObject({ text: '{{gone}}', isShown: false });
  });
});

describe('the shipped texts', () => {
  it('are found by their whole key', () => {
    const { catalogue, key } = findPlural();
    expect(findShippedText(catalogue, key)?.texts.length).toBeGreaterThan(10);
    expect(findShippedForm(catalogue, `${key}_other`, 'de')?.form).toBe('other');
    expect(findShippedForm(PLAIN.catalogue, PLAIN.key, 'de')?.shipped).toBe('Veranstaltungen');
  });
});
