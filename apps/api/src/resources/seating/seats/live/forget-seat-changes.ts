import { lt } from 'drizzle-orm';
import { seatChanges } from '#db/schema/seating/seats.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { KEPT_MS } from './cursor.ts';

/** Deletes old changes. Live maps catch up for an hour; a map that was away longer reads all seats again. */
export async function forgetSeatChanges({ runAsSystem, now }: JobContext): Promise<void> {
  const keptSince = new Date(now.getTime() - KEPT_MS);
  await runAsSystem((db) => db.delete(seatChanges).where(lt(seatChanges.at, keptSince)));
}
