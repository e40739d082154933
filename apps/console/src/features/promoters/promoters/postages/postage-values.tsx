import { LIMITS } from '@parterre/contract/choices/limits';
import type { Postage, Promoter } from '@parterre/contract/promoters';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { maxLength, min, required } from '#forms/rules.ts';
import { dropBlankCultures, fillCultures } from '#forms/translation/text-languages.ts';
import { TranslatedTexts } from '#forms/translation/translated-texts.tsx';
import { CountriesField } from './countries-field.tsx';

export interface PostageValues {
  name: Record<string, string>;
  amountMinor: number | null;
  currency: string;
  countryCodes: string[];
  isDefault: boolean;
}

/** Returns the postage's values; without a postage, those of a new one. */
export const toPostageValues = (
  postage: Postage | undefined,
  promoter: { cultures: readonly string[]; currency: string },
): PostageValues => ({
  name: fillCultures(postage?.name ?? {}, promoter.cultures),
  amountMinor: postage?.amountMinor ?? null,
  currency: postage?.currency ?? promoter.currency,
  countryCodes: postage?.countryCodes ?? [],
  isDefault: postage?.isDefault ?? false,
});

export function toPostageBody<Part extends Partial<PostageValues>>({ name, amountMinor, ...rest }: Part) {
  return {
    ...rest,
    ...(name ? { name: dropBlankCultures(name) } : {}),
    ...(typeof amountMinor === 'number' ? { amountMinor } : {}),
  };
}

export const toNewPostageBody = ({ name, amountMinor, ...rest }: PostageValues) => ({
  ...rest,
  name: dropBlankCultures(name),
  amountMinor: amountMinor ?? 0,
});

interface PostageFieldsProps {
  promoter: Pick<Promoter, 'defaultCulture' | 'cultures'>;
  isLocked: boolean;
  hasFocus?: boolean;
}

export function PostageFields({ promoter, isLocked, hasFocus = false }: PostageFieldsProps) {
  const { t } = useTranslation('promoters');
  const currency: string = useWatch({ name: 'currency' });
  return (
    <FormFields isLocked={isLocked}>
      <TranslatedTexts
        culture={promoter.defaultCulture}
        cultures={promoter.cultures}
        texts={[{ name: 'name', label: t('postages.name'), rules: [required, maxLength(LIMITS.postage.name)] }]}
      >
        <TextByCultureField hasFocus={hasFocus} name="name" />
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
          isOptional
          label={t('postages.countryCodes')}
          name="countryCodes"
        />
        <SwitchField
          disabled={isLocked}
          help={t('postages.defaultHelp')}
          label={t('postages.isDefault')}
          name="isDefault"
        />
      </TranslatedTexts>
    </FormFields>
  );
}
