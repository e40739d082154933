import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../context.ts';
import { COUNTED_ROWS } from './page-answer.ts';

/** How many rows of a table a list has, up to what a page tells of them. */
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
