import type { Change } from '../../../context.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';

const SQL = `
  select 1 from claims where promoter_id = $1 and show_id = $2 and seat = any($3::int[]) order by seat for update`;

/**
 * Claims on seats that are let go and on those that are wanted for them, locked in one order: two who want each other's
 * seats would otherwise wait until the database ends one of them.
 */
export async function lockClaims(
  change: Pick<Change, 'run'>,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
  seats: readonly number[],
): Promise<void> {
  await change.run(SQL, [promoterId, id, [...seats]]);
}
