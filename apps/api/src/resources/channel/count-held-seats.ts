import type { Context } from '../../context.ts';
import type { OfferCodeRow } from '../offer-codes/offer-code-row.ts';
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
  const { chunks, claimed } = await readSeats(ctx, show, { seatCount: geometry.seatCount });
  for (const { firstSeat, seatCount, prices, holds, alternating } of chunks)
    for (let at = 0; at < seatCount; at++) {
      const seat = firstSeat + at;
      const price = prices[at] ?? 0;
      if (holds[at] !== hold.ordinal || price === 0 || claimed[seat] !== 0) continue;
      if (!(alternating && geometry.parity[seat] === 1)) counts.set(price, (counts.get(price) ?? 0) + 1);
    }
  return counts;
}
