import { ReportRequest } from '@parterre/contract/reports/report-request';
import { reportSchedules } from '#db/schema/reports/report-schedules.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter }) => {
  const id = newId();
  await runAsSystem(api.database, (db) =>
    db.insert(reportSchedules).values({
      promoterId: promoter.id,
      id,
      userId: 'somebody',
      userName: 'Somebody',
      name: 'Owned',
      report: 'sales',
      request: ReportRequest.parse({ promoterCode: promoter.code }),
      includeQuestions: false,
      fileType: 'CSV',
      salesPeriod: 'as-asked',
      every: 'day',
      weekday: 1,
      dayOfMonth: 1,
      hour: 7,
      timeZone: 'Europe/London',
      recipients: ['ada@example.test'],
      state: 'PAUSED',
      createdAt: new Date(),
    }),
  );
  return id;
};
