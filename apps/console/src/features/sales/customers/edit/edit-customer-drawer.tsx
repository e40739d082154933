import type { Customer } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useUpdateCustomerMutation,
} from '#api/queries/sales/customers.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, type FieldWriters, FormConflict } from '#forms/object/use-stale-save.tsx';
import { nameCountry } from '#i18n/name-country.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { nameDay } from '../name-day.ts';
import { CustomerFields } from './customer-fields.tsx';
import { type CustomerValues, toCustomerBody, toCustomerValues } from './customer-values.ts';

export function EditCustomerDrawer() {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const customerId = useIdParam('customerId');
  const result = useGetCustomerQuery({ params: { customerId } });
  const handleClose = () => void navigate(paths.customer(customerId));
  return (
    <EditDrawer id={customerId} label={t('loading')} onClose={handleClose} result={result} title={t('edit.action')}>
      {(customer) => <EditCustomer customer={customer} onClose={handleClose} />}
    </EditDrawer>
  );
}

interface EditCustomerProps {
  customer: Customer;
  onClose: () => void;
}

/**
 * Changes a customer. Needs `customer:write`. An address that another customer of the promoter has is refused at its
 * field; an erased customer stays locked, so that no personal data is added again.
 */
function EditCustomer({ customer, onClose }: EditCustomerProps) {
  const { t } = useTranslation('customers');
  const params = { customerId: customer.customerId };
  const lockReason = useLockReason('customer:write');
  const { erasedAt } = customer;
  const reason = erasedAt ? t('erasedNote', { day: nameDay(erasedAt) }) : lockReason;
  const [update] = useUpdateCustomerMutation();
  const [getCustomer] = useLazyGetCustomerQuery();
  const load = (from: Customer) => ({ values: toCustomerValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<CustomerValues>({
    ...load(customer),
    place: 'inDrawer',
    reload: async () => load(await getCustomer({ params }).unwrap()),
    send: async (changed, revision, whole) => {
      const saved = await update({ params, body: toCustomerBody(changed, whole), revision }).unwrap();
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
      reason={reason}
      saveLabel={t('edit.save')}
    >
      <AppForm model={model}>
        <CustomerFields isLocked={reason !== undefined} />
      </AppForm>
      <CustomerConflict asked={asked} />
    </ObjectDrawer>
  );
}

const LABELS: Record<keyof CustomerValues, string> = {
  name: 'column.name',
  email: 'contact.email',
  phone: 'contact.phone',
  lines: 'edit.lines',
  postcode: 'edit.postcode',
  town: 'edit.town',
  countryCode: 'edit.country',
  cultureCode: 'contact.language',
  note: 'contact.note',
  email_: 'consent.email',
  sms: 'consent.sms',
  post: 'consent.post',
  partners: 'consent.partners',
};

function CustomerConflict({ asked }: { asked: AskedConflict<CustomerValues> | null }) {
  const { t, i18n } = useTranslation('customers');
  const writeConsent = (answer: string | null) => answer && t(answer === 'yes' ? 'consents.yes' : 'consents.no');
  const writers: FieldWriters<CustomerValues> = {
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    lines: ({ lines }) => lines,
    postcode: ({ postcode }) => postcode,
    town: ({ town }) => town,
    countryCode: ({ countryCode }) => countryCode && nameCountry(countryCode, i18n.language),
    cultureCode: ({ cultureCode }) => (cultureCode ? nameLanguage(cultureCode, i18n.language) : t('edit.noLanguage')),
    note: ({ note }) => note,
    email_: ({ email_ }) => writeConsent(email_),
    sms: ({ sms }) => writeConsent(sms),
    post: ({ post }) => writeConsent(post),
    partners: ({ partners }) => writeConsent(partners),
  };
  return (
    <FormConflict asked={asked} label={(field) => t(LABELS[field])} write={(values, field) => writers[field](values)} />
  );
}
