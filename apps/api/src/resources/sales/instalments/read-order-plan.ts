import type { InstalmentStatus } from '@parterre/contract/choices/instalment-choices';
import type { Order } from '@parterre/contract/orders/order';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { instalmentPlans, type instalments } from '#db/schema/sales/instalments.ts';
import { fieldError, refusal } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { toLocalDay } from '#time/zones.ts';
import { toOpen } from './fit-instalments.ts';
import { readSchedule } from './schedule-rows.ts';

/** Reads the instalment plan of an order; null when it is paid at once. */
export async function readOrderPlan(
  ctx: Context,
  show: Pick<ShowRow, 'timeZone'>,
  order: { promoterId: number; id: number },
): Promise<Order['instalmentPlan']> {
  const rows = await readSchedule(ctx, order);
  const [first] = rows;
  if (!first) return null;
  const [plan] = await ctx.db
    .select({ name: instalmentPlans.name })
    .from(instalmentPlans)
    .where(and(eq(instalmentPlans.promoterId, order.promoterId), eq(instalmentPlans.id, first.planId)));
  const today = toLocalDay(ctx.now, show.timeZone);
  return {
    name: plan?.name ?? {},
    instalments: rows.map((row) => ({
      number: row.number,
      dueOn: row.dueOn,
      status: toStatus(row, today),
      amountMinor: row.amountMinor,
      paidMinor: row.paidMinor,
      openMinor: toOpen(row),
      paidAt: row.paidAt?.toISOString() ?? null,
    })),
  };
}

type InstalmentFacts = Pick<typeof instalments.$inferSelect, 'amountMinor' | 'paidMinor' | 'waivedAt' | 'dueOn'>;

/** A payment is overdue when it was due before `today` on the clock of the venue and is not fully paid. */
function toStatus({ amountMinor, paidMinor, waivedAt, dueOn }: InstalmentFacts, today: string): InstalmentStatus {
  if (waivedAt !== null) return 'waived';
  if (paidMinor >= amountMinor) return 'paid';
  return dueOn < today ? 'overdue' : 'due';
}

/** Throws RULE_BROKEN with the greatest possible payment when a payment exceeds what is owed. */
export function requireOwed(amountMinor: number, owedMinor: number): void {
  const mostMinor = Math.max(0, owedMinor);
  if (amountMinor <= mostMinor) return;
  throw refusal('RULE_BROKEN', mostMinor === 0 ? 'nothing-owed' : 'more-than-owed', { mostMinor }, [
    fieldError('amountMinor', 'max', { values: { maxNumber: mostMinor, mostMinor } }),
  ]);
}
