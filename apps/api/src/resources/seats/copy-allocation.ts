import type { Change } from '../../context.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

const SQL = `
  insert into allocations
    (promoter_id, show_id, first_seat, block_id, seat_count, prices, holds, tally, alternating, revision)
  select a.promoter_id, copy.id, a.first_seat, a.block_id, a.seat_count, a.prices, a.holds, a.tally, a.alternating, 1
  from allocations a cross join unnest($3::bigint[]) as copy (id)
  where a.promoter_id = $1 and a.show_id = $2`;

/**
 * Gives events of the same plan version the allocation of another one as it stands in its columns, without claims. They
 * need price types and holds of the same ordinals. One statement, whatever the number of events and seats.
 */
export async function copyAllocation(
  change: Pick<Change, 'run'>,
  from: Pick<ShowRow, 'promoterId' | 'id'>,
  showIds: readonly number[],
): Promise<void> {
  if (showIds.length > 0) await change.run(SQL, [from.promoterId, from.id, showIds]);
}
