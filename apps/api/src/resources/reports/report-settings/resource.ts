import { eq } from 'drizzle-orm';
import { reportColumnSets } from '#db/schema/reports/report-settings.ts';
import type { Resource } from '#resource.ts';
import {
  createReportColumnSet,
  listReportColumnSets,
  removeReportColumnSet,
  updateReportColumnSet,
} from './column-sets.ts';
import { forgetDownloads, listReportDownloads } from './downloads.ts';

export const reportSettingsResource: Resource = {
  slug: 'report-settings',
  routes: [
    listReportColumnSets,
    createReportColumnSet,
    updateReportColumnSet,
    removeReportColumnSet,
    listReportDownloads,
  ],

  /** Everybody who works for the promoter, or for a part of it, has settings of their own there. */
  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: reportColumnSets.promoterId })
      .from(reportColumnSets)
      .where(eq(reportColumnSets.id, Number(id)));
    return row;
  },

  recurring: [['forget-downloads', forgetDownloads]],
};
