import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { AppError } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { isLiveClaim } from '#resources/seating/seats/count-seats.ts';
import { countOrders } from '../seating/plan-next-seats.ts';

/** Throws HAS_ORDERS with their number once a show had one, cancelled ones included; IN_USE while baskets are live. */
export async function requireUnsold(change: Change, show: ShowRow): Promise<void> {
  const orders = await countOrders(change, show);
  if (orders > 0 || show.hasOrders)
    throw new AppError('HAS_ORDERS', {
      details: { orders },
      detail: `The event has ${orders} orders: cancel it instead.`,
    });
  const live = await countLive(change, show);
  if (live.baskets > 0 || live.seats > 0)
    throw new AppError('IN_USE', {
      details: { ...live },
      detail: `${live.baskets} baskets with ${live.seats} seats and ${live.places} places are open. Try again when they are empty.`,
    });
}

/** Counts the baskets that have not expired, with their seats and places. */
async function countLive(change: Change, { promoterId, id }: ShowRow) {
  const [open] = await change.db
    .select({
      baskets: count(),
      places: sql<number>`coalesce(sum((select sum((line->>'quantity')::int) from jsonb_array_elements(${baskets.quantities}) line)), 0)::int`,
    })
    .from(baskets)
    .where(
      and(
        eq(baskets.promoterId, promoterId),
        eq(baskets.showId, id),
        eq(baskets.state, 'OPEN'),
        gt(baskets.expiresAt, change.now),
      ),
    );
  const [claimed] = await change.db
    .select({ seats: count() })
    .from(claims)
    .where(and(eq(claims.promoterId, promoterId), eq(claims.showId, id), isLiveClaim(change.now)));
  return { baskets: open?.baskets ?? 0, seats: claimed?.seats ?? 0, places: open?.places ?? 0 };
}
