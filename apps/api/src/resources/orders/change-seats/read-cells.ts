import type { Reader } from '../../../context.ts';
import type { SeatCell } from '../../baskets/fill/share-seats.ts';
import type { ShowRow } from '../../shows/require-show.ts';

const SQL = `
  select w.seat, w.chunk, a.prices[w.seat - w.chunk + 1], a.holds[w.seat - w.chunk + 1], a.alternating, a.revision
  from unnest($3::int[], $4::int[]) as w (seat, chunk)
  join allocations a on a.promoter_id = $1 and a.show_id = $2 and a.first_seat = w.chunk`;

/** What the allocation says about some seats, without holding it: for a preview. */
export async function readCells(
  ctx: Reader,
  show: ShowRow,
  seats: readonly { seat: number; chunk: number }[],
): Promise<Map<number, SeatCell>> {
  const rows = await ctx.query(SQL, [
    show.promoterId,
    show.id,
    seats.map(({ seat }) => seat),
    seats.map(({ chunk }) => chunk),
  ]);
  return new Map(
    rows.map(([seat, chunk, price, hold, alternating, revision]) => [
      Number(seat),
      {
        seat: Number(seat),
        chunk: Number(chunk),
        columnPrice: Number(price),
        hold: Number(hold),
        alternating: alternating === true,
        revision: Number(revision),
      },
    ]),
  );
}
