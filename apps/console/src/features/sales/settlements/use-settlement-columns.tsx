import Link from '@mui/material/Link';
import type { SettlementSummary } from '@parterre/contract/settlements';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { MoneyText } from '#ui/figures/money-text.tsx';

export function useSettlementColumns(): TableColumn<SettlementSummary>[] {
  const { t, i18n } = useTranslation('settlements');
  const { language } = i18n;
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('column.number'),
        widthPx: 124,
        canHide: false,
        cell: ({ settlementId, number }) => <Link href={paths.settlement(settlementId)}>{t('no', { number })}</Link>,
      },
      {
        id: 'event',
        header: t('column.event'),
        widthPx: 160,
        grow: 1,
        cell: ({ showName }) => (showName ? chooseText(showName, language) : t('allEvents')),
      },
      {
        id: 'promoter',
        header: t('column.promoter'),
        widthPx: 140,
        priority: 3,
        cell: ({ promoterName }) => promoterName,
      },
      {
        id: 'period',
        header: t('column.period'),
        widthPx: 190,
        priority: 1,
        cell: ({ fromOn, toOn }) => `${formatDay(fromOn)} – ${formatDay(toOn)}`,
      },
      {
        id: 'tickets',
        header: t('column.tickets'),
        widthPx: 80,
        align: 'end',
        priority: 4,
        cell: ({ tickets }) => tickets,
      },
      {
        id: 'receipts',
        header: t('column.receipts'),
        widthPx: 120,
        align: 'end',
        priority: 2,
        cell: ({ receiptsMinor, currency }) => (
          <MoneyText amountMinor={receiptsMinor} currency={currency} language={language} />
        ),
      },
      {
        id: 'net',
        header: t('column.net'),
        widthPx: 120,
        align: 'end',
        cell: ({ netMinor, currency }) => <MoneyText amountMinor={netMinor} currency={currency} language={language} />,
      },
      {
        id: 'agreed',
        header: t('column.agreed'),
        widthPx: 130,
        priority: 5,
        cell: ({ agreedAt, timeZone }) => formatDay(toWallTime(agreedAt, timeZone).slice(0, 10)),
      },
    ],
    [t, language],
  );
}
