import type { Call } from '@parterre/contract/call';
import * as calls from '@parterre/contract/calls/lookups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '../../../test/test-api.ts';

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
    expect(body.items).toContainEqual({ categoryId: 1, name: { 'en-GB': 'Classical', de: 'Klassik' } });
  });

  it('say that 88 is complimentary', async () => {
    const { body } = await api.call(calls.listStatusCodes, {}, { as: partner });
    expect(body.items.filter((item) => item.kind === 'comp').map((item) => item.code)).toEqual([88]);
  });

  it('put the default language first', async () => {
    const { body } = await api.call(calls.listCultures, {}, { as: partner });
    const codes = body.items.map((item) => item.code);
    expect(codes[0]).toBe('en-GB');
    expect(codes).toEqual(expect.arrayContaining(['fr', 'de', 'it', 'pt', 'fr-CH', 'pt-BR']));
    expect(codes.slice(1)).toEqual(codes.slice(1).sort());
  });

  it('show partner sites as regions', async () => {
    const { body } = await api.call(calls.listRegions, {}, { as: partner });
    expect(body.items).toContainEqual({ id: 1, name: 'United Kingdom', partnerSiteId: 'uk' });
  });

  it('are closed to tokens without the scope', async () => {
    const scopeless = await api.createUser(await api.createPromoter(), 'owner', { scopes: ['openid'] });
    for (const call of Object.values<Call>(calls))
      expect((await api.call(call, {}, { as: scopeless })).problem.details).toEqual({ scope: 'backstage.read' });
  });
});
