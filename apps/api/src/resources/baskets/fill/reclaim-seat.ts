import type { Change } from '../../../context.ts';
import { column } from '../../../db/column.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';

const RECLAIM = rowsOf(
  { seat: column.int('seat') },
  (list) => `
  update claims set state = 'BASKET', basket_id = $5, order_item_id = null, expires_at = $6
  where promoter_id = $1 and show_id = $2 and seat = $3 and state = 'SOLD' and order_item_id = $4
  returning ${list}`,
);

/** Puts the seat of a ticket into the basket it is sold from next: one row, changed in place, which nobody can take. */
export async function reclaimSeat(
  change: Change,
  show: ShowRow,
  { id, seat }: { id: number; seat: number | null },
  basket: { id: number },
): Promise<void> {
  if (seat === null) return;
  const moved = await change.readRows(RECLAIM, [
    show.promoterId,
    show.id,
    seat,
    id,
    basket.id,
    change.now.toISOString(),
  ]);
  if (moved.length === 0) throw new Error('A ticket that stands has no claim on its seat');
}
