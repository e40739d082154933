import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { claimSeats, lockClaims } from '#resources/sales/baskets/fill/claim-seats.ts';
import { recordSeats, toRange } from '#resources/seating/seats/change/record-seats.ts';
import { requirePlan } from '#resources/seating/seats/require-plan.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { Move } from './plan-moves.ts';

const LEAVE = rowsOf(
  { seat: column.int('c.seat') },
  (list) => `
  delete from claims c using unnest($3::int[], $4::bigint[]) as v (seat, item_id)
  where c.promoter_id = $1 and c.show_id = $2 and c.seat = v.seat and c.order_item_id = v.item_id and c.state = 'SOLD'
  returning ${list}`,
);

const SELL = rowsOf(
  { seat: column.int('c.seat') },
  (list) => `
  update claims c set state = 'SOLD', order_item_id = v.item_id, expires_at = null
  from unnest($3::int[], $4::bigint[]) as v (seat, item_id)
  where c.promoter_id = $1 and c.show_id = $2 and c.seat = v.seat and c.basket_id = $5 and c.state = 'BASKET'
  returning ${list}`,
);

/**
 * Releases the old seats before it claims the new ones, so that two tickets of the order may swap. Throws SEAT_TAKEN,
 * which undoes both.
 */
export async function moveClaims(change: Change, { order, show }: LockedOrder, moves: readonly Move[]): Promise<void> {
  const owner = [show.promoterId, show.id];
  const itemIds = moves.map(({ item }) => item.id);
  const [leftSeats, wantedSeats] = [moves.map(({ from }) => from), moves.map(({ to }) => to)];
  await lockClaims(change, show, [...leftSeats, ...wantedSeats]);
  const left = await change.readRows(LEAVE, [...owner, leftSeats, itemIds]);
  if (left.length < moves.length) throw new Error('A standing ticket has no claim on its seat');
  const { geometry } = await requirePlan(change, show);
  const wanted = moves.map(({ cell, to, price }) => ({
    ...cell,
    seat: to,
    price,
    request: 0,
    parity: geometry.parity[to] ?? 0,
    basketId: order.basketId,
  }));
  await claimSeats(change, show, wanted, change.now);
  const sold = await change.readRows(SELL, [...owner, wantedSeats, itemIds, order.basketId]);
  if (sold.length < moves.length) throw new Error('A seat was claimed but its row is missing');
  await record(change, show, moves);
}

async function record(change: Change, show: LockedOrder['show'], moves: readonly Move[]): Promise<void> {
  const taken = new Set(moves.map(({ to }) => to));
  const freed = moves.map(({ from }) => from).filter((seat) => !taken.has(seat));
  if (freed.length > 0) await recordSeats(change, show, 'release', freed.map(toRange));
  await recordSeats(change, show, 'sale', [...taken].map(toRange));
}
