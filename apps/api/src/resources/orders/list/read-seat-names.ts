import type { SeatIndex } from '@parterre/seating-plan';
import type { Context } from '../../../context.ts';
import { requireGeometry } from '../../seating-plans/read-geometry.ts';
import { seatIndexOf } from '../../seats/require-plan.ts';
import type { ListedOrder } from './read-list-row.ts';

export type SeatIdOf = (order: Pick<ListedOrder, 'planVersionId'>, seat: number) => string;

/** Names the seats of these orders; each plan they were sold on is read once. */
export async function readSeatNames(ctx: Context, orders: readonly ListedOrder[]): Promise<SeatIdOf> {
  const plans = new Map<number | null, SeatIndex>();
  for (const { planVersionId, seats } of orders)
    if (planVersionId !== null && seats.length > 0 && !plans.has(planVersionId))
      plans.set(planVersionId, seatIndexOf(await requireGeometry(ctx, planVersionId)));
  return ({ planVersionId }, seat) => plans.get(planVersionId)?.seatIdOf(seat) ?? '';
}
