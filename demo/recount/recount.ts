import type { Context } from '../../apps/api/src/context.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { SILENT_LOG } from '../../apps/api/test/support/silent-log.ts';
import type { DemoPromoter } from '../demo-promoters.ts';
import { runVerb } from '../demo-setting.ts';
import type { ReportRow } from './ask-report.ts';

/** Requests a report with the permissions of finance, at a given time. */
export const asFinance = <Answer>(
  { database, now }: { database: Database; now: Date },
  { id }: Pick<DemoPromoter, 'id'>,
  ask: (ctx: Context) => Promise<Answer>,
): Promise<Answer> => runVerb({ database, now, log: SILENT_LOG }, { promoterId: id, at: now, actor: 'Finance' }, ask);

/** Returns the rows of a statement by the names of its columns. */
export async function recount(database: Database, text: string, values: unknown[]): Promise<ReportRow[]> {
  const session = await database.acquire();
  try {
    const rows = await session.query(`select row_to_json(counted)::text from (${text}) counted`, values);
    return rows.map(([row]) => JSON.parse(String(row)));
  } finally {
    session.release();
  }
}

/** Returns only the recounted columns of a report, sorted by its first columns, with numbers as numbers. */
export function onlyCounted(rows: readonly ReportRow[], counted: readonly ReportRow[]): ReportRow[] {
  const keys = Object.keys(counted[0] ?? {});
  const isNumber = new Set(keys.filter((key) => counted.some((row) => typeof row[key] === 'number')));
  return inOrder(
    rows.map((row) =>
      Object.fromEntries(keys.map((key) => [key, isNumber.has(key) ? toNumber(row[key]) : (row[key] ?? null)])),
    ),
  );
}

const toNumber = (value: ReportRow[string] | undefined): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);

export const inOrder = (rows: readonly ReportRow[]): ReportRow[] =>
  rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

const nameOf = (row: ReportRow): string => Object.values(row).slice(0, 3).join(' ');

/** Adds up the rows with the same name. */
export function sumBy(rows: readonly ReportRow[], name: string): ReportRow[] {
  const sums = new Map<ReportRow[string], ReportRow>();
  for (const row of rows) {
    const sum = sums.get(row[name] ?? null) ?? { [name]: row[name] ?? null };
    for (const [key, value] of Object.entries(row))
      if (key !== name && !Number.isNaN(Number(value)))
        sum[key] = Math.round((Number(sum[key] ?? 0) + Number(value)) * 100) / 100;
    sums.set(row[name] ?? null, sum);
  }
  return [...sums.values()];
}
