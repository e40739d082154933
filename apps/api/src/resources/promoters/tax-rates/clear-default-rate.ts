import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { taxRates } from '../../../db/schema/promoters.ts';

/** At most one rate is the default: the one that was is changed, so that whoever edits it hears of it. */
export async function clearDefaultRate(change: Change, promoterId: number): Promise<void> {
  await change.db
    .update(taxRates)
    .set({ isDefault: false, revision: sql`${taxRates.revision} + 1` })
    .where(and(eq(taxRates.promoterId, promoterId), eq(taxRates.isDefault, true)));
}
