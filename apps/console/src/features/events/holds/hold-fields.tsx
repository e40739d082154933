import { LIMITS } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { ColourField } from '#forms/fields/colour-field.tsx';
import { DateField } from '#forms/fields/date-time-field.tsx';
import { NumberField } from '#forms/fields/number-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { alphanumeric, max, maxLength, nonNegative, type Rule, required } from '#forms/rules.ts';

export function HoldFields({ isDisabled, isComing }: { isDisabled: boolean; isComing: Rule }) {
  const { t } = useTranslation('holds');
  return (
    <>
      <TextField
        name="label"
        label={t('field.label')}
        rules={[required, maxLength(LIMITS.hold.label)]}
        disabled={isDisabled}
      />
      <TextField
        name="reservationFlag"
        label={t('field.reservationFlag')}
        help={t('field.flagHelp')}
        rules={[required, maxLength(LIMITS.hold.reservationFlag), alphanumeric]}
        input={{
          maxLength: LIMITS.hold.reservationFlag,
          autoComplete: 'off',
          autoCapitalize: 'characters',
          style: { textTransform: 'uppercase' },
        }}
        disabled={isDisabled}
      />
      <ColourField name="colour" label={t('field.colour')} rules={[required]} disabled={isDisabled} />
      <SwitchField
        name="allowSales"
        label={t('field.allowSales')}
        help={t('field.allowSalesHelp')}
        disabled={isDisabled}
      />
      <TextField
        name="owner"
        isOptional
        label={t('field.owner')}
        rules={[maxLength(LIMITS.hold.owner)]}
        disabled={isDisabled}
      />
      <NumberField
        name="agreed"
        isOptional
        label={t('field.agreed')}
        help={t('field.agreedHelp')}
        rules={[nonNegative, max(LIMITS.hold.agreed)]}
        disabled={isDisabled}
      />
      <DateField
        name="releaseOn"
        isOptional
        label={t('field.releaseOn')}
        help={t('field.releaseHelp')}
        rules={[isComing]}
        disabled={isDisabled}
      />
      <MultilineField
        name="note"
        isOptional
        label={t('field.note')}
        rules={[maxLength(LIMITS.hold.note)]}
        disabled={isDisabled}
      />
    </>
  );
}
