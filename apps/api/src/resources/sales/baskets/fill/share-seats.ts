import type { Change } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { type Row, rowsOf } from '#db/rows-of.ts';
import { AppError } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

/**
 * Price and hold are taken out of the arrays of `a` at the place of the seat `w`, 0 for none, so that no array leaves
 * the database.
 */
export const CELL_COLUMNS = {
  seat: column.int('w.seat'),
  chunk: column.int('w.chunk'),
  columnPrice: column.int('coalesce(a.prices[w.seat - w.chunk + 1], 0)'),
  hold: column.int('coalesce(a.holds[w.seat - w.chunk + 1], 0)'),
  alternating: column.flag('a.alternating'),
  revision: column.int('a.revision'),
};

export type SeatCell = Row<typeof CELL_COLUMNS>;

const SHARED = rowsOf(
  {
    ...CELL_COLUMNS,
    version: orNull(column.int('(select s.plan_version_id from shows s where s.promoter_id = $1 and s.id = $2)')),
  },
  (list) => `
  select ${list}
  from unnest($3::int[], $4::int[]) as w (seat, chunk)
  join allocations a on a.promoter_id = $1 and a.show_id = $2 and a.first_seat = w.chunk
  order by a.first_seat, w.seat
  for share of a`,
);

/**
 * Reads the cells of some seats and share-locks their allocation rows in the order in which saves lock them. A save
 * thus waits until these claims are committed, and these claims see every earlier save. Throws SEATS_CHANGED when the
 * plan was replaced.
 */
export async function shareSeats(
  change: Pick<Change, 'readRows'>,
  show: ShowRow,
  planVersionId: number,
  seats: readonly { seat: number; chunk: number }[],
): Promise<Map<number, SeatCell>> {
  const rows = await change.readRows(SHARED, [
    show.promoterId,
    show.id,
    seats.map(({ seat }) => seat),
    seats.map(({ chunk }) => chunk),
  ]);
  // A new plan has new rows, so a statement that waited for the old ones finds none.
  if (rows.length < seats.length || rows.some(({ version }) => version !== planVersionId))
    throw await refuseOtherPlan(change, show);
  return new Map(rows.map(({ version: _, ...cell }) => [cell.seat, cell]));
}

const VERSION = rowsOf(
  { planVersionId: orNull(column.int('plan_version_id')) },
  (list) => `select ${list} from shows where promoter_id = $1 and id = $2`,
);

/** Reads the version again, because a statement that waited still sees the old one. */
async function refuseOtherPlan(change: Pick<Change, 'readRows'>, show: ShowRow): Promise<AppError> {
  const [now] = await change.readRows(VERSION, [show.promoterId, show.id]);
  return new AppError('SEATS_CHANGED', { details: { planVersionId: now?.planVersionId ?? null } });
}
