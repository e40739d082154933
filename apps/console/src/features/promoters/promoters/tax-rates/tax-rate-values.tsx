import type { listTaxRates } from '@parterre/contract/calls/promoters';
import { LIMITS } from '@parterre/contract/choices/limits';
import { toBasisPoints, toPercent } from '@parterre/contract/money/basis-points';
import type { CallAnswer } from '@parterre/contract/wire/call';
import { useTranslation } from 'react-i18next';
import { DecimalField } from '#forms/fields/number-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import type { PlaceError } from '#forms/object/use-app-form.ts';
import { max, maxLength, min, required } from '#forms/rules.ts';

export type TaxRate = CallAnswer<typeof listTaxRates>['items'][number];

export interface TaxRateValues {
  name: string;
  /** 20 means 20 %; null if empty. */
  percent: number | null;
  isDefault: boolean;
}

/** Returns the rate's values; without a rate, those of a new one. */
export const toTaxRateValues = (rate: TaxRate | undefined): TaxRateValues => ({
  name: rate?.name ?? '',
  percent: rate ? toPercent(rate.rateBasisPoints) : null,
  isDefault: rate?.isDefault ?? false,
});

/** Returns the body of a change; the form requires `percent`, so null is skipped. */
export function toTaxRateBody<Part extends Partial<TaxRateValues>>({ percent, ...rest }: Part) {
  return { ...rest, ...(typeof percent === 'number' ? { rateBasisPoints: toBasisPoints(percent) } : {}) };
}

export const toNewTaxRateBody = ({ name, percent, isDefault }: TaxRateValues) => ({
  name,
  isDefault,
  rateBasisPoints: toBasisPoints(percent),
});

export const placeRateError: PlaceError<TaxRateValues> = ({ field }) => ({
  field: field === 'rateBasisPoints' ? 'percent' : field,
});

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
      <DecimalField
        decimals={2}
        help={t('taxRates.rateHelp')}
        label={t('taxRates.rate')}
        name="percent"
        rules={[required, min(0), max(LIMITS.rate.percent)]}
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
