import { useTranslation } from 'react-i18next';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import { formatRate } from '../../../i18n/format-rate.ts';
import type { TaxRateValues } from './tax-rate-values.ts';

/** Somebody else saved the same fields of the tax rate meanwhile. */
export function TaxRateConflict({ asked }: { asked: AskedConflict<TaxRateValues> | null }) {
  const { t, i18n } = useTranslation('promoters');
  const labels = { name: t('taxRates.name'), percent: t('taxRates.rate'), isDefault: t('taxRates.isDefault') };
  const write = (values: TaxRateValues, field: keyof TaxRateValues): string => {
    if (field === 'isDefault') return t(values.isDefault ? 'yes' : 'no');
    return field === 'percent' ? formatRate((values.percent ?? 0) * 100, i18n.language) : values.name;
  };
  return <FormConflict asked={asked} label={(field) => labels[field]} write={write} />;
}
