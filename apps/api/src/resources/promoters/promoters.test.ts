import type { Call } from '@parterre/contract/call';
import * as calls from '@parterre/contract/calls/promoters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '../../../test/test-api.ts';
import { taxRates } from '../../db/schema/promoters.ts';
import { memberships } from '../../db/schema/users.ts';
import { runAsSystem } from '../../db/system.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());

describe('promoters', () => {
  it('are those the caller works for, and no others', async () => {
    const second = await api.createPromoter();
    const both = await api.createUser(promoter, 'auditor');
    await runAsSystem(api.database, (db) =>
      db.insert(memberships).values({ promoterId: second.id, userId: both.id, role: 'finance', scopeIds: [] }),
    );
    const codes = async (as: TestUser) =>
      (await api.call(calls.listPromoters, {}, { as })).body.items.map((item) => item.code).sort();
    expect(await codes(owner)).toEqual([promoter.code]);
    expect(await codes(both)).toEqual([promoter.code, second.code].sort());
  });

  it('are read one by one by their code', async () => {
    const { status, body } = await api.call(calls.getPromoter, { params: { code: promoter.code } }, { as: owner });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: promoter.id,
      code: promoter.code,
      name: `Promoter ${promoter.code}`,
      defaultCulture: 'en-GB',
      cultures: ['en-GB', 'de'],
      currency: 'GBP',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    });
  });

  it('list their tax rates, the default first', async () => {
    await runAsSystem(api.database, (db) =>
      db.insert(taxRates).values({ promoterId: promoter.id, id: 7, name: 'Books', rateBasisPoints: 500 }),
    );
    const { body } = await api.call(calls.listTaxRates, { params: { code: promoter.code } }, { as: owner });
    expect(body.items).toEqual([
      { taxRateId: promoter.taxRateId, name: 'Standard', rateBasisPoints: 2000, isDefault: true },
      { taxRateId: 7, name: 'Books', rateBasisPoints: 500, isDefault: false },
    ]);
  });

  it('are unknown to strangers, under wrong codes, and closed to tokens without the scope', async () => {
    const scopeless = await api.createUser(promoter, 'owner', { scopes: ['backstage.read'] });
    for (const call of [calls.getPromoter, calls.listTaxRates] as Call[]) {
      const ask = (code: string, as: TestUser) => api.call(call, { params: { code } }, { as });
      expect((await ask(promoter.code, stranger)).status).toBe(404);
      expect((await ask('nobody', owner)).status).toBe(404);
      expect((await ask("x'; --", owner)).status).toBe(404);
      expect((await ask(promoter.code, scopeless)).problem.details).toEqual({ scope: 'event-config.promoter_read' });
    }
  });
});
