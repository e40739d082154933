import type { HeadlineFigures } from '@parterre/contract/instalments';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';

export function HeadlineStrip({ totals }: { totals: HeadlineFigures['totals'][number] }) {
  const { t, i18n } = useTranslation('instalments');
  const { currency } = totals;
  const money = (amountMinor: number) => formatAmount(amountMinor, currency, i18n.language);
  const sayNext = () => {
    if (totals.nextDueOn) return t('figures.next', { day: formatDay(totals.nextDueOn) });
    return totals.outstandingMinor > 0 ? t('figures.allLate') : t('figures.nothingDue');
  };
  const sayReceived = () => {
    const deposits = t('figures.deposits', { amount: money(totals.depositsReceivedMinor) });
    if (totals.refundsDueMinor === 0) return deposits;
    return `${deposits}, ${t('figures.refundsDue', { amount: money(totals.refundsDueMinor) })}`;
  };
  return (
    <FigureStrip
      figures={[
        {
          label: t('figures.contracted'),
          value: money(totals.grossContractedMinor),
          unit: currency,
          note: t('figures.plans', { count: totals.plansSold }),
        },
        {
          label: t('figures.received'),
          value: money(totals.totalReceivedMinor),
          unit: currency,
          note: sayReceived(),
        },
        {
          label: t('figures.outstanding'),
          value: money(totals.outstandingMinor),
          unit: currency,
          note: sayNext(),
        },
        {
          label: t('figures.overdue'),
          value: money(totals.overdueMinor),
          unit: currency,
          note: `${t('figures.late', { count: totals.overdue })}, ${t('figures.atRisk', { count: totals.ticketsAtRisk })}`,
        },
        {
          label: t('figures.next30'),
          value: money(totals.dueNext30DaysMinor),
          unit: currency,
          note: t('figures.next7', { amount: money(totals.dueNext7DaysMinor) }),
        },
      ]}
    />
  );
}
