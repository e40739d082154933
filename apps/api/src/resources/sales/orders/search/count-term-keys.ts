import { sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { COUNTED_ROWS } from '#lists/page-answer.ts';
import type { KeyReader } from './key-ranges.ts';
import type { Term, TextRange } from './parse-term.ts';

/** A beginning with the number of its keys, counted up to COUNTED_ROWS, and the number of their orders. */
export interface WeighedRange {
  range: TextRange;
  keys: number;
  orders: number;
}

/** Sorted with the rarest beginning first. */
export type WeighedWay = [WeighedRange, ...WeighedRange[]];

const WEIGHTS = { nth: column.int('nth'), keys: column.int('keys'), orders: column.int('orders') };

/**
 * Returns the ways of a term that can lead to an order. Their keys are counted instead of guessed, so that the choice
 * of a search does not depend on the planner's statistics.
 */
export async function countTermKeys(ctx: Context, reader: KeyReader, { ways }: Term): Promise<WeighedWay[]> {
  const ranges = ways.flat();
  if (ranges.length === 0) return [];
  const weights = ranges.map(
    (range, nth) => sql`
    select ${nth}::int as nth, count(*)::int as keys, count(distinct order_id)::int as orders
    from (select order_id from (${reader.keysIn(range, COUNTED_ROWS)}) k limit ${COUNTED_ROWS}) k`,
  );
  const counted = sql.join(weights, sql` union all `);
  const rows = await ctx.readRows(rowsOf(WEIGHTS, (list) => sql`select ${sql.raw(list)} from (${counted}) weights`));
  const found = new Map(rows.map(({ nth, ...weight }) => [ranges[nth], weight]));
  return ways.flatMap((way) => {
    const weighed = way.map((range) => ({ range, ...(found.get(range) ?? { keys: 0, orders: 0 }) }));
    const [rarest, ...others] = weighed.toSorted((a, b) => a.keys - b.keys);
    return rarest && rarest.keys > 0 ? [[rarest, ...others]] : [];
  });
}
