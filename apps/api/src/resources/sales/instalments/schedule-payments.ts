import { takeShare } from '@parterre/contract/money/basis-points';
import type { instalmentPlans } from '#db/schema/sales/instalments.ts';
import { addDays, addMonths } from '#time/zones.ts';

type PlanTerms = Pick<typeof instalmentPlans.$inferSelect, 'depositBasisPoints' | 'payments' | 'interval'>;

/** One payment of a schedule; number 0 is the deposit. */
export interface ScheduledPayment {
  number: number;
  dueOn: string;
  amountMinor: number;
}

/**
 * Schedules a deposit, rounded half up, and equal payments, of which the last takes the rounding difference, so that
 * they add up to the total. Each is due one interval after the one before, counted from `boughtOn`, a day at the venue.
 */
export function schedulePayments(plan: PlanTerms, totalMinor: number, boughtOn: string): ScheduledPayment[] {
  const depositMinor = takeShare(totalMinor, plan.depositBasisPoints);
  const eachMinor = Math.floor((totalMinor - depositMinor) / plan.payments);
  const payments = Array.from({ length: plan.payments }, (_, index) => ({
    number: index + 1,
    dueOn: DUE[plan.interval](boughtOn, index + 1),
    amountMinor: index + 1 < plan.payments ? eachMinor : totalMinor - depositMinor - eachMinor * (plan.payments - 1),
  }));
  return [{ number: 0, dueOn: boughtOn, amountMinor: depositMinor }, ...payments];
}

/**
 * Returns whether the last payment of a purchase on this day would be due after the show. Such a plan is not offered.
 */
export const endsAfterEvent = (plan: PlanTerms, show: { startsOn: string }, boughtOn: string): boolean =>
  DUE[plan.interval](boughtOn, plan.payments) > show.startsOn;

const DUE: Record<PlanTerms['interval'], (from: string, count: number) => string> = {
  week: (from, count) => addDays(from, count * 7),
  fortnight: (from, count) => addDays(from, count * 14),
  month: addMonths,
};
