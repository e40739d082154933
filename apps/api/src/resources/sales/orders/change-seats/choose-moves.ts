import type { Geometry } from '@parterre/seating-plan';
import { invalidField } from '#errors.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import type { ItemRow } from '../lock-order.ts';

export interface WantedMove {
  item: ItemRow;
  from: number;
  to: number;
}

/** Reads the requested moves. Throws INVALID naming the first that is impossible, whichever seats are free. */
export function chooseMoves(
  geometry: Geometry,
  standing: readonly ItemRow[],
  changes: readonly { orderItemId: number; seatId: string }[],
): WantedMove[] {
  const left = new Map(standing.map((item) => [item.id, item]));
  const index = seatIndexOf(geometry);
  const taken = new Set<number>();
  return changes.map(({ orderItemId, seatId }, at) => {
    const item = left.get(orderItemId);
    if (item?.seat === undefined || item.seat === null)
      throw invalidField(`changes.${at}.orderItemId`, 'unknown', {
        message: 'The order has no such ticket with a seat, or it is named twice',
      });
    left.delete(orderItemId);
    const to = index.findSeat(seatId);
    const field = `changes.${at}.seatId`;
    if (to === undefined) throw invalidField(field, 'seat', { values: { seatId } });
    if (to === item.seat) throw invalidField(field, 'seatSame');
    if (taken.has(to)) throw invalidField(field, 'seatTwice', { values: { seatId } });
    taken.add(to);
    return { item, from: item.seat, to };
  });
}
