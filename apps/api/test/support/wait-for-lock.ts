import { expect } from 'vitest';
import type { Session } from '../../src/db/database.ts';

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until somebody waits for a lock in this database, or nobody does any more. Only a server has others who could. */
export async function waitForLock(session: Session, isExpected = true): Promise<void> {
  const isWaiting = async () => (await session.query(WAITING, [])).length > 0;
  await expect.poll(isWaiting, { timeout: 10_000, interval: 20 }).toBe(isExpected);
}
