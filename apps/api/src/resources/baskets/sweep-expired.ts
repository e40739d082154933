import type { JobContext } from '../../jobs/job-context.ts';
import { releaseBaskets, toRelease } from './release-baskets.ts';

const BASKETS = 500;
/** A basket that is being purchased at this moment is left alone. */
const RELEASE = toRelease(`
    select promoter_id, id from baskets where state = 'OPEN' and expires_at <= $1
    order by id limit ${BASKETS} for update skip locked`);

/** Releases the seats of baskets that have expired. Safe in several processes. */
export async function sweepExpired({ runAsSystem, now }: JobContext): Promise<void> {
  const releaseSome = () =>
    runAsSystem((db, readRows) => releaseBaskets({ db, readRows, now }, RELEASE, [now.toISOString()]));
  while ((await releaseSome()) === BASKETS);
}
