import * as calls from '@parterre/contract/calls/lookups';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Call } from '@parterre/contract/wire/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let partner: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  partner = await api.createUser(await api.createPromoter(), 'partner', { scope: 'partner-site', scopeIds: [1] });
});
afterAll(() => api.close());

describe('lookups, for everybody who is signed in', () => {
  it('name the genres an event can have', async () => {
    const { body } = await api.call(calls.listCategories, {}, { as: partner });
    expect(body.items).toContainEqual({
      categoryId: 1,
      name: expect.objectContaining({ 'en-GB': 'Classical', de: 'Klassik' }),
    });
  });

  it('say that 88 is complimentary, in every language', async () => {
    const { body } = await api.call(calls.listStatusCodes, {}, { as: partner });
    expect(body.items.find(({ code }) => code === 88)?.name).toEqual({
      'en-GB': 'Complimentary',
      de: 'Freikarte',
      fr: 'Exonéré',
      'fr-CH': 'Exonéré',
      it: 'Omaggio',
      pt: 'Cortesia',
      'pt-BR': 'Cortesia',
    });
    expect(body.items.filter((item) => item.kind === 'comp').map((item) => item.code)).toEqual([88]);
  });

  it('put the default language first', async () => {
    const { body } = await api.call(calls.listCultures, {}, { as: partner });
    const codes = body.items.map((item) => item.code);
    expect(codes[0]).toBe('en-GB');
    expect(codes).toEqual(expect.arrayContaining(['fr', 'de', 'it', 'pt', 'fr-CH', 'pt-BR']));
    expect(codes.slice(1)).toEqual(codes.slice(1).sort());
  });

  it('show partner sites as regions, without the host they sell on', async () => {
    const { body } = await api.call(calls.listRegions, {}, { as: partner });
    expect(body.items).toContainEqual({ id: 1, name: 'United Kingdom', partnerSiteId: 'uk' });
  });

  it('name what a line of an order can be', async () => {
    const { body } = await api.call(calls.listItemTypes, {}, { as: partner });
    expect(body.items[0]).toMatchObject({
      itemTypeId: 1,
      code: 'ticket',
      name: { 'en-GB': 'Ticket', de: 'Ticket', fr: 'Billet', 'pt-BR': 'Ingresso' },
    });
    expect(new Set(body.items.map((item) => item.code)).size).toBe(body.items.length);
  });

  it('list the countries by name with currency and time zones', async () => {
    const { body } = await api.call(calls.listCountries, {}, { as: partner });
    const names = body.items.map((item) => item.name);
    expect(body.items.find((item) => item.code === 'CH')).toMatchObject({
      currency: 'CHF',
      timeZones: ['Europe/Zurich'],
    });
    expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Albania'));
    expect(names.indexOf('Albania')).toBeLessThan(names.indexOf('Austria'));
  });

  it('are closed to tokens without the scope', async () => {
    const scopeless = await api.createUser(await api.createPromoter(), 'owner', { scopes: ['openid'] });
    const { createPerformingArtist: _, ...reads } = calls;
    for (const call of Object.values<Call>(reads))
      expect((await api.call(call, {}, { as: scopeless })).problem.details).toEqual({ scope: 'backstage.read' });
  });
});

describe('performing artists', () => {
  let promoter: TestPromoter;
  let marketing: TestUser;

  beforeAll(async () => {
    promoter = await api.createPromoter();
    marketing = await api.createUser(promoter, 'marketing');
  });

  const add = (name: string, as = marketing, promoterCode = promoter.code) =>
    api.call(calls.createPerformingArtist, { body: { promoterCode, name } }, { as });

  async function find(searchTerm: string): Promise<string[]> {
    const { body } = await api.call(calls.listPerformingArtists, { query: { searchTerm } }, { as: partner });
    return body.items.map((artist) => artist.name);
  }

  it('are added for everybody and found by the beginning of any word', async () => {
    const { status, body } = await add('  Anne-Sophie Mütter ');
    expect(status).toBe(201);
    expect(body).toEqual({ performingArtistId: expect.any(Number), name: 'Anne-Sophie Mütter' });
    for (const term of ['sop', 'MUTTER', 'mütter anne', "'; drop table"])
      expect(await find(term)).toEqual(term.includes('drop') ? [] : ['Anne-Sophie Mütter']);
    expect(await find('utter')).toEqual([]);
    expect(await find('***')).toEqual([]);
  });

  it('that are there already are answered as they are', async () => {
    const first = await add('Béla Fleck');
    const again = await add('BELA  fleck', await api.createUser(promoter, 'event-manager'));
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await find('fleck')).toEqual(['Béla Fleck']);
  });

  it('get one entry when two people add them at once', async () => {
    const answers = await Promise.all([add('Yo-Yo Ma'), add('yo-yo ma'), add('Yo-Yo Ma')]);
    expect(new Set(answers.map((answer) => answer.body.performingArtistId)).size).toBe(1);
    expect(await find('yo ma')).toHaveLength(1);
  });

  it('are read by their ids', async () => {
    const { body: ada } = await add('Ada');
    const { body: zoe } = await add('Zoë');
    const ids = `${zoe.performingArtistId},${ada.performingArtistId},9999999999`;
    const { body } = await api.call(calls.listPerformingArtists, { query: { ids } }, { as: partner });
    expect(body.items).toEqual([ada, zoe]);
  });

  it('are read on, page after page, each once', async () => {
    for (let i = 0; i < 45; i++) await add(`Paged ${'x'.repeat(80)} ${i}`);
    const seen: number[] = [];
    let next: string | undefined;
    do {
      const query = { searchTerm: 'paged', ...(next ? { next } : {}) };
      const { body } = await api.call(calls.listPerformingArtists, { query }, { as: partner });
      expect(body).toMatchObject({ totalItems: 45, totalPages: 3, totalKind: 'exact' });
      seen.push(...body.items.map((artist) => artist.performingArtistId));
      next = body.next;
    } while (next !== undefined);
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
  });

  it('are refused without the permission, the promoter or a name', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await add('Somebody', await api.createUser(promoter, 'finance'))).problem.details).toEqual({
      permission: 'campaign:write',
    });
    expect((await add('Somebody', stranger)).status).toBe(404);
    for (const name of ['', '   ', '\u200b', 'x'.repeat(121)])
      expect((await add(name)).problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field: 'name' }] });
  });

  it.each([
    [{ ids: '1,x' }, 'ids'],
    [{ pageSize: 10 }, 'pageSize'],
    [{ next: 'bm9uc2Vuc2U' }, 'next'],
    [{ searchTerm: 'x'.repeat(LIMITS.searchTerm + 1) }, 'searchTerm'],
  ])('refuse %o naming %s', async (query, field) => {
    const { problem } = await api.call(calls.listPerformingArtists, { query }, { as: partner });
    expect(problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });
});
