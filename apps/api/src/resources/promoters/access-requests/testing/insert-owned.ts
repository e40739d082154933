import { accessRequests } from '#db/schema/promoters/access-requests.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter }) => {
  const id = newId();
  const asker = await api.createUser(promoter, 'partner');
  await runAsSystem(api.database, (db) =>
    db.insert(accessRequests).values({
      promoterId: promoter.id,
      id,
      userId: asker.id,
      permission: 'report:seats',
      askedAt: new Date(),
    }),
  );
  return id;
};
