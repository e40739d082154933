import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../forms/fields/money-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SegmentedField } from '../../../forms/fields/segmented-field.tsx';
import { max, min } from '../../../forms/rules/number-rules.ts';
import { required } from '../../../forms/rules/text-rules.ts';
import { formatAmount } from '../../../ui/money-text.tsx';
import type { RuleValues } from './code-values.ts';

/** The most used first. */
const EFFECTS = ['percentage', 'subtract', 'set-price', 'none'] as const;

/** What the code does to a price, and by how much. */
export function EffectFields({ currency }: { currency: string }) {
  const { t, i18n } = useTranslation('offer-codes');
  const { control } = useFormContext<RuleValues>();
  const effect = useWatch({ control, name: 'effect' });
  return (
    <>
      <SegmentedField
        label={t('field.effect')}
        name="effect"
        options={EFFECTS.map((value) => ({ value, label: t(`effectName.${value}`) }))}
      />
      {effect === 'percentage' && (
        <NumberField
          decimals={2}
          label={t('field.percent')}
          name="percent"
          rules={[required, min(0.01), max(100)]}
          unit="%"
        />
      )}
      {effect === 'subtract' && (
        <MoneyField
          currency={currency}
          label={t('field.subtract')}
          name="subtractMinor"
          rules={[required, min(1, formatAmount(1, currency, i18n.language))]}
        />
      )}
      {effect === 'set-price' && (
        <MoneyField currency={currency} label={t('field.setPrice')} name="setPriceMinor" rules={[required, min(0)]} />
      )}
    </>
  );
}
