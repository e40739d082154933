import { writeMajor } from '@parterre/contract/money/currencies';
import type { Settlement } from '@parterre/contract/settlements';
import type { Brand } from '@parterre/contract/wire/brands';
import type { Paper } from '#documents/pdf/paper.ts';
import { writePdf } from '#documents/pdf/write-pdf.ts';
import { chooseText } from '#texts/choose-text.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { toWallTime, writeDay } from '#time/zones.ts';
import type { StreamedAnswer } from '#verb.ts';
import { listStatementRows } from './list-statement-rows.ts';

/** Writes an agreed statement as a PDF, with amounts to the minor unit. */
export function writeSettlementPdf(settlement: Settlement, brand: Brand, culture: string): StreamedAnswer {
  const words = pickLanguage(culture).settlements;
  const title = `${words.title(settlement.number)} · ${settlement.promoterName}`;
  const setup = { title, brand, culture, madeAt: new Date(settlement.agreedAt), footer: title };
  return {
    fileName: `settlement-${settlement.number}.pdf`,
    chunks: writePdf(setup, (paper) => draw(paper, settlement, culture)),
  };
}

function* draw(paper: Paper, settlement: Settlement, culture: string): Generator<void> {
  const { settlements: words, mails } = pickLanguage(culture);
  paper.heading(words.title(settlement.number));
  paper.facts([
    [words.promoter, settlement.promoterName],
    [words.event, settlement.showName ? nameShow(settlement, culture) : words.allEvents],
    [words.period, `${writeDay(settlement.fromOn)} – ${writeDay(settlement.toOn)}`],
    [words.currency, settlement.currency],
    [
      words.agreed,
      `${writeDay(toWallTime(new Date(settlement.agreedAt), settlement.timeZone))}, ${settlement.agreedBy}`,
    ],
    [words.note, settlement.note],
  ]);
  const table = paper.table([
    { title: words.line, width: 6, isName: true },
    { title: words.tickets, width: 1, align: 'right' },
    { title: `${words.amount} (${settlement.currency})`, width: 2, align: 'right' },
  ]);
  for (const row of listStatementRows(settlement, words, { culture, writeDay })) {
    if (row.type === 'heading') table.addSection(row.text);
    else {
      const amount = writeMajor(row.amountMinor, settlement.currency);
      table.addRow(
        [row.text, row.tickets === null ? '' : String(row.tickets), amount],
        row.type === 'sum' ? 'strong' : 'regular',
      );
    }
    yield;
  }
  table.end();
  paper.paragraph(mails.labelled(words.digest, settlement.digest));
  yield;
}

const nameShow = ({ showName, showCode }: Settlement, culture: string): string =>
  `${chooseText(showName ?? {}, culture)} (${showCode})`;
