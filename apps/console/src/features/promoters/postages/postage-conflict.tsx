import { useTranslation } from 'react-i18next';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import { summariseTexts } from '../../../programme/texts/summarise-texts.ts';
import { formatAmount } from '../../../ui/money-text.tsx';
import { nameCountries } from './name-countries.ts';
import type { PostageValues } from './postage-values.ts';

/** Somebody else saved the same fields of the way to send orders meanwhile. */
export function PostageConflict({ asked }: { asked: AskedConflict<PostageValues> | null }) {
  const { t, i18n } = useTranslation('promoters');
  const write = (values: PostageValues, field: keyof PostageValues): string => {
    if (field === 'name') return summariseTexts(values.name);
    if (field === 'isDefault') return t(values.isDefault ? 'yes' : 'no');
    if (field === 'countryCodes')
      return (
        nameCountries(values.countryCodes, i18n.language, values.countryCodes.length).names || t('postages.everywhere')
      );
    if (field === 'amountMinor')
      return `${values.currency} ${formatAmount(values.amountMinor ?? 0, values.currency, i18n.language)}`;
    return values.currency;
  };
  return (
    <FormConflict
      asked={asked}
      label={(field) => t(`postages.${field === 'amountMinor' ? 'amount' : field}`)}
      write={write}
    />
  );
}
