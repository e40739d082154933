import { shortUrls } from '#db/schema/events/short-urls.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter, showId }) => {
  const id = newId();
  await runAsSystem(api.database, (db) =>
    db.insert(shortUrls).values({
      promoterId: promoter.id,
      id,
      showId,
      slug: 'owned',
      title: 'Owned',
      targetUrl: 'https://example.test/',
      isActive: true,
      createdAt: new Date(),
      createdBy: 'Test',
    }),
  );
  return id;
};
