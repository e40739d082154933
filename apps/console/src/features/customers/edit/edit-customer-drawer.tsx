import type { Customer } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useUpdateCustomerMutation,
} from '../../../api/queries/customers.ts';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { EditDrawer } from '../../../forms/object/edit-drawer.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { useCustomerId } from '../use-customer-id.ts';
import { CustomerConflict } from './customer-conflict.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { type CustomerValues, toCustomerBody, toCustomerValues } from './customer-values.ts';

/** Corrects what is known of a customer. */
export function EditCustomerDrawer() {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const customerId = useCustomerId();
  const result = useGetCustomerQuery({ params: { customerId } });
  const close = () => void navigate(paths.customer(customerId));
  return (
    <EditDrawer id={customerId} label={t('loading')} onClose={close} result={result} title={t('edit.action')}>
      {(customer) => <EditCustomer customer={customer} onClose={close} />}
    </EditDrawer>
  );
}

interface EditCustomerProps {
  customer: Customer;
  onClose: () => void;
}

function EditCustomer({ customer, onClose }: EditCustomerProps) {
  const { t } = useTranslation('customers');
  const params = { customerId: customer.customerId };
  const canWrite = useCan('customer:write') && customer.erasedAt === null;
  const [update] = useUpdateCustomerMutation();
  const [getCustomer] = useLazyGetCustomerQuery();
  const load = (from: Customer) => ({ values: toCustomerValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<CustomerValues>({
    ...load(customer),
    place: 'inDrawer',
    reload: async () => load(await getCustomer({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toCustomerBody(changed, customer), revision }).unwrap();
      showToast(t('edit.done'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: t('edit.action'), facts: customer.email }}
      model={model}
      onClose={onClose}
      saveLabel={t('edit.save')}
    >
      <AppForm model={model}>
        <CustomerFields isLocked={!canWrite} />
      </AppForm>
      <CustomerConflict asked={asked} />
    </ObjectDrawer>
  );
}
