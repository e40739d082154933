import type { UpdateShow } from '@parterre/contract/shows';
import { and, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Change } from '../../../context.ts';
import { orders } from '../../../db/schema/orders.ts';
import { priceTypes } from '../../../db/schema/prices.ts';
import { AppError, invalidField } from '../../../errors.ts';
import type { VenueRow } from '../../venues/require-venue.ts';
import type { ShowRow } from '../require-show.ts';
import { choosePlan } from './choose-plan.ts';

export type ShowPatch = z.output<typeof UpdateShow>;

export interface NextSeats {
  columns: Pick<ShowRow, 'seating' | 'planId' | 'planVersionId'>;
  /** Every seat goes and those of the plan come. */
  isRebuilt: boolean;
}

/**
 * Which plan and seating an event has after a change (spec §5). Naming the plan it has keeps the version it froze. Throws
 * HAS_ORDERS when seats or venue would change under buyers, PLAN_NOT_SELECTABLE.
 */
export async function planNextSeats(
  change: Change,
  before: ShowRow,
  venue: VenueRow,
  patch: ShowPatch,
): Promise<NextSeats> {
  const seating = patch.seating ?? before.seating;
  const isMoved = venue.id !== before.venueId;
  const isKept = !isMoved && (patch.seatingPlanId === undefined || patch.seatingPlanId === before.planId);
  const needsDefault = seating === 'RESERVED' && before.planId === null && seating !== before.seating;
  const plan =
    isKept && !(needsDefault && patch.seatingPlanId === undefined)
      ? { planId: before.planId, planVersionId: before.planVersionId }
      : await choosePlan(change, venue, wantedPlan(patch, seating));
  const columns = { seating, planId: plan?.planId ?? null, planVersionId: plan?.planVersionId ?? null };
  const isRebuilt = columns.planVersionId !== before.planVersionId || seating !== before.seating;
  if ((isRebuilt || isMoved) && before.hasOrders) await refuse(change, before);
  if (seating === 'UNRESERVED' && seating !== before.seating) await refuseSeatedTickets(change, before);
  return { columns, isRebuilt };
}

const wantedPlan = ({ seatingPlanId }: ShowPatch, seating: ShowRow['seating']): number | null | undefined =>
  seatingPlanId === undefined && seating === 'UNRESERVED' ? null : seatingPlanId;

async function refuse(change: Change, show: ShowRow): Promise<never> {
  const [found] = await change.db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.promoterId, show.promoterId), eq(orders.showId, show.id)));
  throw new AppError('HAS_ORDERS', {
    details: { orders: found?.orders ?? 0 },
    detail: 'The event has orders: its venue, plan and seating cannot change.',
  });
}

async function refuseSeatedTickets(change: Change, show: ShowRow): Promise<void> {
  const [seated] = await change.db
    .select({ prices: count() })
    .from(priceTypes)
    .where(
      and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id), eq(priceTypes.isSeated, true)),
    );
  if (seated && seated.prices > 0)
    throw invalidField('seating', `The event has ${seated.prices} seated tickets: delete them first`);
}
