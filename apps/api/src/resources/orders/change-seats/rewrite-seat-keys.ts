import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { orderKeys } from '../../../db/schema/orders.ts';
import { toSearchKey } from '../../search-key.ts';
import type { ItemRow, OrderRow } from '../lock-order.ts';
import { cutKey } from '../search/cut-key.ts';
import { insertKeys } from '../search/write-keys.ts';
import type { Move } from './plan-moves.ts';

/** The order is found by the seats it has now and by those of its cancelled tickets, not by those it moved away from. */
export async function rewriteSeatKeys(
  change: Change,
  { promoterId, id }: OrderRow,
  moves: readonly Move[],
  items: readonly ItemRow[],
  seatIdOf: (seat: number) => string,
): Promise<void> {
  const moved = new Set(moves.map(({ item }) => item.id));
  const kept = items.flatMap((item) => (moved.has(item.id) ? [] : (item.seat ?? [])));
  const seats = new Set([...kept, ...moves.map(({ to }) => to)]);
  const left = moves.map(({ from }) => from).filter((seat) => !seats.has(seat));
  const keys = left.map((seat) => cutKey(toSearchKey(seatIdOf(seat))));
  await change.db
    .delete(orderKeys)
    .where(
      and(
        eq(orderKeys.promoterId, promoterId),
        eq(orderKeys.orderId, id),
        eq(orderKeys.isPersonal, false),
        inArray(orderKeys.key, keys),
      ),
    );
  await insertKeys(change, promoterId, [{ id, seats: moves.map(({ to }) => to) }], seatIdOf);
}
