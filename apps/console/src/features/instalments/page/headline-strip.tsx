import type { HeadlineFigures } from '@parterre/contract/instalments';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../dates/format-date-time.ts';
import { FigureStrip } from '../../../ui/figure-strip.tsx';
import { formatAmount } from '../../../ui/money-text.tsx';

/** Headline figures of one currency: what was agreed, came in, is open and is late. */
export function HeadlineStrip({ totals }: { totals: HeadlineFigures['totals'][number] }) {
  const { t, i18n } = useTranslation('instalments');
  const { currency } = totals;
  const money = (amountMinor: number) => formatAmount(amountMinor, currency, i18n.language);
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
          note: t('figures.deposits', { amount: money(totals.depositsReceivedMinor) }),
        },
        {
          label: t('figures.outstanding'),
          value: money(totals.outstandingMinor),
          unit: currency,
          note: totals.nextDueOn ? t('figures.next', { day: formatDay(totals.nextDueOn) }) : t('figures.nothingDue'),
        },
        {
          label: t('figures.overdue'),
          value: money(totals.overdueMinor),
          unit: currency,
          note: t('figures.atRisk', { orders: totals.overdue, count: totals.ticketsAtRisk }),
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
