import { SHEET_COLUMNS } from '@parterre/contract/reports/report-sheets';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { DUE } from '#db/schema/sales/orders.ts';
import { inParts, toDecimal } from '#documents/table.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import type { ReportShow } from '../chosen/read-report-shows.ts';
import { type ReportSheet, sumByCurrency } from '../chosen/report.ts';
import { movementsOf } from './open-movements.ts';
import { sumLines } from './read-lines.ts';

interface Asked {
  shows: readonly ReportShow[];
  values: unknown[];
  language: Language;
}

/**
 * Opens the sheet that leads from the tickets to the transactions, by currency: what was paid for the tickets, what
 * orders cost besides them, and the sum of all transactions. It is read from the same two sources as those sheets.
 */
export const openReconciliation = (ctx: Context, { shows, values, language }: Asked): ReportSheet => ({
  name: 'reconciliation',
  columns: nameFacts(SHEET_COLUMNS.reconciliation, language),
  pass: async function* (take) {
    const lines = await ctx.readLater((reader) => sumLines(reader, values));
    const timeZones = shows.map(({ timeZone }) => timeZone);
    const movements = await ctx.readLater((reader) => reader.readRows(SUMS, [...values, timeZones]));
    const paid = sumByCurrency(shows, lines, ({ paidMinor }) => ({ paid: paidMinor }));
    const booked = sumByCurrency(shows, movements, ({ showId: _, ...sums }) => sums);
    const currencies = [...new Set([...paid, ...booked].map(({ currency }) => currency))].sort();
    const { reports, reportSheets, columns, ledgerKinds } = language;
    yield* inParts(
      currencies.flatMap((currency) => {
        const own = { ...findSums(paid, currency), ...findSums(booked, currency) };
        const row = (name: string, amountMinor = 0) => [name, toDecimal(amountMinor, currency), currency];
        return [
          row(`${reports['detailed-sales']}: ${columns.price_paid}`, own.paid),
          row(ledgerKinds.POSTAGE, own.postage),
          row(ledgerKinds.CANCEL_FEE, own.cancelFees),
          row(ledgerKinds.WAIVER, own.waived),
          row(`${reportSheets.transactions}: ${columns.amount}`, own.all),
        ];
      }),
    )(take);
  },
});

const findSums = (totals: ReturnType<typeof sumByCurrency>, wanted: string): Readonly<Record<string, number>> =>
  totals.find(({ currency }) => currency === wanted)?.values ?? {};

const sumOf = (which: string) => column.int(`coalesce(sum(l.amount_minor) filter (where ${which}), 0)::bigint`);

const SUMS = rowsOf(
  {
    showId: column.int('l.show_id'),
    postage: sumOf("l.kind = 'POSTAGE'"),
    cancelFees: sumOf("l.kind = 'CANCEL_FEE'"),
    waived: sumOf("l.kind = 'WAIVER'"),
    all: sumOf('true'),
  },
  (list) => `select ${list} ${movementsOf(DUE)} group by l.show_id`,
);
