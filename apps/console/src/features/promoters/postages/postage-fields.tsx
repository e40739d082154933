import { LIMITS } from '@parterre/contract/choices/limits';
import type { Promoter } from '@parterre/contract/promoters';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { maxLength, min, required } from '#forms/rules.ts';
import { TranslatedTexts } from '#forms/translation/translated-texts.tsx';
import { CountriesField } from './countries-field.tsx';

interface PostageFieldsProps {
  promoter: Pick<Promoter, 'defaultCulture' | 'cultures'>;
  isLocked: boolean;
  hasFocus?: boolean;
}

export function PostageFields({ promoter, isLocked, hasFocus = false }: PostageFieldsProps) {
  const { t } = useTranslation('promoters');
  const currency: string = useWatch({ name: 'currency' });
  return (
    <TranslatedTexts culture={promoter.defaultCulture} cultures={promoter.cultures}>
      <FormFields isLocked={isLocked}>
        <TextByCultureField
          hasFocus={hasFocus}
          label={t('postages.name')}
          name="name"
          rules={[required, maxLength(LIMITS.postage.name)]}
        />
        <MoneyField
          currency={currency}
          help={t('postages.amountHelp')}
          label={t('postages.amount')}
          name="amountMinor"
          rules={[required, min(0)]}
        />
        <CountriesField
          disabled={isLocked}
          help={t('postages.countriesHelp')}
          label={t('postages.countryCodes')}
          name="countryCodes"
        />
        <SwitchField
          disabled={isLocked}
          help={t('postages.defaultHelp')}
          label={t('postages.isDefault')}
          name="isDefault"
        />
      </FormFields>
    </TranslatedTexts>
  );
}
