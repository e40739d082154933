import { invitations } from '#db/schema/promoters/invitations.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';
import { HOUR_MS } from '#time/zones.ts';

export const insertOwned: InsertOwned = async ({ database }, { promoter }) => {
  const id = newId();
  const now = new Date();
  await runAsSystem(database, (db) =>
    db.insert(invitations).values({
      promoterId: promoter.id,
      id,
      email: `invited-${id}@example.test`,
      role: 'auditor',
      scope: 'promoter',
      scopeIds: [],
      language: 'en-GB',
      invitedBy: 'Test',
      createdAt: now,
      sentAt: now,
      expiresAt: new Date(now.getTime() + HOUR_MS),
    }),
  );
  return id;
};
