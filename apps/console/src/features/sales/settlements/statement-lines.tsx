import { toMajor } from '@parterre/contract/money/currencies';
import type { SettlementLine, SettlementPreview, SettlementSummary } from '@parterre/contract/settlements';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { RowsExport } from '#tables/export/rows-export.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';

type Statement = Pick<
  SettlementPreview,
  'lines' | 'currency' | 'tickets' | 'receiptsMinor' | 'deductionsMinor' | 'netMinor'
>;

interface StatementRow extends Pick<SettlementLine, 'quantity' | 'amountMinor'> {
  id: string;
  name: string;
  /** A heading above the first line of a part. */
  heading?: string;
  isSum?: boolean;
}

/** A statement as printed: show by show, the sums, then the figures that do not count towards them. */
export function StatementLines({ statement }: { statement: Statement }) {
  const { t, i18n } = useTranslation('settlements');
  const { nameLine, nameShow } = useLineNames();
  const { lines, currency, tickets } = statement;
  const counted = lines.filter(({ section }) => section !== 'apart');
  const beside = lines.filter(({ section }) => section === 'apart');
  const sum = (name: string, quantity: number | null, amountMinor: number): StatementRow => {
    return { id: name, name, quantity, amountMinor, isSum: true };
  };
  return (
    <PlainTable<StatementRow>
      caption={t('statement')}
      columns={[
        { id: 'line', header: t('line'), isName: true, cell: ({ name }) => name },
        {
          id: 'tickets',
          header: t('tickets'),
          align: 'end',
          cell: ({ quantity }) => (quantity === null ? '' : formatNumber(quantity, i18n.language)),
        },
        {
          id: 'amount',
          header: t('amountIn', { currency }),
          align: 'end',
          cell: ({ amountMinor }) => formatAmount(amountMinor, currency, i18n.language),
        },
      ]}
      getRowId={({ id }) => id}
      rowLook={{ above: ({ heading }) => heading, isSum: ({ isSum }) => isSum === true }}
      look="card"
      rows={[
        ...counted.map((line, index) => toRow(line, counted[index - 1], index)),
        sum(t('receipts'), tickets, statement.receiptsMinor),
        sum(t('deductions'), null, statement.deductionsMinor),
        sum(t('net'), null, statement.netMinor),
        ...beside.map((line, index) => toRow(line, beside[index - 1], counted.length + index)),
      ]}
      scroll={{}}
    />
  );

  function toRow(line: SettlementLine, before: SettlementLine | undefined, index: number): StatementRow {
    const isOtherShow = before?.showCode !== line.showCode;
    const isOtherSection = isOtherShow || before?.section !== line.section;
    const heading = [isOtherShow ? nameShow(line) : '', isOtherSection ? t(`section.${line.section}`) : ''];
    return {
      ...line,
      id: `${line.showCode}-${index}`,
      name: nameLine(line),
      heading: heading.filter(Boolean).join(' · '),
    };
  }
}

function useLineNames() {
  const { t, i18n } = useTranslation('settlements');
  const nameLine = ({ kind, label }: SettlementLine): string => {
    if (kind === 'deduction') return label;
    const name = t(`kind.${kind}`);
    return label ? t('kit:labelled', { label: name, value: label }) : name;
  };
  const nameShow = ({ showName, startsAtLocal }: SettlementLine): string => {
    const day = startsAtLocal ? formatDateTime(startsAtLocal, 'DD/MM/YYYY') : '';
    return [chooseText(showName ?? {}, i18n.language), day].filter(Boolean).join(' · ');
  };
  return { nameLine, nameShow };
}

/** Exports the lines of a statement that is not agreed yet; an agreed one has files of the server. */
export function StatementExport({ statement }: { statement: Statement }) {
  const { t } = useTranslation('settlements');
  const { nameLine, nameShow } = useLineNames();
  const { lines, currency } = statement;
  return (
    <RowsExport
      columns={[
        { header: t('column.event'), exportValue: nameShow },
        { header: t('sectionHeading'), exportValue: ({ section }) => t(`section.${section}`) },
        { header: t('line'), exportValue: nameLine },
        { header: t('tickets'), exportValue: ({ quantity }) => quantity },
        {
          header: t('amountIn', { currency }),
          exportValue: ({ amountMinor }) => toMajor(amountMinor, currency),
        },
      ]}
      rows={lines}
      title={t('open.title')}
    />
  );
}

type Totals = Pick<SettlementSummary, 'currency' | 'tickets' | 'receiptsMinor' | 'deductionsMinor' | 'netMinor'>;

export function StatementStrip({ statement }: { statement: Totals }) {
  const { t, i18n } = useTranslation('settlements');
  const { currency, tickets, receiptsMinor, deductionsMinor, netMinor } = statement;
  const money = (amountMinor: number) => formatAmount(amountMinor, currency, i18n.language);
  return (
    <FigureStrip
      figures={[
        { label: t('tickets'), value: formatNumber(tickets, i18n.language) },
        { label: t('receipts'), value: money(receiptsMinor), unit: currency },
        { label: t('deductions'), value: money(deductionsMinor), unit: currency },
        { label: t('net'), value: money(netMinor), unit: currency },
      ]}
    />
  );
}
