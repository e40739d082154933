import type { Settlement } from '@parterre/contract/settlements';
import type { StreamedAnswer } from '../bind.ts';
import { chooseText } from '../resources/choose-text.ts';
import { toDecimal, toFractionDigits } from './csv.ts';
import { listStatementRows } from './list-statement-rows.ts';
import { wordsOf } from './settlement-words.ts';

/** An agreed statement as a workbook: amounts are numbers in major units, so that they can be added. Texts stay texts. */
export function writeSettlementWorkbook(settlement: Settlement, culture: string): StreamedAnswer {
  return { fileName: `settlement-${settlement.number}.xlsx`, chunks: writeChunks(settlement, culture) };
}

async function* writeChunks(settlement: Settlement, culture: string): AsyncGenerator<Uint8Array> {
  // Only who asks for a file pays for the library.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const words = wordsOf(culture);
  const digits = toFractionDigits(settlement.currency);
  const numFmt = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
  const columns = [
    { header: words.line, width: 48 },
    { header: words.tickets, width: 10 },
    { header: words.amount, width: 16, numFmt },
    { header: words.currency, width: 10 },
  ];
  const options = { name: words.title(settlement.number), columns, freezePane: { rows: 1 } };
  yield* writeXlsxStream(listRows(settlement, culture), options);
}

type Row = (string | number | null)[];

function* listRows(settlement: Settlement, culture: string): Generator<Row> {
  const words = wordsOf(culture);
  const { currency } = settlement;
  const event = settlement.showName
    ? `${chooseText(settlement.showName, culture)} (${settlement.showCode})`
    : words.allEvents;
  yield [`${words.promoter}: ${settlement.promoterName}`, null, null, null];
  yield [`${words.event}: ${event}`, null, null, null];
  yield [`${words.period}: ${settlement.fromOn} – ${settlement.toOn}`, null, null, null];
  yield [`${words.agreed}: ${settlement.agreedAt}, ${settlement.agreedBy}`, null, null, null];
  if (settlement.note !== '') yield [`${words.note}: ${settlement.note}`, null, null, null];
  for (const row of listStatementRows(settlement, words, culture))
    if (row.type === 'heading') yield [row.text, null, null, null];
    else yield [row.text, row.tickets, Number(toDecimal(row.amountMinor, currency).digits), currency];
  yield [`${words.digest}: ${settlement.digest}`, null, null, null];
}
