import type { moveShow } from '@parterre/contract/calls/shows';
import type { Show } from '@parterre/contract/shows/show';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { ShowValues } from '../edit/show-values.ts';
import type { OfferedPlan } from '../seating/merge-plans.ts';

/** What the drawer holds; the reason is of this move alone. */
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

/** Only what changed, with the reason and the seats that go by what the reader was told. */
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

/** Whether the event goes anywhere: a reason alone moves nothing. */
export const isMoved = (show: Show, { startsAtLocal, overlap, venueId, tourId }: Partial<MoveValues>): boolean =>
  startsAtLocal !== show.startsAtLocal ||
  Boolean(overlap) ||
  venueId !== show.venue.venueId ||
  (tourId ?? null) !== (show.tour?.tourId ?? null);

/** Which plan an event has at another place, and whether all its seats go for that. */
export interface NextPlan {
  isRebuilt: boolean;
  /** The event has no plan when this is null. */
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
