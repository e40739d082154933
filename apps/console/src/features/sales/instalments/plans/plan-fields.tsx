import { INSTALMENT_INTERVALS } from '@parterre/contract/choices/instalment-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { DecimalField, NumberField } from '#forms/fields/number-field.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { max, maxLength, min, required, whole } from '#forms/rules.ts';
import { TranslatedTexts } from '#forms/translation/translated-texts.tsx';

interface PlanFieldsProps {
  culture: string;
  cultures: readonly string[];
  currency: string;
  isLocked: boolean;
  /** The terms of a plan are fixed once orders use it. */
  isUsed: boolean;
}

export function PlanFields({ culture, cultures, currency, isLocked, isUsed }: PlanFieldsProps) {
  const { t } = useTranslation('instalments');
  return (
    <FormFields isLocked={isLocked}>
      <TranslatedTexts
        culture={culture}
        cultures={cultures}
        texts={[{ name: 'name', label: t('plans.name'), rules: [required, maxLength(LIMITS.instalmentPlan.name)] }]}
      >
        <TextByCultureField name="name" />
        <DecimalField
          decimals={2}
          disabled={isUsed || isLocked}
          help={t('plans.depositHelp')}
          label={t('plans.deposit')}
          name="deposit"
          rules={[required, min(DEPOSIT.min / HUNDREDTHS), max(DEPOSIT.max / HUNDREDTHS)]}
          unit="%"
        />
        <NumberField
          disabled={isUsed || isLocked}
          help={t('plans.paymentsHelp')}
          label={t('plans.payments')}
          name="payments"
          rules={[required, whole, min(1), max(LIMITS.instalmentPlan.payments)]}
        />
        <SegmentedField
          disabled={isUsed || isLocked}
          label={t('plans.interval')}
          name="interval"
          options={INSTALMENT_INTERVALS.map((value) => ({ value, label: t(`plans.intervals.${value}`) }))}
        />
        <MoneyField
          currency={currency}
          help={t('plans.fewestHelp')}
          label={t('plans.fewest')}
          name="fewestMinor"
          rules={[min(0)]}
        />
        <SwitchField disabled={isLocked} help={t('plans.offeredHelp')} label={t('plans.isOffered')} name="isOffered" />
      </TranslatedTexts>
    </FormFields>
  );
}

const DEPOSIT = LIMITS.instalmentPlan.depositBasisPoints;
const HUNDREDTHS = 100;
