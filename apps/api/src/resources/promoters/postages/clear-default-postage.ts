import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { postages } from '../../../db/schema/promoters.ts';

/** At most one postage is the default: the one that was is changed, so that whoever edits it hears of it. */
export async function clearDefaultPostage(change: Change, promoterId: number): Promise<void> {
  await change.db
    .update(postages)
    .set({ isDefault: false, revision: sql`${postages.revision} + 1` })
    .where(and(eq(postages.promoterId, promoterId), eq(postages.isDefault, true)));
}
