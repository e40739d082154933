import type { Change } from '../../context.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

const SQL = `
  update questions q set display_order = numbered.place
  from (
    select id, row_number() over (order by display_order, id)::int as place from questions
    where promoter_id = $1 and show_id = $2 and not is_archived
  ) numbered
  where q.promoter_id = $1 and q.id = numbered.id and q.display_order <> numbered.place`;

/** Numbers the questions of an event that are asked from 1 again, when one is asked no more. */
export async function closeGaps(change: Change, { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>): Promise<void> {
  await change.run(SQL, [promoterId, id]);
}
