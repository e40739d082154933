import type { InstalmentInterval } from '@parterre/contract/choices/instalment-choices';
import type { InstalmentPlan } from '@parterre/contract/instalments';
import { dropBlankCultures, fillCultures } from '#forms/translation/text-languages.ts';

/** What the form of a plan holds: the deposit in percent. */
export interface PlanValues {
  name: Record<string, string>;
  deposit: number | null;
  payments: number | null;
  interval: InstalmentInterval;
  fewestMinor: number | null;
  isOffered: boolean;
}

/** Without a plan: of a new one. */
export const toPlanValues = (plan: InstalmentPlan | undefined, cultures: readonly string[]): PlanValues => ({
  name: fillCultures(plan?.name ?? {}, cultures),
  deposit: plan ? plan.depositBasisPoints / 100 : 25,
  payments: plan?.payments ?? 3,
  interval: plan?.interval ?? 'month',
  fewestMinor: plan?.fewestMinor ?? 0,
  isOffered: plan?.isOffered ?? true,
});

/** What changed of a plan. */
export const toPlanPatch = ({ name, deposit, payments, fewestMinor, ...rest }: Partial<PlanValues>) => ({
  ...rest,
  ...(name ? { name: dropBlankCultures(name) } : {}),
  ...(deposit === undefined ? {} : { depositBasisPoints: Math.round((deposit ?? 0) * 100) }),
  ...(payments === undefined ? {} : { payments: payments ?? 0 }),
  ...(fewestMinor === undefined ? {} : { fewestMinor: fewestMinor ?? 0 }),
});

export const toPlanBody = ({ name, deposit, payments, fewestMinor, ...rest }: PlanValues) => ({
  ...rest,
  name: dropBlankCultures(name),
  depositBasisPoints: Math.round((deposit ?? 0) * 100),
  payments: payments ?? 0,
  fewestMinor: fewestMinor ?? 0,
});
