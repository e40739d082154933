import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Customer, CustomerAnswer, CustomerTotal } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetCustomerQuery } from '#api/queries/sales/customers.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { PageColumns } from '#programme/list/page-columns.tsx';
import { useLockReason } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { Note } from '#ui/note.tsx';
import { nameDay } from '../name-day.ts';
import { ConsentsCard, ContactCard, LIST_LOOK } from './contact-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';

export function CustomerPage() {
  const { t } = useTranslation('customers');
  const result = useGetCustomerQuery({ params: { customerId: useIdParam('customerId') } });
  return (
    <Loaded failedHead={<PageHeader title={t('title')} />} label={t('loading')} result={result}>
      {(customer) => <CustomerDetails customer={customer} />}
    </Loaded>
  );
}

function CustomerDetails({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { customerId, name, createdAt, erasedAt } = customer;
  const lockReason = useLockReason('customer:write');
  const reason = erasedAt ? t('erasedNote', { day: nameDay(erasedAt) }) : lockReason;
  return (
    <>
      <PageHeader
        actions={
          <ReasonedButton href={paths.customerEdit(customerId)} reason={reason} variant="outlined">
            {t('edit.action')}
          </ReasonedButton>
        }
        breadcrumb={[{ label: t('title'), href: paths.customers() }]}
        facts={t('since', { day: nameDay(createdAt) })}
        title={name || t('erased')}
      />
      {erasedAt && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('erasedNote', { day: nameDay(erasedAt) })}
        </Alert>
      )}
      <PageColumns
        main={
          <>
            <OrdersCard customer={customer} />
            <AnswersCard answers={customer.answers} />
          </>
        }
        side={
          <>
            <TotalsCard totals={customer.totals} />
            {!erasedAt && <ContactCard customer={customer} />}
            {!erasedAt && <ConsentsCard customer={customer} />}
            {!erasedAt && <PrivacyCard customer={customer} />}
          </>
        }
      />
      <Outlet />
    </>
  );
}

/** The customer's answers to the questions of shows; nothing if there are none. */
function AnswersCard({ answers }: { answers: readonly CustomerAnswer[] }) {
  const { t, i18n } = useTranslation('customers');
  if (answers.length === 0) return null;
  const words = { yes: t('answers.yes'), no: t('answers.no') };
  return (
    <Card title={t('answers.title')}>
      <Box component="dl" sx={{ m: 0, px: 2, py: 1.5, display: 'grid', gap: 1.25, overflowWrap: 'anywhere' }}>
        {answers.map(({ orderId, orderItemId, questionId, label, showName, value }) => (
          <div key={`${orderId} ${orderItemId ?? ''} ${questionId}`}>
            <Note component="dt">
              {chooseText(label, i18n.language)} · <Link href={paths.order(orderId)}>{orderId}</Link> ·{' '}
              {chooseText(showName, i18n.language)}
            </Note>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {typeof value === 'string'
                ? (Object.entries(words).find(([word]) => word === value)?.[1] ?? value)
                : chooseText(value, i18n.language)}
            </Box>
          </div>
        ))}
      </Box>
    </Card>
  );
}

function TotalsCard({ totals }: { totals: readonly CustomerTotal[] }) {
  const { t, i18n } = useTranslation('customers');
  if (totals.length === 0) return null;
  return (
    <Card title={t('totals.title')}>
      {totals.map(({ currency, orders, tickets, totalMinor, paidMinor, refundedMinor }) => {
        const amounts = { total: totalMinor, paid: paidMinor, refunded: refundedMinor };
        return (
          <Box component="dl" key={currency} sx={{ ...LIST_LOOK, '& dd': { m: 0, textAlign: 'right' } }}>
            <dt>{t('totals.orders')}</dt>
            <dd>{formatNumber(orders, i18n.language)}</dd>
            <dt>{t('totals.tickets')}</dt>
            <dd>{formatNumber(tickets, i18n.language)}</dd>
            {Object.entries(amounts).map(([key, amountMinor]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <dt>{t(`totals.${key}`)}</dt>
                <dd>{formatMoney(amountMinor, currency, i18n.language)}</dd>
              </Box>
            ))}
          </Box>
        );
      })}
    </Card>
  );
}
