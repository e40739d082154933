import type { SettlementSummary } from '@parterre/contract/settlements';
import { useTranslation } from 'react-i18next';
import { FigureStrip } from '../../ui/figure-strip.tsx';
import { formatAmount } from '../../ui/money-text.tsx';

type Totals = Pick<SettlementSummary, 'currency' | 'tickets' | 'receiptsMinor' | 'deductionsMinor' | 'netMinor'>;

export function StatementStrip({ statement }: { statement: Totals }) {
  const { t, i18n } = useTranslation('settlements');
  const { currency, tickets, receiptsMinor, deductionsMinor, netMinor } = statement;
  const money = (amountMinor: number) => formatAmount(amountMinor, currency, i18n.language).replace('-', '−');
  return (
    <FigureStrip
      figures={[
        { label: t('tickets'), value: new Intl.NumberFormat(i18n.language).format(tickets).replace('-', '−') },
        { label: t('receipts'), value: money(receiptsMinor), unit: currency },
        { label: t('deductions'), value: money(deductionsMinor), unit: currency },
        { label: t('net'), value: money(netMinor), unit: currency },
      ]}
    />
  );
}
