import { updateAccount } from '@parterre/contract/accounts';
import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { createTenantResolver } from './resolve-tenant.ts';

test('the promoters of a call for oneself stand in one order, however the memberships were read', async () => {
  const resolve = createTenantResolver(Object.create(null), Object.create(null));
  const ask = (...promoterIds: number[]) => {
    const memberships = promoterIds.map((promoterId) => ({
      promoterId,
      permissions: [],
      scope: 'promoter' as const,
      scopeIds: [],
    }));
    const actor: Actor = { kind: 'user', id: 'ada', name: 'Ada', memberships };
    return resolve(actor, updateAccount, { params: {}, query: {}, body: undefined });
  };
  expect(await ask(30, 4, 100)).toEqual([4, 30, 100]);
  expect(await ask(100, 30, 4)).toEqual([4, 30, 100]);
});
