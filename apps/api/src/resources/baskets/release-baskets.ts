import type { Change } from '../../context.ts';
import { column } from '../../db/column.ts';
import { ifAny, type Row, rowsOf, type Statement } from '../../db/rows-of.ts';
import type { JobContext } from '../../jobs/job-context.ts';
import { recordSeats } from '../seats/change/record-seats.ts';

const SEAT = {
  promoterId: column.int('freed.promoter_id'),
  showId: column.int('freed.show_id'),
  seat: column.int('freed.seat'),
};
const COLUMNS = { baskets: column.int('counted.baskets'), freed: ifAny(SEAT) };

/**
 * The one way a basket is released: takes its open state and all its seats. `locked` selects promoter_id and id, and locks
 * them. Only who takes a seat from a basket whose time is up does the same in a statement of its own (claim-seats.ts).
 */
export const toRelease = (locked: string): Release =>
  // Ids come as arrays: joined, a table that has grown since its values were last counted is read whole for every row.
  rowsOf(
    COLUMNS,
    (list) => `
  with ended as (${locked}
  ), released as (
    update baskets set state = 'RELEASED'
    where promoter_id = any(array(select promoter_id from ended)) and id = any(array(select id from ended))
    returning promoter_id, id
  ), freed as (
    delete from claims
    where promoter_id = any(array(select promoter_id from released)) and state = 'BASKET'
      and basket_id = any(array(select id from released))
    returning promoter_id, show_id, seat
  )
  select ${list} from (select count(*) as baskets from released) counted left join freed on true`,
  );

type Release = Statement<Row<typeof COLUMNS>>;

/** Tells live maps which seats came free; answers how many baskets were released. */
export async function releaseBaskets(
  change: Pick<Change, 'db' | 'readRows' | 'now'>,
  release: Release,
  values: unknown[],
): Promise<number> {
  const rows = await change.readRows(release, values);
  const shows = new Map<number, { promoterId: number; ranges: { from: number; to: number }[] }>();
  for (const { freed } of rows) {
    if (!freed) continue;
    const { promoterId, showId, seat } = freed;
    const show = shows.get(showId) ?? { promoterId, ranges: [] };
    show.ranges.push({ from: seat, to: seat });
    shows.set(showId, show);
  }
  for (const [id, { promoterId, ranges }] of shows) await recordSeats(change, { promoterId, id }, 'release', ranges);
  return rows[0]?.baskets ?? 0;
}

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
