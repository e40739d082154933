import type { Show } from '@parterre/contract/shows';
import type { OfferedPlan } from '../seating/merge-plans.ts';

/** Which plan an event has at another place, and whether all its seats go for that. */
export interface NextPlan {
  isRebuilt: boolean;
  /** null: none. */
  plan: Pick<OfferedPlan, 'id' | 'name'> | null;
}

type Seats = Pick<Show, 'venue' | 'tour' | 'seating' | 'seatingPlanId' | 'planVersionId' | 'hasOrders'>;

/** As the server chooses (spec §5): the plan stays while the place knows it, else the default of the place comes. */
export function findNextPlan(
  show: Seats,
  to: { venueId: number; tourId: number | null },
  plans: readonly OfferedPlan[],
): NextPlan {
  const { seatingPlanId } = show;
  const isSameVenue = to.venueId === show.venue.venueId;
  const isSameTour = to.tourId === (show.tour?.tourId ?? null);
  const own = plans.find(({ id }) => id === seatingPlanId) ?? null;
  const takesDefault = show.seating === 'RESERVED' && !isSameTour && !show.hasOrders;
  if (isSameVenue && seatingPlanId === null && !takesDefault) return { isRebuilt: false, plan: null };
  if (isSameVenue && seatingPlanId !== null && (isSameTour || own)) return { isRebuilt: false, plan: own };
  const next = show.seating === 'RESERVED' ? (plans.find(({ isDefault }) => isDefault) ?? null) : null;
  const isSameVersion = next?.id === seatingPlanId && next?.planVersionId === show.planVersionId;
  return { isRebuilt: !isSameVersion && (next !== null || show.planVersionId !== null), plan: next };
}
