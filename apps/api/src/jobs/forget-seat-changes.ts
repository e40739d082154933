import { lt } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { seatChanges } from '../db/schema/seats.ts';
import { viewers } from '../db/schema/viewers.ts';
import { runAsSystem } from '../db/system.ts';
import { KEPT_MS } from '../live/seats/cursor.ts';

/** Live maps catch up for an hour; whoever was away longer reads the seats anew. */
export async function forgetSeatChanges(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await runAsSystem(database, async (db) => {
    await db.delete(seatChanges).where(lt(seatChanges.at, before));
    await db.delete(viewers).where(lt(viewers.seenAt, before));
  });
}
