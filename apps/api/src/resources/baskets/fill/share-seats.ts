import type { Change } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { ShowRow } from '../../shows/require-show.ts';

/** What the allocation says about a seat. */
export interface SeatCell {
  seat: number;
  chunk: number;
  columnPrice: number;
  hold: number;
  alternating: boolean;
  revision: number;
}

const SQL = `
  select w.seat, w.chunk, a.prices[w.seat - w.chunk + 1], a.holds[w.seat - w.chunk + 1], a.alternating, a.revision,
    (select s.plan_version_id from shows s where s.promoter_id = $1 and s.id = $2)
  from unnest($3::int[], $4::int[]) as w (seat, chunk)
  join allocations a on a.promoter_id = $1 and a.show_id = $2 and a.first_seat = w.chunk
  order by a.first_seat, w.seat
  for share of a`;

/**
 * The cells of some seats, their allocation rows share-locked in the order saves lock them: a save waits until these
 * claims are committed, and these claims see what a save before them wrote. SEATS_CHANGED when the plan was exchanged.
 */
export async function shareSeats(
  change: Pick<Change, 'query'>,
  show: ShowRow,
  planVersionId: number,
  seats: readonly { seat: number; chunk: number }[],
): Promise<Map<number, SeatCell>> {
  const rows = await change.query(SQL, [
    show.promoterId,
    show.id,
    seats.map(({ seat }) => seat),
    seats.map(({ chunk }) => chunk),
  ]);
  const cells = new Map<number, SeatCell>();
  for (const row of rows) {
    const version = row.at(-1);
    if (Number(version) !== planVersionId) throw new AppError('SEATS_CHANGED', { details: { planVersionId: version } });
    const cell = toSeatCell(row);
    cells.set(cell.seat, cell);
  }
  return cells;
}

/** Of a row that begins with seat, chunk, price, hold, alternating, revision. */
export const toSeatCell = ([seat, chunk, price, hold, alternating, revision]: readonly unknown[]): SeatCell => ({
  seat: Number(seat),
  chunk: Number(chunk),
  columnPrice: Number(price),
  hold: Number(hold),
  alternating: alternating === true,
  revision: Number(revision),
});
