import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../context.ts';
import { COUNTED_ROWS } from './page-answer.ts';

/** Counts the rows of a list, up to the limit a page reports. */
export async function countRows({ db }: Pick<Reader, 'db'>, table: PgTable, matches: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matches)
    .limit(COUNTED_ROWS)
    .as('some');
  const [counted] = await db.select({ rows: count() }).from(some);
  return counted?.rows ?? 0;
}
