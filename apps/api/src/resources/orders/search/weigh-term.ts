import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context.ts';
import { COUNTED_ROWS } from '../../../lists/page-answer.ts';
import type { KeyReader } from './key-ranges.ts';
import type { Term, TextRange } from './parse-term.ts';

/** A beginning with the keys that have it, counted up to COUNTED_ROWS, and how many orders these belong to. */
export interface WeighedRange {
  range: TextRange;
  keys: number;
  orders: number;
}

/** The rarest beginning first. */
export type WeighedWay = [WeighedRange, ...WeighedRange[]];

const dialect = new PgDialect();

/**
 * The ways of a term that can lead to an order, counted rather than guessed: no statistics of the planner decide which
 * way an order is looked for.
 */
export async function weighTerm(ctx: Context, reader: KeyReader, { ways }: Term): Promise<WeighedWay[]> {
  const ranges = ways.flat();
  if (ranges.length === 0) return [];
  const weights = ranges.map(
    (range, nth) => sql`
    select ${nth}::int, count(*)::int, count(distinct order_id)::int
    from (select order_id from (${reader.keysIn(range, COUNTED_ROWS)}) k limit ${COUNTED_ROWS}) k`,
  );
  const { sql: text, params } = dialect.sqlToQuery(sql.join(weights, sql` union all `));
  const rows = (await ctx.query(text, params)) as [nth: number, keys: number, orders: number][];
  const found = new Map(rows.map(([nth, keys, orders]) => [ranges[nth], { keys, orders }]));
  return ways.flatMap((way) => {
    const weighed = way.map((range) => ({ range, ...(found.get(range) ?? { keys: 0, orders: 0 }) }));
    const [rarest, ...others] = weighed.toSorted((a, b) => a.keys - b.keys);
    return rarest && rarest.keys > 0 ? [[rarest, ...others]] : [];
  });
}
