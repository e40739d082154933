import { listPromoters } from '@parterre/contract/calls/promoters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { startTestApi, type TestApi } from '#test/support/test-api.ts';
import { createPromoter, NewPromoter } from './create-promoter.ts';
import { verifyPassword } from './users.ts';

describe('the first promoter of an installation', () => {
  let api: TestApi;
  const options = { now: new Date(), memoryKib: 64 };
  const wanted = (code: string, ownerEmail: string) =>
    NewPromoter.parse({
      code,
      name: 'First',
      currency: 'EUR',
      country: 'DE',
      timeZone: 'Europe/Berlin',
      ownerEmail,
      ownerName: 'First Owner',
    });

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  test('comes with an owner whose password works', async () => {
    const { password } = await createPromoter(api.database, wanted('first-one', 'first@example.test'), options);
    const user = await verifyPassword(
      api.database,
      { email: 'first@example.test', password: password ?? '' },
      options.memoryKib,
    );
    expect(user).toBeTruthy();
  });

  test('has the brand it is given, else none of its own', async () => {
    await createPromoter(api.database, { ...wanted('branded', 'branded@example.test'), brand: 'gatehouse' }, options);
    await createPromoter(api.database, wanted('unbranded', 'unbranded@example.test'), options);
    const rows = await runAsSystem(api.database, (db) =>
      db.select({ code: promoters.code, brand: promoters.brand }).from(promoters),
    );
    expect(rows).toContainEqual({ code: 'branded', brand: 'gatehouse' });
    expect(rows).toContainEqual({ code: 'unbranded', brand: null });
  });

  test('a second one for the same person keeps their password', async () => {
    await createPromoter(api.database, wanted('the-first-of-two', 'twice@example.test'), options);
    const second = wanted('the-second-of-two', 'twice@example.test');
    const { password } = await createPromoter(api.database, second, options);
    expect(password).toBeNull();
  });

  test('a code that is taken is refused and leaves nothing behind', async () => {
    await createPromoter(api.database, wanted('taken', 'quick@example.test'), options);
    await expect(createPromoter(api.database, wanted('taken', 'late@example.test'), options)).rejects.toThrow();
    const owner = await api.createUser(await api.createPromoter(), 'owner');
    const mine = await api.call(listPromoters, {}, { as: owner });
    expect(mine.body.items).toHaveLength(1);
  });
});
