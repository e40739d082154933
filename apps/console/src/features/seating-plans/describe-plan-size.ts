import type { SeatingPlanSummary } from '@parterre/contract/seating-plans';
import type { TFunction } from 'i18next';
import { formatNumber } from '#i18n/format-number.ts';

type PlanSize = Pick<SeatingPlanSummary, 'seatCount' | 'standingCapacity' | 'blockCount' | 'versionNumber'>;

/** '12,851 seats · 84 blocks · Version 1'; standing places only where there are any. */
export function describePlanSize(plan: PlanSize, t: TFunction<'seating-plans'>, language: string): string {
  return [
    t('size.seats', { count: plan.seatCount }),
    plan.standingCapacity > 0 && t('size.standing', { count: plan.standingCapacity }),
    t('size.blocks', { count: plan.blockCount }),
    t('size.version', { version: formatNumber(plan.versionNumber, language) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
