import type { StartPage } from '@parterre/contract/start';
import { sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { groupRows } from '#db/group-rows.ts';
import { type Row, rowsOf } from '#db/rows-of.ts';
import { seenShows } from '#resources/ground/show-rows/sold-in.ts';
import { addDays } from '#time/zones.ts';
import { anyId, type StartFilter } from './named-show.ts';

type DayOfSales = StartPage['today'];

const WEEK = 7;

/**
 * Reads the sales of a day and of the same day a week before, whole and until the present time of day, on the clock of
 * each venue: tickets and gross as the sales report counts them.
 */
export async function readSalesOfDays(
  ctx: Context,
  { regionId, having }: StartFilter,
  on: string,
): Promise<Pick<StartPage, 'today' | 'weekBefore' | 'weekBeforeByNow'>> {
  const [canCount, canSum] = [having('order:read'), having('sales:read')];
  const isOfDay = sql.join(
    [on, addDays(on, -WEEK)].map(
      (day) => sql`(o.created_on = ${day}::date and o.created_at >= ${addDays(day, -1)}::date at time zone 'UTC'
        and o.created_at < ${addDays(day, 2)}::date at time zone 'UTC')`,
    ),
    sql` or `,
  );
  const statement = rowsOf(
    COLUMNS,
    (list) => sql`
    select ${sql.raw(list)}
    from (
      select o.created_on, o.currency, o.promoter_id, o.id, o.status = 'PENDING' as is_pending,
        o.created_at at time zone shows.time_zone
          <= (${ctx.now.toISOString()}::timestamptz at time zone shows.time_zone) - interval '7 days' as is_by_now,
        count(*) filter (where ${IS_SOLD} and p.kind <> 'comp') as tickets,
        coalesce(sum(i.face_value_minor - i.discount_minor) filter (where ${IS_SOLD}), 0) as gross
      from orders o
      join shows on shows.promoter_id = o.promoter_id and shows.id = o.show_id
      join order_items i on i.promoter_id = o.promoter_id and i.order_id = o.id
      join price_types p on p.promoter_id = i.promoter_id and p.id = i.price_type_id
      where o.promoter_id = ${anyId(ctx.promoterIds)} and (${isOfDay}) and ${seenShows(ctx.actor, regionId) ?? sql`true`}
      group by 1, 2, 3, 4, 5, 6
    ) bought
    join promoters on promoters.id = bought.promoter_id
    cross join lateral (select bought.promoter_id = ${anyId(canCount)} as counts, bought.promoter_id = ${anyId(canSum)} as sums) may
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4`,
  );
  const rows = await ctx.readRows(statement);
  const may = { count: canCount.length > 0, sum: canSum.length > 0 };
  const before = addDays(on, -WEEK);
  const byNow = rows.filter(({ isByNow }) => isByNow);
  return {
    today: presentDay(on, rows, may),
    weekBefore: presentDay(before, rows, may),
    weekBeforeByNow: presentDay(before, byNow, may),
  };
}

const IS_SOLD = sql.raw("i.cancelled_at is null and o.status <> 'PENDING'");

const COLUMNS = {
  on: column.day('bought.created_on'),
  promoterCode: column.text('promoters.code'),
  currency: column.text('bought.currency'),
  isByNow: column.flag('bought.is_by_now'),
  isSummed: column.flag('may.sums'),
  orders: column.int('count(*) filter (where may.counts)'),
  pendingOrders: column.int('count(*) filter (where may.counts and bought.is_pending)'),
  tickets: column.int('sum(bought.tickets)'),
  grossMinor: column.int('coalesce(sum(bought.gross) filter (where may.sums), 0)'),
};

type Sales = Row<typeof COLUMNS>;

function presentDay(on: string, rows: readonly Sales[], may: { count: boolean; sum: boolean }): DayOfSales {
  const own = rows.filter((row) => row.on === on);
  const ofPromoter = groupRows(own, ({ promoterCode }) => promoterCode);
  const byPromoter = [...ofPromoter].map(([promoterCode, sales]) => ({
    promoterCode,
    tickets: sumOf(sales, 'tickets'),
    gross: sales.every(({ isSummed }) => isSummed) ? grossOf(sales) : null,
  }));
  return {
    on,
    orders: may.count ? sumOf(own, 'orders') : null,
    pendingOrders: may.count ? sumOf(own, 'pendingOrders') : null,
    tickets: sumOf(own, 'tickets'),
    gross: may.sum ? grossOf(own) : null,
    byPromoter: byPromoter.filter(
      ({ tickets, gross }) => tickets > 0 || gross?.some(({ amountMinor }) => amountMinor !== 0),
    ),
  };
}

const sumOf = (sales: readonly Sales[], field: 'orders' | 'pendingOrders' | 'tickets') =>
  sales.reduce((total, row) => total + row[field], 0);

function grossOf(sales: readonly Sales[]) {
  const gross = new Map<string, number>();
  for (const { currency, grossMinor } of sales) gross.set(currency, (gross.get(currency) ?? 0) + grossMinor);
  return [...gross].map(([currency, amountMinor]) => ({ currency, amountMinor }));
}
