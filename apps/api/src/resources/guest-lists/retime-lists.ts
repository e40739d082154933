import type { Change } from '../../context.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

const SQL = `
  update guest_lists set revision = revision + 1, cut_off_at = cut_off_at_local at time zone $3
  where promoter_id = $1 and show_id = $2 and cut_off_at_local is not null`;

/** The cut-offs of an event's lists are times on its clock: in another zone they mean other instants. */
export async function retimeGuestLists(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id' | 'timeZone'>,
): Promise<void> {
  await change.run(SQL, [show.promoterId, show.id, show.timeZone]);
}
