import { getCurrencyDecimals, toMajor } from '@parterre/contract/money/currencies';
import type { Settlement } from '@parterre/contract/settlements';
import type { SheetCell } from '#documents/excel/write-workbook.ts';
import { writeSheet } from '#documents/write-excel.ts';
import { chooseText } from '#texts/choose-text.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { nameZone, toWallTime } from '#time/zones.ts';
import type { StreamedAnswer } from '#verb.ts';
import { listStatementRows } from './list-statement-rows.ts';

/**
 * Writes an agreed statement as a workbook. Amounts are numbers in major units, so that they can be summed; days are
 * dates, instants are in the promoter's time zone, and texts stay texts.
 */
export function writeSettlementWorkbook(settlement: Settlement, culture: string): StreamedAnswer {
  const words = pickLanguage(culture).settlements;
  const sheet = {
    sheetName: words.title(settlement.number),
    decimals: getCurrencyDecimals(settlement.currency),
    columns: [
      { header: words.line, kind: 'text', width: 48 },
      { header: words.tickets, kind: 'number', width: 12 },
      { header: words.amount, kind: 'money', width: 16 },
      { header: words.currency, kind: 'text', width: 10 },
    ],
  } as const;
  return {
    fileName: `settlement-${settlement.number}.xlsx`,
    chunks: writeSheet(sheet, listRows(settlement, culture)),
  };
}

function* listRows(settlement: Settlement, culture: string): Generator<SheetCell[]> {
  const words = pickLanguage(culture).settlements;
  const { currency } = settlement;
  const event = settlement.showName
    ? `${chooseText(settlement.showName, culture)} (${settlement.showCode})`
    : words.allEvents;
  const agreedAt = new Date(settlement.agreedAt);
  const [day = '', time = ''] = toWallTime(agreedAt, settlement.timeZone).split('T');
  yield [words.promoter, settlement.promoterName, null, null];
  yield [words.event, event, null, null];
  yield [words.from, toDayCell(settlement.fromOn), null, null];
  yield [words.until, toDayCell(settlement.toOn), null, null];
  yield [words.agreed, toDayCell(day), time, nameZone(agreedAt, settlement.timeZone)];
  yield [words.agreedBy, settlement.agreedBy, null, null];
  if (settlement.note !== '') yield [words.note, settlement.note, null, null];
  for (const row of listStatementRows(settlement, words, { culture, writeDay: (day) => day.slice(0, 10) }))
    if (row.type === 'heading') yield [row.text, null, null, null];
    else yield [row.text, row.tickets, toMajor(row.amountMinor, currency), currency];
  yield [words.digest, settlement.digest, null, null];
}

/** Returns midnight in UTC, which a workbook writes as a day without a time. */
const toDayCell = (day: string): Date => new Date(`${day}T00:00:00Z`);
