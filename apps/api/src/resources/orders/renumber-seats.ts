import type { Change } from '../../context.ts';
import type { ShowRow } from '../shows/require-show.ts';

const SEATS = `
  select distinct seat from order_items where promoter_id = $1 and show_id = $2 and seat is not null order by seat`;
const RENUMBER = `
  update order_items i set seat = v.new_seat from unnest($3::int[], $4::int[]) as v (seat, new_seat)
  where i.promoter_id = $1 and i.show_id = $2 and i.seat = v.seat`;

/**
 * Tickets of an event take the numbers their seats have in another plan version. A cancelled ticket whose seat is gone
 * has none from here on; answers those seats. The event and its claims are locked.
 */
export async function renumberSeats(
  change: Pick<Change, 'query'>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  newOrdinals: Int32Array,
): Promise<number[]> {
  const owner = [show.promoterId, show.id];
  const seats = (await change.query(SEATS, owner)).map(([seat]) => Number(seat));
  const next = seats.map((seat) => newOrdinals[seat] ?? -1);
  if (seats.length > 0)
    await change.query(RENUMBER, [...owner, seats, next.map((ordinal) => (ordinal < 0 ? null : ordinal))]);
  return seats.filter((_, index) => (next[index] ?? -1) < 0);
}
