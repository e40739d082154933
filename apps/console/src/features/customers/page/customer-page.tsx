import Alert from '@mui/material/Alert';
import type { Customer } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetCustomerQuery } from '../../../api/queries/customers.ts';
import { Loaded } from '../../../pages/loaded.tsx';
import { PageHeader } from '../../../pages/page-header.tsx';
import { paths } from '../../../paths.ts';
import { PageColumns } from '../../../programme/list/page-columns.tsx';
import { useCan } from '../../../session/use-features.ts';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { nameDay } from '../name-day.ts';
import { useCustomerId } from '../use-customer-id.ts';
import { AnswersCard } from './answers-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { TotalsCard } from './totals-card.tsx';

/** Everything of one customer. */
export function CustomerPage() {
  const { t } = useTranslation('customers');
  const result = useGetCustomerQuery({ params: { customerId: useCustomerId() } });
  return (
    <Loaded label={t('loading')} result={result}>
      {(customer) => <CustomerDetails customer={customer} />}
    </Loaded>
  );
}

function CustomerDetails({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { customerId, name, createdAt, erasedAt } = customer;
  const canWrite = useCan('customer:write');
  const reason = erasedAt ? t('erasedNote', { day: nameDay(erasedAt) }) : canWrite ? undefined : t('edit.notAllowed');
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
