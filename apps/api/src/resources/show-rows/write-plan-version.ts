import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';
import type { ShowRow } from './require-show.ts';
import { writeCapacity } from './write-capacity.ts';

/** Freezes a locked show on another version of its plan, whose seats it has already; answers its capacity. */
export async function writePlanVersion(change: Change, show: ShowRow, planVersionId: number): Promise<number> {
  await change.db
    .update(shows)
    .set({ planVersionId, revision: show.revision + 1 })
    .where(and(eq(shows.promoterId, show.promoterId), eq(shows.id, show.id)));
  return writeCapacity(change, show);
}
