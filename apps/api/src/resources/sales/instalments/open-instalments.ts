import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { instalmentPlans, instalments } from '#db/schema/sales/instalments.ts';
import { invalidField, refusal } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { toLocalDay } from '#time/zones.ts';
import type { InstalmentPlanRow } from './read-plans.ts';
import { endsAfterEvent, schedulePayments } from './schedule-payments.ts';

export interface PlannedOrder {
  /** The id of the order's row. */
  orderId: number;
  totalMinor: number;
  planId: number;
}

/**
 * Writes the payments of an order in instalments. Its deposit counts as paid; the caller writes the PAYMENT. Throws
 * INVALID for a plan of another show, RULE_BROKEN with the reason when the plan does not fit the order.
 */
export async function openInstalments(
  change: Change,
  show: ShowRow,
  { orderId, totalMinor, planId }: PlannedOrder,
): Promise<{ depositMinor: number }> {
  const plan = await shareInstalmentPlan(change, show, planId);
  const today = toLocalDay(change.now, show.timeZone);
  const payments = schedulePayments(plan, totalMinor, today);
  const reason =
    findObstacle(plan, totalMinor, payments) ?? (endsAfterEvent(plan, show, today) ? 'ends-after-event' : undefined);
  if (reason) throw refusal('RULE_BROKEN', reason, { fewestMinor: plan.fewestMinor, totalMinor });
  const depositMinor = payments[0]?.amountMinor ?? 0;
  const common = { promoterId: show.promoterId, showId: show.id, orderId, planId };
  await change.db.insert(instalments).values(
    payments.map((payment) => ({
      ...common,
      ...payment,
      ...(payment.number === 0 ? { paidMinor: depositMinor, paidAt: change.now } : {}),
    })),
  );
  return { depositMinor };
}

/** Share-locks the plan with other buyers, so that it is neither withdrawn nor deleted until the order is written. */
async function shareInstalmentPlan(change: Change, show: ShowRow, planId: number): Promise<InstalmentPlanRow> {
  const [plan] = await change.db
    .select()
    .from(instalmentPlans)
    .where(
      and(
        eq(instalmentPlans.promoterId, show.promoterId),
        eq(instalmentPlans.showId, show.id),
        eq(instalmentPlans.id, planId),
      ),
    )
    .for('share');
  if (!plan) throw invalidField('instalmentPlanId', 'unknown', { message: 'The event has no such instalment plan' });
  return plan;
}

function findObstacle(
  plan: InstalmentPlanRow,
  totalMinor: number,
  payments: readonly { amountMinor: number }[],
): 'not-offered' | 'too-small' | undefined {
  if (!plan.isOffered) return 'not-offered';
  if (totalMinor < plan.fewestMinor || payments.some(({ amountMinor }) => amountMinor <= 0)) return 'too-small';
  return undefined;
}
