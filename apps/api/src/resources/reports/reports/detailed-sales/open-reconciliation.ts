import { SHEET_COLUMNS } from '@parterre/contract/reports/report-sheets';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { DUE, PAID } from '#db/schema/sales/orders.ts';
import { inParts, toDecimal } from '#documents/table.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import type { ReportShow } from '../chosen/read-report-shows.ts';
import { type ReportSheet, sumByCurrency } from '../chosen/report.ts';
import { IS_OF_TICKETS, movementsOfOrders } from './open-movements.ts';
import { sumLines } from './read-lines.ts';

interface Asked {
  shows: readonly ReportShow[];
  values: unknown[];
  language: Language;
}

/**
 * Opens the sheet that leads from the tickets to the transactions, and from these to the payments, by currency: what was
 * paid for the tickets, what orders cost besides them, the sum of all transactions; what else is in the same orders, what
 * buyers owe and are owed, the sum of all payments. It is read from the same sources as those sheets.
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
    const { reports, reportSheets, columns, ledgerKinds, definitions, settlements } = language;
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
          row(definitions.otherCharges, (own.due ?? 0) - (own.all ?? 0)),
          row(settlements.kind.outstanding, -(own.outstanding ?? 0)),
          row(settlements.kind['refund-due'], own.refundDue),
          row(`${reportSheets.payments}: ${columns.amount}`, own.received),
        ];
      }),
    )(take);
  },
});

const findSums = (totals: ReturnType<typeof sumByCurrency>, wanted: string): Readonly<Record<string, number>> =>
  totals.find(({ currency }) => currency === wanted)?.values ?? {};

const sumOf = (what: string) => column.int(`coalesce(sum(${what}), 0)::bigint`);

/** Each order owes or is owed by itself: what one buyer paid too much pays for no other. */
const SUMS = rowsOf(
  {
    showId: column.int('m.show_id'),
    postage: sumOf('m.postage'),
    cancelFees: sumOf('m.cancel_fees'),
    waived: sumOf('m.waived'),
    all: sumOf('m.of_tickets'),
    due: sumOf('m.due'),
    outstanding: sumOf('greatest(m.due - m.received, 0)'),
    refundDue: sumOf('greatest(m.received - m.due, 0)'),
    received: sumOf('m.received'),
  },
  (list) => `
  select ${list}
  from (
    select l.show_id, l.order_id,
      ${partOf(`l.kind in ${PAID}`)} as received, ${partOf(`l.kind in ${DUE}`)} as due,
      ${partOf(`l.kind in ${DUE} and ${IS_OF_TICKETS}`)} as of_tickets,
      ${partOf(`l.kind = 'POSTAGE' and ${IS_OF_TICKETS}`)} as postage,
      ${partOf(`l.kind = 'CANCEL_FEE' and ${IS_OF_TICKETS}`)} as cancel_fees,
      ${partOf(`l.kind = 'WAIVER' and ${IS_OF_TICKETS}`)} as waived
    ${movementsOfOrders(`${DUE.slice(0, -1)}, ${PAID.slice(1)}`)}
    group by l.show_id, l.order_id
  ) m
  group by m.show_id`,
);

function partOf(which: string): string {
  return `coalesce(sum(l.amount_minor) filter (where ${which}), 0)`;
}
