import { guestLists } from '#db/schema/sales/guest-lists.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter, showId, priceTypeId }) => {
  const id = newId();
  await runAsSystem(api.database, (db) =>
    db.insert(guestLists).values({
      promoterId: promoter.id,
      id,
      showId,
      name: 'Owned',
      ownerName: 'Owner',
      searchKey: 'owned',
      allocation: 10,
      priceTypeId,
      createdAt: new Date(),
    }),
  );
  return id;
};
