import type { moveShow } from '@parterre/contract/calls/shows';
import type { Show } from '@parterre/contract/shows/show';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { ShowValues } from '../edit/show-values.ts';
import type { OfferedPlan } from '../seating/merge-plans.ts';

/** The form values; the reason is not stored in the show, it belongs to this move. */
export interface MoveValues extends Pick<ShowValues, 'startsAtLocal' | 'overlap' | 'venueId' | 'tourId'> {
  reason: string;
}

type MoveBody = CallArguments<typeof moveShow>['body'];

export const toMoveValues = (show: Show): MoveValues => ({
  startsAtLocal: show.startsAtLocal,
  overlap: null,
  venueId: show.venue.venueId,
  tourId: show.tour?.tourId ?? null,
  reason: '',
});

/** Returns the changed values with the reason, and the number of seats that the user agreed to remove. */
export function toMoveBody(changed: Partial<MoveValues>, reason: string, removesSeats: number): MoveBody {
  const { startsAtLocal, overlap, venueId, tourId } = changed;
  return {
    ...(startsAtLocal ? { startsAtLocal } : {}),
    ...(overlap ? { overlap } : {}),
    ...(venueId ? { venueId } : {}),
    ...(tourId === undefined ? {} : { tourId }),
    removesSeats,
    reason: reason.trim(),
  };
}

/** True if anything but the reason changed: a reason alone is not a move. */
export const isMoved = (show: Show, { startsAtLocal, overlap, venueId, tourId }: Partial<MoveValues>): boolean =>
  startsAtLocal !== show.startsAtLocal ||
  Boolean(overlap) ||
  venueId !== show.venue.venueId ||
  (tourId ?? null) !== (show.tour?.tourId ?? null);

/** The plan of a show after a move, and whether all its seats are replaced. */
export interface NextPlan {
  isRebuilt: boolean;
  /** Null if the show will have no plan. */
  plan: Pick<OfferedPlan, 'id' | 'name'> | null;
}

type Seats = Pick<Show, 'venue' | 'tour' | 'seating' | 'seatingPlanId' | 'planVersionId' | 'hasOrders'>;

/**
 * Chooses like the server (spec §5): the plan stays if it is available at the new venue, otherwise the default applies.
 */
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
