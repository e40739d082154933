import Link from '@mui/material/Link';
import type { CustomerSummary } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { DATE_PLACEHOLDER } from '#dates/format-date-time.ts';
import { ownZone, toWallTime } from '#dates/zone.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toSheetDay } from '#tables/export/export-cells.ts';
import { nameDay } from '../name-day.ts';

export function useCustomerColumns(): TableColumn<CustomerSummary>[] {
  const { t, i18n } = useTranslation('customers');
  const { language } = i18n;
  const listConsents = ({ consents }: CustomerSummary) => consents.map((kind) => t(`consent.${kind}`)).join(', ');
  return [
    {
      id: 'name',
      header: t('column.name'),
      sortValue: 'Name',
      widthPx: 160,
      grow: 1,
      canHide: false,
      exportValue: ({ name }) => name || t('erased'),
      cell: ({ customerId, name }) => (
        <Link color="text.primary" href={paths.customer(customerId)} underline="hover">
          {name || t('erased')}
        </Link>
      ),
    },
    {
      id: 'email',
      header: t('column.email'),
      widthPx: 200,
      grow: 1,
      exportValue: ({ email }) => email,
      cell: ({ email }) => email || '–',
    },
    {
      id: 'orders',
      header: t('column.orders'),
      widthPx: 96,
      align: 'end',
      exportValue: ({ orders }) => orders,
      cell: ({ orders }) => formatNumber(orders, language),
    },
    {
      id: 'lastOrderAt',
      header: t('column.lastOrderAt'),
      widthPx: 148,
      priority: 2,
      exportValue: ({ lastOrderAt }) => toSheetDay(lastOrderAt && toWallTime(lastOrderAt, ownZone())),
      cell: ({ lastOrderAt }) => nameDay(lastOrderAt) || DATE_PLACEHOLDER,
    },
    {
      id: 'consents',
      header: t('column.consents'),
      widthPx: 140,
      priority: 3,
      exportValue: listConsents,
      cell: (customer) => listConsents(customer) || '–',
    },
    {
      id: 'createdAt',
      header: t('column.createdAt'),
      sortValue: 'CreatedAt',
      widthPx: 120,
      priority: 1,
      exportValue: ({ createdAt }) => toSheetDay(toWallTime(createdAt, ownZone())),
      cell: ({ createdAt }) => nameDay(createdAt),
    },
  ];
}
