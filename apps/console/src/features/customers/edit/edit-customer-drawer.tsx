import type { Customer } from '@parterre/contract/customers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { useObjectForm } from '../../../forms/use-object-form.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useGetCustomerQuery, useLazyGetCustomerQuery, useUpdateCustomerMutation } from '../queries.ts';
import { useCustomerId } from '../use-customer-id.ts';
import { CustomerConflict } from './customer-conflict.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { type CustomerValues, toCustomerBody, toCustomerValues } from './customer-values.ts';

/** Corrects what is known of a customer. */
export function EditCustomerDrawer() {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const customerId = useCustomerId();
  const { currentData: customer } = useGetCustomerQuery({ params: { customerId } });
  /** Counts the times the form starts anew with what the server has. */
  const [edition, setEdition] = useState(0);
  const close = () => void navigate(paths.customer(customerId));
  if (customer)
    return (
      <EditCustomer customer={customer} key={edition} onClose={close} onReload={() => setEdition((last) => last + 1)} />
    );
  return (
    <AppDrawer heading={{ title: t('edit.action') }} onClose={close} open>
      <SkeletonRows count={5} label={t('loading')} rowHeight={56} />
    </AppDrawer>
  );
}

interface EditCustomerProps {
  customer: Customer;
  onClose: () => void;
  onReload: () => void;
}

function EditCustomer({ customer, onClose, onReload }: EditCustomerProps) {
  const { t } = useTranslation('customers');
  const params = { customerId: customer.customerId };
  const canWrite = useCan('customer:write') && customer.erasedAt === null;
  const [update] = useUpdateCustomerMutation();
  const [getCustomer] = useLazyGetCustomerQuery();
  const load = (from: Customer) => ({ values: toCustomerValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<CustomerValues>({
    loaded: load(customer),
    place: 'inDrawer',
    reload: async () => load(await getCustomer({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toCustomerBody(changed, customer), revision }).unwrap();
      showToast(t('edit.done'), 'success');
      return saved.revision;
    },
    onSaved: onClose,
    onReload,
  });
  return (
    <AppDrawer
      footer={<SaveBar model={model} saveLabel={t('edit.save')} />}
      heading={{ title: t('edit.action'), facts: customer.email }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <CustomerFields isLocked={!canWrite} />
      </AppForm>
      <CustomerConflict asked={asked} />
    </AppDrawer>
  );
}
