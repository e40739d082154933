import { z } from 'zod';
import type { ColumnKind } from '../../choices/report-columns.ts';
import { pageOf } from '../../wire/paging.ts';
import { Currency, LocalDate } from '../../wire/values.ts';

const KINDS = ['text', 'number', 'money', 'percent', 'date', 'time', 'flag'] as const satisfies readonly ColumnKind[];

/** Money is a decimal number in the currency of its row; null when there is none. */
const ReportRow = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** Rows of one page, but the sums of the whole report, so that no page seems to be all. */
export const ReportPage = pageOf('ReportRows', ReportRow)
  .extend({
    columns: z.array(
      z.strictObject({
        key: z.string(),
        header: z.string(),
        kind: z.enum(KINDS),
        /** Whether it identifies a customer and the caller may not know, so that it has only first letters. */
        isMasked: z.boolean(),
      }),
    ),
    /** By currency, for the columns that can be summed. */
    totals: z.array(z.strictObject({ currency: Currency, values: z.record(z.string(), z.number()) })),
  })
  .omit({ next: true })
  .meta({ id: 'ReportPage' });
export type ReportPage = z.infer<typeof ReportPage>;

/** Standing tickets, including comps, and their face value less discount. */
const sold = { currency: Currency, tickets: z.int(), grossMinor: z.int() };

export const SalesFigures = z
  .strictObject({
    byDay: z.array(z.strictObject({ on: LocalDate, ...sold })),
    byPriceType: z.array(z.strictObject({ name: z.string(), ...sold })),
    /** Monday is 1, Sunday 7, hours from 0; on the clock of the event's venue. */
    byHour: z.array(z.strictObject({ weekday: z.int(), hour: z.int(), tickets: z.int() })),
    byChannel: z.array(z.strictObject({ channel: z.string(), ...sold })),
  })
  .meta({ id: 'SalesFigures' });
export type SalesFigures = z.infer<typeof SalesFigures>;
