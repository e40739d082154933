import { and, count, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { AppError, invalidField } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type ChosenPlan, choosePlan, findPlan, type PlanPlace } from './choose-plan.ts';

/** The requested seating of a show; an absent field stays as it is. */
export interface SeatsRequest {
  seating?: ShowRow['seating'] | undefined;
  seatingPlanId?: number | null | undefined;
}

export interface NextSeats {
  columns: Pick<ShowRow, 'seating' | 'planId' | 'planVersionId'>;
  /** True if every seat is deleted and those of the plan are created. */
  isRebuilt: boolean;
}

/**
 * Determines the plan and the seating of a show after a change (spec §5). A plan that stays keeps the version that the
 * show froze. Throws HAS_ORDERS when seats or venue would change for existing buyers, PLAN_NOT_SELECTABLE.
 */
export async function planNextSeats(
  change: Change,
  before: ShowRow,
  place: PlanPlace,
  request: SeatsRequest,
): Promise<NextSeats> {
  const seating = request.seating ?? before.seating;
  const kept = await findKept(change, before, place, { ...request, seating });
  const plan = kept ?? (await choosePlan(change, place, wantedPlan(request, seating)));
  const columns = { seating, planId: plan?.planId ?? null, planVersionId: plan?.planVersionId ?? null };
  const isRebuilt = columns.planVersionId !== before.planVersionId || seating !== before.seating;
  const isMoved = place.venue.id !== before.venueId;
  if ((isRebuilt || isMoved) && before.hasOrders) await refuseOrdered(change, before);
  if (seating === 'UNRESERVED' && seating !== before.seating) await refuseSeatedTickets(change, before);
  return { columns, isRebuilt };
}

type Kept = ChosenPlan | { planId: null; planVersionId: null };

/** Returns the current plan of a show, unless another one was requested or the new place does not have it. */
async function findKept(
  change: Change,
  before: ShowRow,
  place: PlanPlace,
  { seating, seatingPlanId }: SeatsRequest,
): Promise<Kept | undefined> {
  const { planId, planVersionId } = before;
  if (place.venue.id !== before.venueId) return undefined;
  if (seatingPlanId !== undefined && seatingPlanId !== planId) return undefined;
  const hasNewTour = place.tourId !== before.tourId;
  if (planId === null || planVersionId === null) {
    const mayTakeDefault = seating !== before.seating || (hasNewTour && !before.hasOrders);
    const takesDefault = seatingPlanId === undefined && seating === 'RESERVED' && mayTakeDefault;
    return takesDefault ? undefined : { planId: null, planVersionId: null };
  }
  if (hasNewTour && !(await findPlan(change, place, planId))) return undefined;
  return { planId, planVersionId };
}

const wantedPlan = ({ seatingPlanId }: SeatsRequest, seating: ShowRow['seating']): number | null | undefined =>
  seatingPlanId === undefined && seating === 'UNRESERVED' ? null : seatingPlanId;

async function refuseOrdered(change: Change, show: ShowRow): Promise<never> {
  throw new AppError('HAS_ORDERS', {
    details: { orders: await countOrders(change, show) },
    detail: 'The event has orders, so its venue, plan and seating cannot change.',
  });
}

export async function countOrders(change: Change, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<number> {
  const [found] = await change.db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.promoterId, show.promoterId), eq(orders.showId, show.id)));
  return found?.orders ?? 0;
}

async function refuseSeatedTickets(change: Change, show: ShowRow): Promise<void> {
  const [seated] = await change.db
    .select({ prices: count() })
    .from(priceTypes)
    .where(
      and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id), eq(priceTypes.isSeated, true)),
    );
  if (seated && seated.prices > 0)
    throw invalidField('seating', 'notFitting', {
      message: `The event has ${seated.prices} seated tickets: delete them first`,
    });
}
