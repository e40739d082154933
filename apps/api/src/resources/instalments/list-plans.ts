import type { listInstalmentPlans as endpoint } from '@parterre/contract/instalments';
import type { AnswerOf } from '@parterre/contract/wire/endpoint';
import { and, asc, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { instalmentPlans } from '../../db/schema/instalments.ts';
import { requireShow } from '../shows/require-show.ts';
import { countPlanOrders, presentPlan } from './plan-row.ts';

/** Plans of an event: those offered first, the shortest first. */
export async function listInstalmentPlans(
  ctx: Context,
  { params }: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<AnswerOf<typeof endpoint>> {
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
    items: offeredFirst.map((row) => presentPlan(row, orders.get(row.id) ?? 0, show, ctx.now)),
  };
}
