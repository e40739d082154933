import type { Context } from '../../context.ts';
import type { OfferCodeRow } from '../offer-codes/offer-code-row.ts';
import { markWithheld } from '../seats/read/mark-withheld.ts';
import { readSeats } from '../seats/read/read-seats.ts';
import { readHoldsByOrdinal } from '../seats/read/seat-facts.ts';
import { requirePlan } from '../seats/require-plan.ts';
import type { ShowRow } from '../shows/require-show.ts';

/** Free seats under the hold without sales that a code opens, by ordinal of their ticket. */
export async function countHeldSeats(
  ctx: Context,
  show: ShowRow,
  { holdId }: Pick<OfferCodeRow, 'holdId'>,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const hold = [...(await readHoldsByOrdinal(ctx, show)).values()].find(({ id }) => id === holdId);
  if (!hold || hold.allowSales || show.planVersionId === null) return counts;
  const { geometry } = await requirePlan(ctx, show);
  const seats = await readSeats(ctx, show, { seatCount: geometry.seatCount });
  const withheld = markWithheld(seats, geometry);
  for (const { firstSeat, seatCount, prices, holds } of seats.chunks)
    for (let at = 0; at < seatCount; at++) {
      const seat = firstSeat + at;
      const price = prices[at] ?? 0;
      const isFree = holds[at] === hold.ordinal && price > 0 && seats.claimed[seat] === 0 && withheld[seat] === 0;
      if (isFree) counts.set(price, (counts.get(price) ?? 0) + 1);
    }
  return counts;
}
