import type { InstalmentInterval } from '@parterre/contract/choices/instalment-choices';
import type { InstalmentPlan } from '@parterre/contract/instalments';
import { toBasisPoints, toPercent } from '@parterre/contract/money/basis-points';
import { useTranslation } from 'react-i18next';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { dropBlankCultures, fillCultures } from '#forms/translation/text-languages.ts';
import { formatNumber, formatRate } from '#i18n/format-number.ts';
import { summariseTexts } from '#programme/texts/summarise-texts.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';

/** The form values of a plan; the deposit is in percent. */
export interface PlanValues {
  name: Record<string, string>;
  deposit: number | null;
  payments: number | null;
  interval: InstalmentInterval;
  fewestMinor: number | null;
  isOffered: boolean;
}

/** Returns the plan's values; without a plan, those of a new one. */
export const toPlanValues = (plan: InstalmentPlan | undefined, cultures: readonly string[]): PlanValues => ({
  name: fillCultures(plan?.name ?? {}, cultures),
  deposit: plan ? toPercent(plan.depositBasisPoints) : 25,
  payments: plan?.payments ?? 3,
  interval: plan?.interval ?? 'month',
  fewestMinor: plan?.fewestMinor ?? 0,
  isOffered: plan?.isOffered ?? true,
});

export const toPlanPatch = ({ name, deposit, payments, fewestMinor, ...rest }: Partial<PlanValues>) => ({
  ...rest,
  ...(name ? { name: dropBlankCultures(name) } : {}),
  ...(deposit === undefined ? {} : { depositBasisPoints: toBasisPoints(deposit) }),
  ...(payments === undefined ? {} : { payments: payments ?? 0 }),
  ...(fewestMinor === undefined ? {} : { fewestMinor: fewestMinor ?? 0 }),
});

export const toPlanBody = ({ name, deposit, payments, fewestMinor, ...rest }: PlanValues) => ({
  ...rest,
  name: dropBlankCultures(name),
  depositBasisPoints: toBasisPoints(deposit),
  payments: payments ?? 0,
  fewestMinor: fewestMinor ?? 0,
});

interface PlanConflictProps {
  asked: AskedConflict<PlanValues> | null;
  currency: string;
}

export function PlanConflict({ asked, currency }: PlanConflictProps) {
  const { t, i18n } = useTranslation('instalments');
  const write = (values: PlanValues, field: keyof PlanValues) => {
    switch (field) {
      case 'name':
        return summariseTexts(values.name);
      case 'deposit':
        return formatRate(toBasisPoints(values.deposit), i18n.language);
      case 'payments':
        return formatNumber(values.payments ?? 0, i18n.language);
      case 'interval':
        return t(`plans.every.${values.interval}`);
      case 'fewestMinor':
        return formatMoney(values.fewestMinor ?? 0, currency, i18n.language);
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
