import { memberships, users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async ({ database }, { promoter }) => {
  const id = newId();
  const user = { id: `owned-${id}`, email: `owned-${id}@example.test`, name: 'Owned', createdAt: new Date() };
  await runAsSystem(database, async (db) => {
    await db.insert(users).values(user);
    await db
      .insert(memberships)
      .values({ promoterId: promoter.id, userId: user.id, id, role: 'auditor', scopeIds: [] });
  });
  return id;
};
