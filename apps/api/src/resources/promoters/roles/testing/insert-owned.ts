import { roles } from '#db/schema/promoters/roles.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async ({ database }, { promoter }) => {
  const id = newId();
  await runAsSystem(database, (db) =>
    db.insert(roles).values({
      promoterId: promoter.id,
      id,
      name: `Role ${id}`,
      nameKey: `role ${id}`,
      description: '',
      permissions: ['show:read'],
      updatedAt: new Date(),
    }),
  );
  return id;
};
