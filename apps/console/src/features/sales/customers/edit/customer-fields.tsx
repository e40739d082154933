import { CONSENT_KINDS } from '@parterre/contract/choices/customer-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListCountriesQuery } from '#api/queries/promoters/lookups.ts';
import { FormSection } from '#forms/fields/form-section.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { email, maxLength, required } from '#forms/rules.ts';
import { listCountryOptions } from '#i18n/name-country.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { CONSENT_FIELDS, type CustomerValues, isWithoutAddress } from './customer-values.ts';

export function CustomerFields({ isLocked }: { isLocked: boolean }) {
  const { t, i18n } = useTranslation('customers');
  const { data: countries } = useListCountriesQuery();
  const { current, all } = usePromoter();
  const [lines = '', postcode = '', town = '']: CustomerValues['lines'][] = useWatch({
    name: ['lines', 'postcode', 'town'],
  });
  const hasAddress = !isWithoutAddress({ lines, postcode, town });
  const inAddress = hasAddress ? [required] : [];
  const cultures = [...new Set((current ? [current] : all).flatMap((promoter) => promoter.cultures))];
  return (
    <FormFields isLocked={isLocked}>
      <TextField label={t('column.name')} name="name" rules={[required, maxLength(LIMITS.customer.name)]} />
      <TextField
        help={t('edit.emailHelp')}
        input={{ type: 'email' }}
        label={t('contact.email')}
        name="email"
        rules={[required, email, maxLength(LIMITS.email)]}
      />
      <TextField isOptional label={t('contact.phone')} name="phone" rules={[maxLength(LIMITS.customer.phone)]} />
      <SelectField
        label={t('contact.language')}
        name="cultureCode"
        options={[
          { value: null, label: t('edit.noLanguage') },
          ...cultures.map((code) => ({ value: code, label: nameLanguage(code, i18n.language) })),
        ]}
      />
      <FormSection title={t('contact.address')}>
        <MultilineField
          isOptional={!hasAddress}
          label={t('edit.lines')}
          name="lines"
          rows={2}
          rules={[...inAddress, maxLength(LIMITS.address.text)]}
        />
        <TextField isOptional label={t('edit.postcode')} name="postcode" rules={[maxLength(LIMITS.address.postcode)]} />
        <TextField
          isOptional={!hasAddress}
          label={t('edit.town')}
          name="town"
          rules={[...inAddress, maxLength(LIMITS.address.town)]}
        />
        <SelectField
          isOptional={!hasAddress}
          label={t('edit.country')}
          name="countryCode"
          options={listCountryOptions(countries?.items ?? [], i18n.language)}
          rules={inAddress}
        />
      </FormSection>
      <FormSection title={t('consents.title')}>
        {CONSENT_KINDS.map((kind) => (
          <SelectField
            key={kind}
            label={t(`consent.${kind}`)}
            name={CONSENT_FIELDS[kind]}
            options={[
              { value: 'yes', label: t('consents.yes') },
              { value: 'no', label: t('consents.no') },
            ]}
          />
        ))}
      </FormSection>
      <MultilineField
        help={t('edit.noteHelp')}
        isOptional
        label={t('contact.note')}
        name="note"
        rows={3}
        rules={[maxLength(LIMITS.customer.note)]}
      />
    </FormFields>
  );
}
