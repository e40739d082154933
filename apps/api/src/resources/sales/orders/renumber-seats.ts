import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { appendEvents } from './history/append-events.ts';

const SEATS = rowsOf(
  { seat: column.int('seat') },
  (list) => `
  select distinct ${list} from order_items where promoter_id = $1 and show_id = $2 and seat is not null order by seat`,
);
const RENUMBER = `
  update order_items i set seat = v.new_seat from unnest($3::int[], $4::int[]) as v (seat, new_seat)
  where i.promoter_id = $1 and i.show_id = $2 and i.seat = v.seat`;
const LEAVE = rowsOf(
  { orderId: column.int('i.order_id'), orderItemId: column.int('i.id'), seat: column.int('v.seat') },
  (list) => `
  update order_items i set seat = null from unnest($3::int[]) as v (seat)
  where i.promoter_id = $1 and i.show_id = $2 and i.seat = v.seat and i.status = 'CANCELLED'
  returning ${list}`,
);

/** The text that the history of an order shows in place of a missing seat. */
const NO_SEAT = '–';

/**
 * Gives the tickets of a show the ordinals that their seats have in another plan version. A cancelled ticket whose seat
 * does not exist there loses it, and its history keeps the former seat; the answer counts these tickets. The show and
 * its claims must be locked.
 */
export async function renumberSeats(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  newOrdinals: Int32Array,
  seatIdOf: (seat: number) => string,
): Promise<number> {
  const owner = [show.promoterId, show.id];
  const seats = (await change.readRows(SEATS, owner)).map(({ seat }) => seat);
  const gone = seats.filter((seat) => (newOrdinals[seat] ?? -1) < 0);
  const lost = gone.length === 0 ? [] : await change.readRows(LEAVE, [...owner, gone]);
  for (const { orderId, orderItemId, seat } of lost) {
    const event = { type: 'SEAT_CHANGE', text: '', before: seatIdOf(seat), after: NO_SEAT } as const;
    const order = { promoterId: show.promoterId, id: orderId };
    await appendEvents(change, order, [{ ...event, orderItemId }]);
  }
  const kept = seats.filter((seat) => (newOrdinals[seat] ?? -1) >= 0);
  if (kept.length > 0) await change.run(RENUMBER, [...owner, kept, kept.map((seat) => newOrdinals[seat] ?? 0)]);
  return lost.length;
}
