import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Instalment } from '@parterre/contract/instalments';
import { toMajor } from '@parterre/contract/money/currencies';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { InstalmentChip } from '#programme/marks/instalment-chip.tsx';
import { useCan } from '#session/use-features.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toSheetDay } from '#tables/export/export-cells.ts';
import { formatMoney, MoneyText } from '#ui/figures/money-text.tsx';

export function useInstalmentColumns(): TableColumn<Instalment>[] {
  const { t, i18n } = useTranslation(['instalments', 'programme']);
  const canPay = useCan('order:pay');
  const { language } = i18n;
  const money = (amountMinor: number, currency: string) => (
    <MoneyText amountMinor={amountMinor} currency={currency} language={language} />
  );
  return [
    {
      id: 'dueOn',
      header: t('column.dueOn'),
      widthPx: 116,
      canHide: false,
      exportValue: ({ dueOn }) => toSheetDay(dueOn),
      cell: ({ dueOn }) => formatDay(dueOn),
    },
    {
      id: 'order',
      header: t('column.order'),
      widthPx: 116,
      exportValue: ({ orderId }) => orderId,
      cell: ({ orderId }) => <Link href={paths.order(orderId)}>{orderId}</Link>,
    },
    {
      id: 'buyer',
      header: t('column.buyer'),
      widthPx: 120,
      grow: 1,
      priority: 2,
      exportValue: ({ buyer }) => buyer.name,
      cell: ({ buyer }) => buyer.name,
    },
    {
      id: 'event',
      header: t('column.event'),
      widthPx: 140,
      grow: 1,
      priority: 3,
      exportValue: ({ showName }) => chooseText(showName, language),
      cell: ({ showName }) => chooseText(showName, language),
    },
    {
      id: 'payment',
      header: t('column.payment'),
      widthPx: 110,
      priority: 1,
      exportValue: ({ number, payments }) => (number === 0 ? t('deposit') : t('numberOf', { number, payments })),
      cell: ({ number, payments }) => (number === 0 ? t('deposit') : t('numberOf', { number, payments })),
    },
    {
      id: 'amount',
      header: t('column.amount'),
      align: 'end',
      widthPx: 110,
      exportValue: ({ amountMinor, currency }) => toMajor(amountMinor, currency),
      exportCurrency: ({ currency }) => currency,
      printValue: ({ amountMinor, currency }) => formatMoney(amountMinor, currency, language),
      cell: ({ amountMinor, currency }) => money(amountMinor, currency),
    },
    {
      id: 'open',
      header: t('column.open'),
      align: 'end',
      widthPx: 110,
      priority: 4,
      exportValue: ({ openMinor, currency }) => toMajor(openMinor, currency),
      exportCurrency: ({ currency }) => currency,
      printValue: ({ openMinor, currency }) => formatMoney(openMinor, currency, language),
      cell: ({ openMinor, currency }) => money(openMinor, currency),
    },
    {
      id: 'status',
      header: t('column.status'),
      widthPx: 92,
      exportValue: ({ status }) => t(`programme:instalmentStatus.${status}`),
      cell: ({ status }) => <InstalmentChip status={status} />,
    },
    {
      id: 'actions',
      header: t('column.actions'),
      widthPx: 152,
      align: 'end',
      cell: ({ orderId, openMinor }) =>
        openMinor > 0 && canPay ? (
          <Link aria-label={t('payOf', { orderId })} href={paths.orderPay(orderId)}>
            {t('pay')}
          </Link>
        ) : (
          <Box aria-hidden component="span" />
        ),
    },
  ];
}
