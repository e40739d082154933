import type { InstalmentPlan } from '@parterre/contract/instalments';
import * as endpoints from '@parterre/contract/instalments';
import { and, asc, countDistinct, eq, inArray } from 'drizzle-orm';
import type { Change, Context } from '#context.ts';
import { instalmentPlans, instalments } from '#db/schema/sales/instalments.ts';
import { notFound } from '#errors.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { toLocalDay } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { endsAfterEvent } from './schedule-payments.ts';

export type InstalmentPlanRow = typeof instalmentPlans.$inferSelect;

/** Lists the plans of a show: offered ones first, the shortest first. */
export const listInstalmentPlans = verb(endpoints.listInstalmentPlans, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const rows = await ctx.db
    .select()
    .from(instalmentPlans)
    .where(and(eq(instalmentPlans.promoterId, show.promoterId), eq(instalmentPlans.showId, show.id)))
    .orderBy(asc(instalmentPlans.payments), asc(instalmentPlans.id));
  const orders = await countPlanOrders(
    ctx,
    show,
    rows.map(({ id }) => id),
  );
  const offeredFirst = rows.toSorted((a, b) => Number(b.isOffered) - Number(a.isOffered));
  return {
    currency: show.currency,
    items: offeredFirst.map((row) => presentInstalmentPlan(row, orders.get(row.id) ?? 0, show, ctx.now)),
  };
});

/** Locks a plan of this show, so that no order chooses it until the change ends. Throws NOT_FOUND for any other. */
export async function lockInstalmentPlan(change: Change, show: ShowRow, planId: number): Promise<InstalmentPlanRow> {
  const [row] = await change.db
    .select()
    .from(instalmentPlans)
    .where(
      and(
        eq(instalmentPlans.promoterId, show.promoterId),
        eq(instalmentPlans.showId, show.id),
        eq(instalmentPlans.id, planId),
      ),
    )
    .for('no key update');
  if (!row) throw notFound();
  return row;
}

/**
 * Counts orders by plan id, including cancelled ones, because their buyers agreed to its terms too. A plan without
 * orders is absent.
 */
export async function countPlanOrders(
  ctx: Context,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  planIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ planId: instalments.planId, orders: countDistinct(instalments.orderId) })
    .from(instalments)
    .where(
      and(
        eq(instalments.promoterId, show.promoterId),
        eq(instalments.showId, show.id),
        inArray(instalments.planId, [...planIds]),
      ),
    )
    .groupBy(instalments.planId);
  return new Map(rows.map(({ planId, orders }) => [planId, orders]));
}

/** Presents a plan at `now`. From a certain day on, its last payment would be due after the show. */
export const presentInstalmentPlan = (
  row: InstalmentPlanRow,
  orders: number,
  show: Pick<ShowRow, 'startsOn' | 'timeZone'>,
  now: Date,
): InstalmentPlan => ({
  instalmentPlanId: row.id,
  name: row.name,
  depositBasisPoints: row.depositBasisPoints,
  payments: row.payments,
  interval: row.interval,
  fewestMinor: row.fewestMinor,
  isOffered: row.isOffered,
  endsAfterEvent: endsAfterEvent(row, show, toLocalDay(now, show.timeZone)),
  orders,
  revision: row.revision,
});
