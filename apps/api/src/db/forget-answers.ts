import { lt } from 'drizzle-orm';
import { DAY_MS } from '../time/zones.ts';
import type { Database } from './database.ts';
import { idempotencyKeys } from './schema/ground/audit.ts';
import { runAsSystem } from './system.ts';

const KEPT_MS = DAY_MS;

/** Deletes stored answers to repeated requests after one day. */
export async function forgetAnswers(database: Database, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - KEPT_MS);
  await runAsSystem(database, (db) => db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, keptSince)));
}
