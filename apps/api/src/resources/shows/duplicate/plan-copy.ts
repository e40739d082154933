import type { Change } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { ShowRow } from '../require-show.ts';
import { choosePlan, findPlan, type PlanPlace } from '../seating/choose-plan.ts';

type CopiedPlan = Pick<ShowRow, 'planId' | 'planVersionId'>;

/**
 * The plan of new events made from another one: the very version when its seats come along, else the current one. Throws
 * RULE_BROKEN when seats should come along to a tour that does not know their plan.
 */
export async function planCopy(
  change: Change,
  source: ShowRow,
  place: PlanPlace,
  keepsSeats: boolean,
): Promise<CopiedPlan> {
  const { planId, planVersionId } = source;
  const own = { planId, planVersionId };
  if (planId === null) return own;
  const isSameTour = place.tourId === source.tourId;
  if (keepsSeats && isSameTour) return own;
  const current = await findPlan(change, place, planId);
  if (current) return keepsSeats ? own : current;
  if (keepsSeats)
    throw new AppError('RULE_BROKEN', {
      fieldErrors: [{ field: 'tourId', message: 'The tour does not know the plan whose seats should be copied' }],
      details: { seatingPlanId: planId, tourId: place.tourId },
    });
  return isSameTour ? own : ((await choosePlan(change, place, undefined)) ?? { planId: null, planVersionId: null });
}
