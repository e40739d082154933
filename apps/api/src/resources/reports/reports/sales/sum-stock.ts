import type { SALES_COLUMNS } from '@parterre/contract/choices/report-columns';
import { type ReportCells, toSummand } from '../chosen/report.ts';

/** Columns that are sums of the stock, which the sums over single tickets do not include. */
export const STOCK = [
  'allocated',
  'in_baskets',
  'held_no_sale',
  'blocked_alternating',
  'held_sale_allowed',
  'reserved_by_codes',
  'available',
  'gross_potential',
] as const satisfies readonly (typeof SALES_COLUMNS)[number]['key'][];

/** The sums by currency and key, with money in minor units. */
export type StockSums = Map<string, Record<string, number>>;

/** Adds to `sums`. A row counts for its currency, and a missing cell counts as 0. */
export function addStock(sums: StockSums, rows: readonly ReportCells[]): void {
  for (const row of rows) {
    const currency = String(row.currency);
    const sum = sums.get(currency) ?? Object.fromEntries(STOCK.map((key) => [key, 0]));
    sums.set(currency, sum);
    for (const key of STOCK) sum[key] = (sum[key] ?? 0) + toSummand(row[key]);
  }
}
