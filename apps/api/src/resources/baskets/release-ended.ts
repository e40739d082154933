import type { Change } from '../../context.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { releaseBaskets, toRelease } from './release-baskets.ts';

const RELEASE = toRelease(`
    select promoter_id, id from baskets
    where promoter_id = $1 and show_id = $2 and state = 'OPEN' and expires_at <= $3 order by id for update`);

/**
 * Takes the open state from baskets of an event whose time is up, before their places are counted as free: a purchase
 * that holds one of them at this moment comes first, one that comes later finds it released.
 */
export async function releaseEnded(change: Change, { promoterId, id }: ShowRow): Promise<void> {
  await releaseBaskets(change, RELEASE, [promoterId, id, change.now.toISOString()]);
}
