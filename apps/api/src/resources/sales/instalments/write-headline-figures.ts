import { HEADLINE_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { HeadlineFigures } from '@parterre/contract/instalments';
import { type Cell, inParts, nameColumns, toDecimal } from '#documents/table.ts';
import { writeCsv } from '#documents/write-csv.ts';
import { noData } from '#errors.ts';
import { chooseText } from '#texts/choose-text.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { nameZone, toWallTime } from '#time/zones.ts';
import type { StreamedAnswer } from '#verb.ts';

interface FigureFile {
  fileName: string;
  culture: string;
  /** The time zones of the shows, by show code. */
  zones: ReadonlyMap<string, string>;
}

/** Writes instalment headline figures as CSV, one row per plan. Throws NO_DATA when there is none. */
export function writeHeadlineFigures(
  figures: HeadlineFigures,
  { fileName, culture, zones }: FigureFile,
): StreamedAnswer {
  if (figures.items.length === 0) throw noData();
  const asOf = new Date(figures.asOf);
  const rows = figures.items.map((item) => toRow(item, writeInstant(asOf, zones.get(item.showCode) ?? 'UTC'), culture));
  const language = pickLanguage(culture);
  return {
    fileName,
    chunks: writeCsv({ columns: nameColumns(HEADLINE_COLUMNS, language), pass: inParts(rows), language, culture }),
  };
}

function toRow(item: HeadlineFigures['items'][number], asOf: string, culture: string): Cell[] {
  const money = (amountMinor: number) => toDecimal(amountMinor, item.currency);
  return [
    item.showCode,
    chooseText(item.planName, culture),
    item.plansSold,
    item.active,
    item.completed,
    item.overdue,
    item.cancelled,
    item.ticketsOnPlan,
    toPercent(item.ticketsOnPlan, item.ticketsSold),
    money(item.grossContractedMinor),
    money(item.depositsReceivedMinor),
    money(item.instalmentsReceivedMinor),
    money(item.totalReceivedMinor),
    toPercent(item.totalReceivedMinor, item.grossContractedMinor),
    money(item.outstandingMinor),
    money(item.overdueMinor),
    money(item.dueNext7DaysMinor),
    money(item.dueNext30DaysMinor),
    item.nextDueOn ?? '',
    item.finalDueOn ?? '',
    money(item.refundedMinor),
    money(item.writtenOffMinor),
    item.ticketsAtRisk,
    item.currency,
    asOf,
  ];
}

/** Formats `2026-11-20 18:30:00 EST` on the clock of the show. */
const writeInstant = (instant: Date, timeZone: string): string =>
  `${toWallTime(instant, timeZone).replace('T', ' ')} ${nameZone(instant, timeZone)}`;

/** Formats a share with two decimals; empty when there is nothing to compare with. */
const toPercent = (part: number, whole: number): Cell =>
  whole === 0 ? '' : { digits: ((part / whole) * 100).toFixed(2) };
