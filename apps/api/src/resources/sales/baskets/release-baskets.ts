import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { optionalColumns, type Row, rowsOf, type Statement } from '#db/rows-of.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { recordSeats } from '#resources/seating/seats/change/record-seats.ts';

const SEAT = {
  promoterId: column.int('freed.promoter_id'),
  showId: column.int('freed.show_id'),
  seat: column.int('freed.seat'),
};
const COLUMNS = { baskets: column.int('counted.baskets'), freed: optionalColumns(SEAT) };

/**
 * Returns the statement that releases baskets: it ends them and deletes their claims. `locked` selects promoter_id and
 * id, and locks the rows. Claiming seats of an expired basket releases it in the claim's own statement
 * (`fill/claim-seats.ts`), so that a sale takes one round trip.
 */
export const toRelease = (locked: string): Release =>
  // Ids are passed as arrays, because a join without current statistics would scan a whole table per row.
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

/** Reports the seats that became free to live maps. Returns the number of released baskets. */
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
/** Skips baskets that are being purchased. */
const RELEASE = toRelease(`
    select promoter_id, id from baskets where state = 'OPEN' and expires_at <= $1
    order by id limit ${BASKETS} for update skip locked`);

/** Releases the seats of expired baskets. Safe to run in several processes. */
export async function sweepExpired({ runAsSystem, now }: JobContext): Promise<void> {
  const releaseSome = () =>
    runAsSystem((db, { readRows }) => releaseBaskets({ db, readRows, now }, RELEASE, [now.toISOString()]));
  while ((await releaseSome()) === BASKETS);
}
