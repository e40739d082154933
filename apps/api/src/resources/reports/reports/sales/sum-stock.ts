import type { SALES_COLUMNS } from '@parterre/contract/choices/report-columns';
import { type ReportCells, toSummand } from '../chosen/report.ts';

/** What is in stock and summed, and no sum over single tickets says. */
const STOCK = [
  'allocated',
  'in_baskets',
  'held_no_sale',
  'held_sale_allowed',
  'reserved_by_codes',
  'available',
  'gross_potential',
] as const satisfies readonly (typeof SALES_COLUMNS)[number]['key'][];

/** By currency and key; money in minor units. */
export type StockSums = Map<string, Record<string, number>>;

/** Changes `sums`. A row counts for its currency; a cell that it does not have counts as 0. */
export function addStock(sums: StockSums, rows: readonly ReportCells[]): void {
  for (const row of rows) {
    const currency = String(row.currency);
    const sum = sums.get(currency) ?? Object.fromEntries(STOCK.map((key) => [key, 0]));
    sums.set(currency, sum);
    for (const key of STOCK) sum[key] = (sum[key] ?? 0) + toSummand(row[key]);
  }
}
