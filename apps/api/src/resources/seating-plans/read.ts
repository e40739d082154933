import type {
  getDefaultPlan as defaultEndpoint,
  getSeatingPlan as getEndpoint,
  listVenuePlans as listEndpoint,
  SeatingPlanDetails,
  SeatingPlanSummary,
} from '@parterre/contract/seating-plans';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { seatingPlans } from '../../db/schema/venues.ts';
import { notFound } from '../../errors.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { presentPlan, presentPlanSummary, requirePlan, selectPlans } from './select-plans.ts';

export async function getSeatingPlan(
  ctx: Context,
  { params }: Pick<VerbInput<typeof getEndpoint>, 'params'>,
): Promise<z.infer<typeof SeatingPlanDetails>> {
  return presentPlan(await requirePlan(ctx, params.id));
}

/** The default first, then by name. */
export async function listVenuePlans(
  ctx: Context,
  { params }: Pick<VerbInput<typeof listEndpoint>, 'params'>,
): Promise<{ items: SeatingPlanSummary[] }> {
  const venue = await requireVenue(ctx, params.venueId);
  const rows = await selectPlans(ctx)
    .where(and(eq(seatingPlans.promoterId, venue.promoterId), eq(seatingPlans.venueId, venue.id)))
    .orderBy(desc(seatingPlans.isDefault), asc(seatingPlans.name));
  return { items: rows.map(presentPlanSummary) };
}

/** NOT_FOUND when the venue has no plan. */
export async function getDefaultPlan(
  ctx: Context,
  { params }: Pick<VerbInput<typeof defaultEndpoint>, 'params'>,
): Promise<SeatingPlanSummary> {
  const venue = await requireVenue(ctx, params.id);
  const [row] = await selectPlans(ctx).where(
    and(
      eq(seatingPlans.promoterId, venue.promoterId),
      eq(seatingPlans.venueId, venue.id),
      eq(seatingPlans.isDefault, true),
    ),
  );
  if (!row) throw notFound('This venue has no seating plan.');
  return presentPlanSummary(row);
}
