import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CustomerSummary } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { nameDay } from '../name-day.ts';

/** A customer on a phone. */
export function CustomerCard({ customer }: { customer: CustomerSummary }) {
  const { t } = useTranslation('customers');
  const { customerId, name, email, orders, lastOrderAt, consents } = customer;
  const facts = [
    t('orders.count', { count: orders }),
    lastOrderAt === null ? '' : t('orders.last', { day: nameDay(lastOrderAt) }),
    ...consents.map((kind) => t(`consent.${kind}`)),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Link color="text.primary" href={paths.customer(customerId)} sx={{ lineHeight: '24px' }} underline="hover">
        {name || t('erased')}
      </Link>
      <div>{email}</div>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
    </Box>
  );
}
