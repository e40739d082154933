import { useTranslation } from 'react-i18next';
import { useListVenueCountriesQuery } from '#api/queries/venues.ts';
import { SelectField } from '#forms/fields/select-field.tsx';
import type { ShowPromoter } from '../show-values.ts';

interface ShowMoneyFieldsProps {
  promoter: ShowPromoter;
  /** Nothing can be bought in another currency once something was. */
  isFixed: boolean;
}

export function ShowMoneyFields({ promoter, isFixed }: ShowMoneyFieldsProps) {
  const { t, i18n } = useTranslation('shows');
  const { data } = useListVenueCountriesQuery({ query: {} });
  const currencyNames = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  const languageNames = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const codes = [...new Set([promoter.currency, ...(data?.items ?? []).map((country) => country.currency)])].sort();
  return (
    <>
      <SelectField
        disabled={isFixed}
        label={t('form.currency')}
        name="currency"
        options={codes.map((code) => ({ value: code, label: `${code} · ${currencyNames.of(code) ?? code}` }))}
      />
      <SelectField
        help={t('form.defaultCultureHelp')}
        label={t('form.defaultCulture')}
        name="defaultCulture"
        options={promoter.cultures.map((culture) => ({ value: culture, label: languageNames.of(culture) ?? culture }))}
      />
    </>
  );
}
