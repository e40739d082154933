import type { Change } from '../../context.ts';
import { column } from '../../db/column.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { recordSeats } from '../seats/change/record-seats.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

const RELEASE = rowsOf(
  { seat: column.int('seat') },
  (list) => `
  with ended as (
    select id from baskets where promoter_id = $1 and show_id = $2 and state = 'OPEN' and expires_at <= $3
    order by id for update
  ), released as (
    update baskets set state = 'RELEASED' where promoter_id = $1 and id = any(array(select id from ended)) returning id
  )
  delete from claims where promoter_id = $1 and state = 'BASKET' and basket_id = any(array(select id from released))
  returning ${list}`,
);

/**
 * Takes the open state from baskets of an event whose time is up, before their places are counted as free: a purchase
 * that holds one of them at this moment comes first, one that comes later finds it released.
 */
export async function releaseEnded(change: Change, show: ShowRow): Promise<void> {
  const released = await change.readRows(RELEASE, [show.promoterId, show.id, change.now.toISOString()]);
  const ranges = released.map(({ seat }) => ({ from: seat, to: seat }));
  if (ranges.length > 0) await recordSeats(change, show, 'release', ranges);
}
