import { OCCURRENCE_DAYS } from '@parterre/contract/choices/occurrence-choices';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { occurrenceReaders, occurrences } from '../db/schema/ground/occurrences.ts';
import type { WriteDb } from '../db/transaction.ts';
import { DAY_MS } from '../time/zones.ts';
import type { JobContext } from './job-context.ts';

export type OccurrenceRow = typeof occurrences.$inferSelect;

const ROWS_AT_ONCE = 500;

/** True once a transaction has ended for everybody, so that no row of it or of an older one can still appear. */
const hasEnded = sql`${occurrences.tx} < pg_snapshot_xmin(pg_current_snapshot())`;

/**
 * Hands each occurrence once to the reader of this name, the oldest first. `hand` writes what follows, such as jobs, in
 * the transaction that records the reader's position. A new reader begins with the next occurrence. Only one process at
 * a time reads for a reader.
 */
export async function takeOccurrences(
  job: JobContext,
  reader: string,
  hand: (db: WriteDb, rows: readonly OccurrenceRow[]) => Promise<void>,
): Promise<void> {
  for (let taken = ROWS_AT_ONCE; taken === ROWS_AT_ONCE; )
    taken = await job.runAsSystem((db) => takePart(db, reader, hand));
}

async function takePart(
  db: WriteDb,
  reader: string,
  hand: (db: WriteDb, rows: readonly OccurrenceRow[]) => Promise<void>,
): Promise<number> {
  const seen = await lockReader(db, reader);
  if (!seen) return 0;
  const rows = await db
    .select()
    .from(occurrences)
    .where(and(sql`(${occurrences.tx}, ${occurrences.id}) > (${seen.tx}::xid8, ${seen.id})`, hasEnded))
    .orderBy(asc(occurrences.tx), asc(occurrences.id))
    .limit(ROWS_AT_ONCE);
  const last = rows.at(-1);
  if (!last) return 0;
  await hand(db, rows);
  await db.update(occurrenceReaders).set({ tx: last.tx, id: last.id }).where(eq(occurrenceReaders.reader, reader));
  return rows.length;
}

/**
 * Returns the position of a reader; undefined while another process reads for it. In a database that was restored
 * elsewhere, transactions count from the start, so a reader ahead of them begins with the next occurrence.
 */
async function lockReader(db: WriteDb, reader: string) {
  const next = sql<string>`pg_snapshot_xmin(pg_current_snapshot())`;
  const from = { tx: sql`(${next}::text::bigint - 1)::text::xid8`, id: Number.MAX_SAFE_INTEGER };
  await db
    .insert(occurrenceReaders)
    .values({ reader, ...from })
    .onConflictDoNothing();
  const [seen] = await db
    .select({
      tx: occurrenceReaders.tx,
      id: occurrenceReaders.id,
      isAhead: sql<boolean>`${occurrenceReaders.tx} > ${next}`,
    })
    .from(occurrenceReaders)
    .where(eq(occurrenceReaders.reader, reader))
    .for('update', { skipLocked: true });
  if (!seen?.isAhead) return seen;
  await db.update(occurrences).set({ tx: from.tx }).where(sql`${occurrences.tx} > ${next}`);
  const [moved] = await db.update(occurrenceReaders).set(from).where(eq(occurrenceReaders.reader, reader)).returning();
  return moved;
}

/** Deletes occurrences after OCCURRENCE_DAYS, which is as far back as notifications are listed. */
export async function forgetOccurrences({ runAsSystem, now }: JobContext): Promise<void> {
  const keptSince = new Date(now.getTime() - OCCURRENCE_DAYS * DAY_MS);
  await runAsSystem((db) => db.delete(occurrences).where(lt(occurrences.at, keptSince)));
}
