import { webhooks } from '#db/schema/promoters/webhooks.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter }) => {
  const id = newId();
  await runAsSystem(api.database, (db) =>
    db.insert(webhooks).values({
      promoterId: promoter.id,
      id,
      url: 'https://example.com/hook',
      kinds: ['order.created'],
      state: 'ACTIVE',
      sealedSecret: '',
      createdAt: new Date(),
      createdBy: 'Test',
    }),
  );
  return id;
};
