import type { Settlement, SettlementLine } from '@parterre/contract/settlements';
import { chooseText } from '#texts/choose-text.ts';
import type { Language } from '#texts/en-GB/language.ts';

type Words = Language['settlements'];

/** A row of a printed statement: a heading for the rows below it, a line, or a sum of those above. */
export type StatementRow =
  | { type: 'heading'; text: string }
  | { type: 'line' | 'sum'; text: string; tickets: number | null; amountMinor: number };

/** The language, and the format of a day `YYYY-MM-DD`. */
interface Hand {
  culture: string;
  writeDay: (day: string) => string;
}

/**
 * Lists the rows show by show, then the sums, then the lines outside of the sum. Paper and workbook have the same rows.
 */
export function listStatementRows(settlement: Settlement, words: Words, hand: Hand): StatementRow[] {
  const counted = settlement.lines.filter(({ section }) => section !== 'apart');
  const beside = settlement.lines.filter(({ section }) => section === 'apart');
  return [
    ...counted.flatMap((line, index) => [...toHeadings(line, counted[index - 1], words, hand), toRow(line, words)]),
    { type: 'sum', text: words.receipts, tickets: settlement.tickets, amountMinor: settlement.receiptsMinor },
    { type: 'sum', text: words.deductions, tickets: null, amountMinor: settlement.deductionsMinor },
    { type: 'sum', text: words.net, tickets: null, amountMinor: settlement.netMinor },
    { type: 'heading', text: words.section.apart },
    ...beside.map((line) => toRow(line, words)),
  ];
}

function toHeadings(
  line: SettlementLine,
  before: SettlementLine | undefined,
  words: Words,
  { culture, writeDay }: Hand,
): StatementRow[] {
  const isOtherShow = before?.showCode !== line.showCode;
  const show = line.showName
    ? `${chooseText(line.showName, culture)} · ${writeDay(line.startsAtLocal ?? '')} · ${line.showCode}`
    : '';
  return [
    ...(isOtherShow && show !== '' ? [{ type: 'heading' as const, text: show }] : []),
    ...(isOtherShow || before?.section !== line.section
      ? [{ type: 'heading' as const, text: words.section[line.section] }]
      : []),
  ];
}

function toRow({ kind, label, quantity, amountMinor }: SettlementLine, words: Words): StatementRow {
  const text = kind === 'deduction' ? label : [words.kind[kind], label].filter(Boolean).join(': ');
  return { type: 'line', text, tickets: quantity, amountMinor };
}
