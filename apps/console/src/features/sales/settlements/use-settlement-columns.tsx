import Link from '@mui/material/Link';
import { toMajor } from '@parterre/contract/money/currencies';
import type { SettlementSummary } from '@parterre/contract/settlements';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toSheetDay } from '#tables/export/export-cells.ts';
import { formatMoney, MoneyText } from '#ui/figures/money-text.tsx';

export function useSettlementColumns(): TableColumn<SettlementSummary>[] {
  const { t, i18n } = useTranslation('settlements');
  const { language } = i18n;
  return [
    {
      id: 'number',
      header: t('column.number'),
      widthPx: 148,
      canHide: false,
      exportValue: ({ number }) => number,
      cell: ({ settlementId, number }) => <Link href={paths.settlement(settlementId)}>{t('no', { number })}</Link>,
    },
    {
      id: 'event',
      header: t('column.event'),
      widthPx: 160,
      grow: 1,
      exportValue: ({ showName }) => (showName ? chooseText(showName, language) : t('allEvents')),
      cell: ({ showName }) => (showName ? chooseText(showName, language) : t('allEvents')),
    },
    {
      id: 'promoter',
      header: t('column.promoter'),
      widthPx: 140,
      priority: 3,
      exportValue: ({ promoterName }) => promoterName,
      cell: ({ promoterName }) => promoterName,
    },
    {
      id: 'period',
      header: t('column.period'),
      widthPx: 190,
      priority: 1,
      exportValue: ({ fromOn, toOn }) => `${formatDay(fromOn)} – ${formatDay(toOn)}`,
      cell: ({ fromOn, toOn }) => `${formatDay(fromOn)} – ${formatDay(toOn)}`,
    },
    {
      id: 'tickets',
      header: t('column.tickets'),
      widthPx: 80,
      align: 'end',
      priority: 4,
      exportValue: ({ tickets }) => tickets,
      cell: ({ tickets }) => tickets,
    },
    {
      id: 'receipts',
      header: t('column.receipts'),
      widthPx: 120,
      align: 'end',
      priority: 2,
      exportValue: ({ receiptsMinor, currency }) => toMajor(receiptsMinor, currency),
      exportCurrency: ({ currency }) => currency,
      printValue: ({ receiptsMinor, currency }) => formatMoney(receiptsMinor, currency, language),
      cell: ({ receiptsMinor, currency }) => (
        <MoneyText amountMinor={receiptsMinor} currency={currency} language={language} />
      ),
    },
    {
      id: 'net',
      header: t('column.net'),
      widthPx: 120,
      align: 'end',
      exportValue: ({ netMinor, currency }) => toMajor(netMinor, currency),
      exportCurrency: ({ currency }) => currency,
      printValue: ({ netMinor, currency }) => formatMoney(netMinor, currency, language),
      cell: ({ netMinor, currency }) => <MoneyText amountMinor={netMinor} currency={currency} language={language} />,
    },
    {
      id: 'agreed',
      header: t('column.agreed'),
      widthPx: 130,
      priority: 5,
      exportValue: ({ agreedAt, timeZone }) => toSheetDay(toWallTime(agreedAt, timeZone)),
      cell: ({ agreedAt, timeZone }) => formatDay(toWallTime(agreedAt, timeZone)),
    },
  ];
}
