import { eq } from 'drizzle-orm';
import { reportSchedules } from '#db/schema/reports/report-schedules.ts';
import type { Resource } from '#resource.ts';
import { enqueueDueReports, reportJob, runSchedule } from './run-schedule.ts';
import { createReportSchedule, listReportSchedules, removeReportSchedule, updateReportSchedule } from './schedules.ts';

export const reportSchedulesResource: Resource = {
  slug: 'report-schedules',
  routes: [listReportSchedules, createReportSchedule, updateReportSchedule, removeReportSchedule],

  /** Everybody who works for the promoter, or for a part of it, has schedules of their own there. */
  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: reportSchedules.promoterId })
      .from(reportSchedules)
      .where(eq(reportSchedules.id, Number(id)));
    return row;
  },

  recurring: [['enqueue-due-reports', enqueueDueReports]],

  handlers: (deps) => [reportJob.handle((job, payload) => runSchedule(deps, job, payload))],
};
