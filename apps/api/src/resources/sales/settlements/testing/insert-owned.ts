import { settlements } from '#db/schema/sales/settlements.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter }) => {
  const id = newId();
  await runAsSystem(api.database, (db) =>
    db.insert(settlements).values({
      promoterId: promoter.id,
      id,
      number: 1,
      fromOn: '2026-01-01',
      toOn: '2026-01-31',
      currency: 'GBP',
      tickets: 0,
      receiptsMinor: 0,
      netMinor: 0,
      agreedAt: new Date(),
      agreedBy: 'Test',
      digest: '0'.repeat(64),
    }),
  );
  return id;
};
