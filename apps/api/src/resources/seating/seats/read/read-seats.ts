import type { OwnClaim } from '@parterre/contract/seats/seat-bytes';
import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import type { Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { optionalColumns, type Row, rowsOf } from '#db/rows-of.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { formatCursor } from '../live/cursor.ts';
import { fillSeats } from './read-claimed-seats.ts';

export interface SeatChunk {
  blockId: number;
  firstSeat: number;
  seatCount: number;
  revision: number;
  alternating: boolean;
  prices: Uint16Array;
  holds: Uint16Array;
}

/** Allocation and live claims of a show, or of some of its blocks, as one snapshot. */
export interface SeatSnapshot {
  /** The chunks in plan order. */
  chunks: SeatChunk[];
  /** CLAIM_CODE by ordinal in the plan version. */
  claimed: Uint8Array;
  own: OwnClaim[];
  /** The sales of sold seats, by seat; read only on request. */
  sales: Map<number, SeatSale>;
  /** The `since` of a live map, which marks the `seat_changes` that this snapshot contains. */
  cursor: string;
}

export interface SeatSale {
  orderId: string;
  faceValueMinor: number;
  discountMinor: number;
  /** True until the order is paid. */
  isPending: boolean;
}

export interface SeatSelection {
  seatCount: number;
  blockIds?: readonly number[] | undefined;
  /** Reads only the chunks that have a seat in this range of ordinals. */
  within?: { from: number; to: number } | undefined;
  withOrders?: boolean;
}

/** Reads in one statement and therefore one snapshot, so that a sale is seen with its seats or not at all. */
export async function readSeats(ctx: Reader, show: ShowRow, selection: SeatSelection): Promise<SeatSnapshot> {
  const { seatCount, blockIds, within, withOrders } = selection;
  const rows = await ctx.readRows(withOrders ? WITH_ORDERS : WITHOUT_ORDERS, [
    show.promoterId,
    show.id,
    ctx.now.toISOString(),
    blockIds ? [...blockIds] : null,
    within?.from ?? 0,
    within?.to ?? seatCount,
  ]);
  const seats: SeatSnapshot = {
    chunks: [],
    claimed: new Uint8Array(seatCount),
    own: [],
    sales: new Map(),
    cursor: formatCursor({ atMs: ctx.now.getTime(), snapshot: rows[0]?.snapshot ?? '1:1:' }),
  };
  for (const { snapshot: _, claims, ...chunk } of rows) {
    seats.chunks.push(chunk);
    if (claims) addClaims(seats, claims);
  }
  return seats;
}

const CLAIMS = {
  chunk: column.int('c.chunk'),
  sold: orNull(column.text('c.sold')),
  inBaskets: orNull(column.text('c.in_baskets')),
  own: orNull(column.text('c.own')),
  orders: orNull(column.text('c.orders')),
};

const COLUMNS = {
  snapshot: column.text('pg_current_snapshot()::text'),
  blockId: column.int('a.block_id'),
  firstSeat: column.int('a.first_seat'),
  seatCount: column.int('a.seat_count'),
  revision: column.int('a.revision'),
  alternating: column.flag('a.alternating'),
  prices: column.ordinals('a.prices'),
  holds: column.ordinals('a.holds'),
  claims: optionalColumns(CLAIMS),
};

/**
 * Collects the claims once and then joins them with their chunks, and never once per chunk, whatever the planner
 * estimates.
 */
const statement = (orders: string, joinOrders: string) =>
  rowsOf(
    COLUMNS,
    (list) => `
  with c as materialized (
    select c.chunk,
      string_agg(c.seat::text, ',') filter (where c.state = 'SOLD') as sold,
      string_agg(c.seat::text, ',') filter (where c.state = 'BASKET') as in_baskets,
      string_agg(c.seat || ',' || c.price || ',' || c.hold, ',') filter (where c.price <> c.column_price) as own,
      ${orders} as orders
    from claims c ${joinOrders}
    where c.promoter_id = $1 and c.show_id = $2 and c.seat >= $5 and c.seat <= $6
      and (c.state = 'SOLD' or c.expires_at > $3)
    group by c.chunk
  )
  select ${list}
  from allocations a
  left join c on c.chunk = a.first_seat
  where a.promoter_id = $1 and a.show_id = $2 and ($4::bigint[] is null or a.block_id = any($4))
    and a.first_seat <= $6 and a.first_seat + a.seat_count > $5
  order by a.first_seat`,
  );

const WITHOUT_ORDERS = statement('null::text', '');
const WITH_ORDERS = statement(
  "string_agg(concat_ws(',', c.seat, o.order_id, i.face_value_minor, i.discount_minor, o.status), ',') filter (where o.id is not null)",
  `left join order_items i on i.promoter_id = c.promoter_id and i.id = c.order_item_id
   left join orders o on o.promoter_id = i.promoter_id and o.id = i.order_id`,
);

function addClaims(seats: SeatSnapshot, { sold, inBaskets, own, orders }: Row<typeof CLAIMS>): void {
  if (sold !== null) fillSeats(seats.claimed, sold, CLAIM_CODE.sold);
  if (inBaskets !== null) fillSeats(seats.claimed, inBaskets, CLAIM_CODE.basket);
  if (own !== null) {
    const numbers = own.split(',').map(Number);
    for (let i = 0; i + 2 < numbers.length; i += 3)
      seats.own.push({ seat: numbers[i] ?? 0, price: numbers[i + 1] ?? 0, hold: numbers[i + 2] ?? 0 });
  }
  if (orders !== null) {
    const parts = orders.split(',');
    for (let i = 0; i + 4 < parts.length; i += 5)
      seats.sales.set(Number(parts[i]), {
        orderId: parts[i + 1] ?? '',
        faceValueMinor: Number(parts[i + 2]),
        discountMinor: Number(parts[i + 3]),
        isPending: parts[i + 4] === 'PENDING',
      });
  }
}
