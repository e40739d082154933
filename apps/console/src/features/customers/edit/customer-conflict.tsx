import { useTranslation } from 'react-i18next';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import type { CustomerValues } from './customer-values.ts';

/** Where the words of the fields stand. */
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

/** Somebody else saved the same fields of the customer meanwhile. */
export function CustomerConflict({ asked }: { asked: AskedConflict<CustomerValues> | null }) {
  const { t } = useTranslation('customers');
  const write = (value: string | null): string =>
    value === 'yes' || value === 'no' ? t(`consents.${value}`) : (value ?? '');
  return (
    <FormConflict asked={asked} label={(field) => t(LABELS[field])} write={(values, field) => write(values[field])} />
  );
}
