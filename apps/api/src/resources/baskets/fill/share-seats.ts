import type { Change } from '../../../context.ts';
import { column, orNull } from '../../../db/column.ts';
import { type Row, rowsOf } from '../../../db/rows-of.ts';
import { AppError } from '../../../errors.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';

/** Of wanted seats `w` and their allocation rows `a`. */
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
 * The cells of some seats, their allocation rows share-locked in the order saves lock them: a save waits until these
 * claims are committed, and these claims see what a save before them wrote. SEATS_CHANGED when the plan was exchanged.
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
  // Another plan writes its rows anew: who waited for the old ones finds none.
  if (rows.length < seats.length || rows.some(({ version }) => version !== planVersionId))
    throw await refuseOtherPlan(change, show);
  return new Map(rows.map(({ version: _, ...cell }) => [cell.seat, cell]));
}

const VERSION = rowsOf(
  { planVersionId: orNull(column.int('plan_version_id')) },
  (list) => `select ${list} from shows where promoter_id = $1 and id = $2`,
);

/** Asked anew: a statement that waited still sees the version from before. */
async function refuseOtherPlan(change: Pick<Change, 'readRows'>, show: ShowRow): Promise<AppError> {
  const [now] = await change.readRows(VERSION, [show.promoterId, show.id]);
  return new AppError('SEATS_CHANGED', { details: { planVersionId: now?.planVersionId ?? null } });
}
