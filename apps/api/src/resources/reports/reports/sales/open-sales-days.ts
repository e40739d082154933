import { SHEET_COLUMNS } from '@parterre/contract/reports/report-sheets';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { type Cell, inParts, toDecimal } from '#documents/table.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import { pickCells, type ReportSheet } from '../chosen/report.ts';
import { IS_COUNTED, IS_NAMED, IS_TAKEN_BACK, TICKETS } from '../chosen/ticket-sql.ts';
import { SALES_FIGURES, toNet, toTax } from './read-sales.ts';

const COLUMNS = SHEET_COLUMNS['sales-by-day'];
type Key = (typeof COLUMNS)[number]['key'];

/** Opens the revenue of the report's tickets by day of sale, on the clock of their show. */
export function openSalesDays(ctx: Context, values: readonly unknown[], language: Language): ReportSheet {
  const keys = COLUMNS.map(({ key }) => key);
  return {
    name: 'sales-by-day',
    columns: nameFacts(COLUMNS, language),
    pass: async function* (take) {
      const days = await ctx.readLater((reader) => reader.readRows(BY_DAY, [...values]));
      yield* inParts(pickCells(days.map(describeDay), keys))(take);
    },
  };
}

const BY_DAY = rowsOf(
  {
    soldOn: column.day('o.created_on'),
    currency: column.text('s.currency'),
    orders: column.int(`count(distinct o.id) filter (where ${IS_COUNTED})::int`),
    ...SALES_FIGURES,
  },
  (list) => `
  select ${list}
  from ${TICKETS}
  join price_types p on p.promoter_id = $1 and p.id = i.price_type_id and ${IS_NAMED}
  join shows s on s.promoter_id = $1 and s.id = i.show_id
  where i.promoter_id = $1 and i.show_id = any($2::bigint[]) and (${IS_COUNTED} or ${IS_TAKEN_BACK})
  group by o.created_on, s.currency order by o.created_on, s.currency`,
);

type SalesDay = ReturnType<typeof BY_DAY.toRow>;

function describeDay(day: SalesDay): Record<Key, Cell> {
  const money = (amountMinor: number) => toDecimal(amountMinor, day.currency);
  return {
    sale_date: day.soldOn,
    orders: day.orders,
    tickets: day.counted,
    gross_sales: money(day.grossMinor),
    discounts: money(day.discountMinor),
    fees: money(day.feeMinor),
    tax: money(toTax(day)),
    fee_tax: money(day.feeTaxMinor),
    refunds: money(day.backMinor),
    net_sales: money(toNet(day)),
    currency: day.currency,
  };
}
