import { LIMITS } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#forms/fields/number-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { max, maxLength, min, required } from '#forms/rules.ts';

export function TaxRateFields({ isLocked, hasFocus = false }: { isLocked: boolean; hasFocus?: boolean }) {
  const { t } = useTranslation('promoters');
  return (
    <FormFields isLocked={isLocked}>
      <TextField
        input={{ autoFocus: hasFocus }}
        label={t('taxRates.name')}
        name="name"
        rules={[required, maxLength(LIMITS.taxRate.name)]}
      />
      <NumberField
        decimals={2}
        help={t('taxRates.rateHelp')}
        label={t('taxRates.rate')}
        name="percent"
        rules={[required, min(0), max(100)]}
        unit="%"
      />
      <SwitchField
        disabled={isLocked}
        help={t('taxRates.defaultHelp')}
        label={t('taxRates.isDefault')}
        name="isDefault"
      />
    </FormFields>
  );
}
