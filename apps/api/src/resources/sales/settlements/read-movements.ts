import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Change, Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { optionalColumns, type Row, rowsOf } from '#db/rows-of.ts';
import type { LedgerKind } from '#db/schema/sales/orders.ts';
import { PERIODS, type SettlementScope, toScopeValues } from './read-scope.ts';

const UNSETTLED = 'not exists (select 1 from settled_rows r where r.promoter_id = $1 and r.ledger_id = l.id)';

/** The rows of the period that no statement has counted. */
const OPEN = `
  select l.* from ${PERIODS}
  join ledger l on l.promoter_id = $1 and l.show_id = w.show_id and l.at >= w.from_at and l.at < w.to_at
  where l.currency = $5 and ${UNSETTLED}`;

const SETTLED = `
  select l.* from settled_rows r join ledger l on l.promoter_id = r.promoter_id and l.id = r.ledger_id
  where r.promoter_id = $1 and r.settlement_id = $2`;

const COLUMNS = {
  showId: column.int('s.show_id'),
  /** True if an earlier statement counted its order. */
  isCorrection: column.flag('s.is_correction'),
  kind: column.text<LedgerKind>('s.kind'),
  /** True if it reverses a sale and so is negative. */
  isBack: column.flag('s.is_back'),
  /** The price type of a SALE. */
  ticket: optionalColumns({ id: column.int('p.id'), name: column.json<TextByCulture>('p.name') }),
  rows: column.int('s.rows'),
  amountMinor: column.int('s.amount'),
};

/** Ledger rows of a statement that become one line. */
export type Movement = Row<typeof COLUMNS>;

/**
 * Groups rows `l` into lines; `other` matches statements other than this one. It looks the earlier rows of an order up
 * one by one, because the planner has no statistics yet of rows that were settled a moment ago.
 */
const group = (chosen: string, other: string) =>
  rowsOf(
    COLUMNS,
    (list) => `
  with chosen as materialized (${chosen}),
  corrected as materialized (
    select o.order_id from (select distinct order_id from chosen) o
    cross join lateral (
      select from ledger e where e.promoter_id = $1 and e.order_id = o.order_id and (
        select true from settled_rows r where r.promoter_id = $1 and r.ledger_id = e.id and ${other}) limit 1) e
  ),
  sums as (
    select c.show_id, x.order_id is not null as is_correction, c.kind, c.kind = 'SALE' and c.amount_minor < 0 as is_back,
      case when c.kind = 'SALE' then coalesce(c.price_type_id, i.price_type_id) end as price_type_id, count(*) as rows, sum(c.amount_minor) as amount
    from chosen c
    left join corrected x on x.order_id = c.order_id
    left join order_items i on i.promoter_id = $1 and i.id = c.order_item_id
    group by 1, 2, 3, 4, 5
  )
  select ${list} from sums s
  left join price_types p on p.promoter_id = $1 and p.id = s.price_type_id
  left join price_groups g on g.promoter_id = $1 and g.id = p.price_group_id
  order by g.display_order, p.display_order, p.id`,
  );

export const readOpenMovements = (ctx: Reader, scope: SettlementScope): Promise<Movement[]> =>
  ctx.readRows(group(OPEN, 'true'), toScopeValues(scope));

/**
 * Reads the movements of the rows that were assigned to a statement, which stay the same whatever is sold meanwhile.
 */
export const readSettledMovements = (ctx: Reader, promoterId: number, settlementId: number): Promise<Movement[]> =>
  ctx.readRows(group(SETTLED, 'r.settlement_id <> $2'), [promoterId, settlementId]);

const SETTLE = rowsOf(
  { rows: column.int('count(*)') },
  (list) => `
  with settled as (
    insert into settled_rows (promoter_id, ledger_id, settlement_id) select $1, o.id, $6 from (${OPEN}) o returning 1
  )
  select ${list} from settled`,
);

/** Assigns the open rows to a statement. Returns how many there are. */
export async function settleRows(change: Change, scope: SettlementScope, settlementId: number): Promise<number> {
  const [row] = await change.readRows(SETTLE, [...toScopeValues(scope), settlementId]);
  return row?.rows ?? 0;
}

const BEFORE = rowsOf(
  { rows: column.int('count(*)') },
  (list) => `
  select ${list} from ${PERIODS} join ledger l on l.promoter_id = $1 and l.show_id = w.show_id and l.at < w.from_at
  where l.currency = $5 and w.to_at is not null and ${UNSETTLED}`,
);

/**
 * Counts movements before the period that no statement has counted, because an earlier statement must count them first.
 */
export async function countMovementsBefore(ctx: Reader, scope: SettlementScope): Promise<number> {
  const [row] = await ctx.readRows(BEFORE, toScopeValues(scope));
  return row?.rows ?? 0;
}
