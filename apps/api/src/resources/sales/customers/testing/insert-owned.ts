import { customers } from '#db/schema/sales/customers.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter }) => {
  const id = newId();
  await runAsSystem(api.database, (db) =>
    db.insert(customers).values({
      promoterId: promoter.id,
      id,
      name: 'Owned',
      nameKey: 'owned',
      email: 'owned@example.test',
      emailKey: 'owned@example.test',
      createdAt: new Date(),
    }),
  );
  return id;
};
