import { expect } from 'vitest';
import type { Session } from '#db/database.ts';

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Waits until this many sessions wait for a lock in this database, which only a database server has. */
export async function waitForLock(session: Session, waiting = 1): Promise<void> {
  const countWaiting = async () => (await session.query(WAITING, [])).length;
  await expect.poll(countWaiting, { timeout: 10_000, interval: 20 }).toBe(waiting);
}
