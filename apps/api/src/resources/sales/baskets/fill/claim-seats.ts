import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { AppError } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { recordSeats } from '#resources/seating/seats/change/record-seats.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import type { RequestedSeat } from './resolve-requested-seats.ts';

export interface ClaimedSeat extends Omit<RequestedSeat, 'isChosen'> {
  basketId: number;
}

/**
 * Ends expired baskets with all their seats before their seats are claimed. A purchase of such a basket locks its row,
 * so it either comes first or finds the basket ended. Ids are passed as arrays, because a join without current
 * statistics would scan a whole table per row.
 */
const CLAIM = rowsOf(
  { seat: column.int('seat'), isTaken: column.flag('is_taken') },
  (list) => `
  with ended as (
    update baskets set state = 'RELEASED'
    where promoter_id = $1 and state = 'OPEN' and expires_at <= $11 and id = any(array(
      select c.basket_id from claims c
      where c.promoter_id = $1 and c.show_id = $2 and c.seat = any($3::int[]) and c.state = 'BASKET'
        and c.expires_at <= $11))
    returning id
  ), freed as (
    delete from claims
    where promoter_id = $1 and basket_id = any(array(select id from ended)) and state = 'BASKET' and seat <> all($3::int[])
    returning seat
  ), taken as (
  insert into claims (promoter_id, show_id, seat, state, basket_id, order_item_id, chunk, price, hold, column_price,
    parity, revision, expires_at)
  select $1, $2, v.seat, 'BASKET', v.basket_id, null, v.chunk, v.price, v.hold, v.column_price, v.parity, v.revision, $10
  from unnest($3::int[], $4::bigint[], $5::int[], $6::smallint[], $7::smallint[], $8::smallint[], $9::smallint[],
    $12::int[]) as v (seat, basket_id, chunk, price, hold, column_price, parity, revision)
  where (select count(*) from ended) >= 0
  order by v.seat
  on conflict (promoter_id, show_id, seat) do update
  set state = excluded.state, basket_id = excluded.basket_id, order_item_id = null, chunk = excluded.chunk,
    price = excluded.price, hold = excluded.hold, column_price = excluded.column_price, parity = excluded.parity,
    revision = excluded.revision, expires_at = excluded.expires_at
  where claims.state = 'BASKET' and claims.expires_at <= $11
  returning seat)
  select ${list} from (
    select seat, true as is_taken from taken union all select seat, false from freed) seats`,
);

/**
 * Claims all seats with one insert in seat order, including claims that have expired. The primary key decides between
 * competing buyers. Throws SEAT_TAKEN with the seats of other buyers, and then claims nothing.
 */
export async function claimSeats(
  change: Change,
  show: ShowRow,
  seats: readonly ClaimedSeat[],
  expiresAt: Date,
): Promise<void> {
  if (seats.length === 0) return;
  const rows = await change.readRows(CLAIM, [
    show.promoterId,
    show.id,
    seats.map(({ seat }) => seat),
    seats.map(({ basketId }) => basketId),
    seats.map(({ chunk }) => chunk),
    seats.map(({ price }) => price),
    seats.map(({ hold }) => hold),
    seats.map(({ columnPrice }) => columnPrice),
    seats.map(({ parity }) => parity),
    expiresAt.toISOString(),
    change.now.toISOString(),
    seats.map(({ revision }) => revision),
  ]);
  const taken = new Set(rows.flatMap(({ seat, isTaken }) => (isTaken ? [seat] : [])));
  const freed = rows.flatMap(({ seat, isTaken }) => (isTaken ? [] : [{ from: seat, to: seat }]));
  if (freed.length > 0) await recordSeats(change, show, 'release', freed);
  if (taken.size === seats.length) return;
  const { geometry } = await requirePlan(change, show);
  const index = seatIndexOf(geometry);
  const lost = seats.filter(({ seat }) => !taken.has(seat)).map(({ seat }) => index.seatIdOf(seat));
  throw new AppError('SEAT_TAKEN', { details: { seatIds: lost } });
}

const SQL = `
  select 1 from claims where promoter_id = $1 and show_id = $2 and seat = any($3::int[]) order by seat for update`;

/**
 * Locks the claims on released seats and on the seats wanted for them in one order. Two buyers who want each other's
 * seats would otherwise deadlock.
 */
export async function lockClaims(
  change: Pick<Change, 'run'>,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
  seats: readonly number[],
): Promise<void> {
  await change.run(SQL, [promoterId, id, [...seats]]);
}

const RECLAIM = rowsOf(
  { seat: column.int('seat') },
  (list) => `
  update claims set state = 'BASKET', basket_id = $5, order_item_id = null, expires_at = $6
  where promoter_id = $1 and show_id = $2 and seat = $3 and state = 'SOLD' and order_item_id = $4
  returning ${list}`,
);

/**
 * Moves the claim of a ticket to the basket that sells it next, as an update of one row, so that nobody can take the
 * seat meanwhile.
 */
export async function reclaimSeat(
  change: Change,
  show: ShowRow,
  { id, seat }: { id: number; seat: number | null },
  basket: { id: number },
): Promise<void> {
  if (seat === null) return;
  const moved = await change.readRows(RECLAIM, [
    show.promoterId,
    show.id,
    seat,
    id,
    basket.id,
    change.now.toISOString(),
  ]);
  if (moved.length === 0) throw new Error('A standing ticket has no claim on its seat');
}
