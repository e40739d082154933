import { useTranslation } from 'react-i18next';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { formatNumber } from '#i18n/format-number.ts';
import { formatRate } from '#i18n/format-rate.ts';
import { summariseTexts } from '#programme/summarise-texts.ts';
import { formatAmount } from '#ui/money-text.tsx';
import type { PlanValues } from './plan-values.ts';

interface PlanConflictProps {
  asked: AskedConflict<PlanValues> | null;
  currency: string;
}

/** Both sides of an instalment plan that two people changed. */
export function PlanConflict({ asked, currency }: PlanConflictProps) {
  const { t, i18n } = useTranslation('instalments');
  const write = (values: PlanValues, field: keyof PlanValues) => {
    switch (field) {
      case 'name':
        return summariseTexts(values.name);
      case 'deposit':
        return formatRate((values.deposit ?? 0) * 100, i18n.language);
      case 'payments':
        return formatNumber(values.payments ?? 0, i18n.language);
      case 'interval':
        return t(`plans.every.${values.interval}`);
      case 'fewestMinor':
        return `${currency} ${formatAmount(values.fewestMinor ?? 0, currency, i18n.language)}`;
      case 'isOffered':
        return values.isOffered;
    }
  };
  return (
    <FormConflict
      asked={asked}
      label={(field) => t(field === 'fewestMinor' ? 'plans.fewest' : `plans.${field}`)}
      write={write}
    />
  );
}
