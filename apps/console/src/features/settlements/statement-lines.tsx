import Box from '@mui/material/Box';
import type { SettlementLine, SettlementPreview } from '@parterre/contract/settlements';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatAmount } from '#ui/money-text.tsx';

type Statement = Pick<
  SettlementPreview,
  'lines' | 'currency' | 'tickets' | 'receiptsMinor' | 'deductionsMinor' | 'netMinor'
>;

/** A statement as it is printed: event by event, the sums, then what stands beside them. */
export function StatementLines({ statement }: { statement: Statement }) {
  const { t, i18n } = useTranslation('settlements');
  const { lines, currency } = statement;
  const counted = lines.filter(({ section }) => section !== 'apart');
  const beside = lines.filter(({ section }) => section === 'apart');
  const money = (amountMinor: number) => formatAmount(amountMinor, currency, i18n.language);
  const count = (tickets: number | null) => (tickets === null ? '' : formatNumber(tickets, i18n.language));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={TABLE_LOOK}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th data-align="end" scope="col">
              {t('tickets')}
            </th>
            <th data-align="end" scope="col">
              {t('amountIn', { currency })}
            </th>
          </tr>
        </thead>
        <tbody>
          {counted.map((line, index) => renderLine(line, counted[index - 1], index))}
          {renderSum(t('receipts'), statement.tickets, statement.receiptsMinor)}
          {renderSum(t('deductions'), null, statement.deductionsMinor)}
          {renderSum(t('net'), null, statement.netMinor)}
          <tr>
            <th colSpan={3} data-heading="" scope="colgroup">
              {t('section.apart')}
            </th>
          </tr>
          {beside.map((line) => renderRow(nameLine(line), line, line.kind))}
        </tbody>
      </Box>
    </Box>
  );

  function nameLine({ kind, label }: SettlementLine): string {
    return kind === 'deduction' ? label : [t(`kind.${kind}`), label].filter(Boolean).join(': ');
  }

  function nameShow({ showName, startsAtLocal }: SettlementLine): string {
    const day = startsAtLocal ? formatDateTime(startsAtLocal, 'DD/MM/YYYY') : '';
    return [chooseText(showName ?? {}, i18n.language), day].filter(Boolean).join(' · ');
  }

  function renderLine(line: SettlementLine, before: SettlementLine | undefined, index: number) {
    const isOtherShow = before?.showCode !== line.showCode;
    const isOtherSection = isOtherShow || before?.section !== line.section;
    const heading = [isOtherShow ? nameShow(line) : '', isOtherSection ? t(`section.${line.section}`) : '']
      .filter(Boolean)
      .join(' · ');
    const key = `${line.showCode}-${index}`;
    return [
      heading && (
        <tr key={`${key}-heading`}>
          <th colSpan={3} data-heading="" scope="colgroup">
            {heading}
          </th>
        </tr>
      ),
      renderRow(nameLine(line), line, key),
    ];
  }

  function renderRow(name: string, { quantity, amountMinor }: SettlementLine, key: string) {
    return (
      <tr key={key}>
        <th scope="row">{name}</th>
        <td>{count(quantity)}</td>
        <td>{money(amountMinor)}</td>
      </tr>
    );
  }

  function renderSum(name: string, quantity: number | null, amountMinor: number) {
    return (
      <tr data-sum="" key={name}>
        <th scope="row">{name}</th>
        <td>{count(quantity)}</td>
        <td>{money(amountMinor)}</td>
      </tr>
    );
  }
}

const TABLE_LOOK = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 2, py: 0.75, textAlign: 'left', fontWeight: 'inherit', borderTop: 1, borderColor: 'divider' },
  '& thead th': { color: 'text.secondary', typography: 'caption', borderTop: 0 },
  '& td, & th[data-align="end"]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& th[data-heading]': { fontWeight: 'fontWeightMedium', bgcolor: 'background.sunken' },
  '& tr[data-sum] > *': { fontWeight: 'fontWeightBold', borderColor: 'line.strong' },
} as const;
