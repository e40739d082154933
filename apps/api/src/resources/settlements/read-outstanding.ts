import type { Reader } from '../../context.ts';
import { DUE, PAID } from '../../db/schema/orders.ts';
import { PERIODS, type Scope, toScopeValues } from './read-scope.ts';

/** What buyers of the events still owe at the end of the period, and what is due to buyers: order by order. */
export async function readOutstanding(ctx: Reader, scope: Scope): Promise<{ owedMinor: number; dueBackMinor: number }> {
  const [row] = await ctx.query(OUTSTANDING, toScopeValues(scope));
  return { owedMinor: Number(row?.[0]), dueBackMinor: Number(row?.[1]) };
}

const OUTSTANDING = `
  select coalesce(sum(greatest(0, o.owed)), 0), coalesce(sum(greatest(0, -o.owed)), 0) from (
    select l.order_id, sum(case when l.kind in ${DUE} then l.amount_minor
      when l.kind in ${PAID} then -l.amount_minor else 0 end) as owed
    from ${PERIODS} join ledger l on l.promoter_id = $1 and l.show_id = w.show_id and l.at < w.to_at
    where l.currency = $5 and w.from_at is not null group by 1
  ) o`;
