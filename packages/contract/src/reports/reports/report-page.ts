import { z } from 'zod';
import type { ColumnKind } from '../../choices/report-choices.ts';
import { pageOf } from '../../wire/paging.ts';
import { Currency, LocalDate } from '../../wire/values.ts';

const KINDS = [
  'text',
  'number',
  'money',
  'percent',
  'date',
  'time',
  'dateTime',
  'flag',
] as const satisfies readonly ColumnKind[];

/** Money is a decimal number in the currency of the row: 12.5; an empty cell is null; statuses and the like are codes. */
const ReportRow = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** The rows of one page, but the totals of the whole report, so that a page is not mistaken for all of it. */
export const ReportPage = pageOf('ReportRows', ReportRow)
  .extend({
    columns: z.array(
      z.strictObject({
        key: z.string(),
        header: z.string(),
        kind: z.enum(KINDS),
        /** True if the column identifies customers the caller may not see: its cells show initials only. */
        isMasked: z.boolean(),
        /** True if the report has the column when no columns are asked for. */
        isDefault: z.boolean(),
        /** What is in its figures, in a sentence and in the language that was asked for, if the heading does not say it. */
        definition: z.string().optional(),
        /** The words for the codes in its cells, in the language that was asked for. A cell may list several codes. */
        words: z.record(z.string(), z.string()).optional(),
      }),
    ),
    /** The totals per currency, of the columns that can be summed. */
    totals: z.array(z.strictObject({ currency: Currency, values: z.record(z.string(), z.number()) })),
  })
  .omit({ next: true })
  .meta({ id: 'ReportPage' });
export type ReportPage = z.infer<typeof ReportPage>;

/** Active tickets, comps included, and their face value less discounts in minor units; cancelled ones are in neither. */
const sold = { currency: Currency, tickets: z.int(), grossMinor: z.int() };

export const SalesFigures = z
  .strictObject({
    byDay: z.array(z.strictObject({ on: LocalDate, ...sold })),
    byPriceType: z.array(z.strictObject({ name: z.string(), ...sold })),
    /** `weekday` is 1 for Monday to 7 for Sunday, `hour` 0 to 23, both in the time zone of the venue. */
    byHour: z.array(z.strictObject({ weekday: z.int(), hour: z.int(), tickets: z.int() })),
    byChannel: z.array(z.strictObject({ channel: z.string(), ...sold })),
    /** The names of all tickets of the chosen shows, sold or not, that a report can be filtered by. */
    priceNames: z.array(z.string()),
  })
  .meta({ id: 'SalesFigures' });
export type SalesFigures = z.infer<typeof SalesFigures>;
