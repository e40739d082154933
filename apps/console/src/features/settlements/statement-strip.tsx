import type { SettlementSummary } from '@parterre/contract/settlements';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { formatAmount } from '#ui/money-text.tsx';

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
