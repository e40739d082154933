import { reportColumnSets } from '#db/schema/reports/report-settings.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter }) => {
  const id = newId();
  await runAsSystem(api.database, (db) =>
    db.insert(reportColumnSets).values({
      promoterId: promoter.id,
      id,
      userId: 'somebody',
      userName: 'Somebody',
      report: 'sales',
      name: 'Owned',
      nameKey: 'owned',
      columns: ['show_code'],
      isShared: false,
      createdAt: new Date(),
    }),
  );
  return id;
};
