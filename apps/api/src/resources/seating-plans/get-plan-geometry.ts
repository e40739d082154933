import type { getPlanGeometry as endpoint } from '@parterre/contract/seating-plans';
import { and, eq } from 'drizzle-orm';
import type { BinaryAnswer, VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { seatingPlanVersions } from '../../db/schema/venues.ts';
import { notFound } from '../../errors.ts';
import { requirePlan } from './select-plans.ts';

/** Columns of the version with this hash, as stored: events keep the version they froze, so older ones are served too. */
export async function getPlanGeometry(
  ctx: Context,
  { params }: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<BinaryAnswer> {
  const { plan } = await requirePlan(ctx, params.id);
  const [version] = await ctx.db
    .select({ geometry: seatingPlanVersions.geometry })
    .from(seatingPlanVersions)
    .where(
      and(
        eq(seatingPlanVersions.promoterId, plan.promoterId),
        eq(seatingPlanVersions.planId, plan.id),
        eq(seatingPlanVersions.hash, params.hash),
      ),
    )
    .limit(1);
  if (!version) throw notFound();
  return { bytes: version.geometry, encoding: 'br', isImmutable: true, etag: params.hash };
}
