import { eq } from 'drizzle-orm';
import { reportColumnSets } from '../../db/schema/report-settings.ts';
import type { FindOwner } from '../../identity/owner.ts';

/** Whoever works for the promoter, or for a part of it, has settings of their own there. */
export const findOwnerOfReportColumnSet: FindOwner = async (db, id) => {
  const [row] = await db
    .select({ promoterId: reportColumnSets.promoterId })
    .from(reportColumnSets)
    .where(eq(reportColumnSets.id, Number(id)));
  return row;
};
