import * as endpoints from '@parterre/contract/orders/change-seats';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context, Reader } from '#context.ts';
import { rowsOf } from '#db/rows-of.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { orderItems, orders } from '#db/schema/sales/orders.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { AppError, notFound } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { chunkStarts } from '#resources/sales/baskets/fill/chunk-starts.ts';
import { CELL_COLUMNS, type SeatCell } from '#resources/sales/baskets/fill/share-seats.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { verb } from '#verb.ts';
import { requireChangeable } from '../lock-order.ts';
import { chooseMoves } from './choose-moves.ts';
import { type Move, planMoves, sumDifference } from './plan-moves.ts';

/** Returns what other seats would cost at this moment. Throws the errors of the change itself. */
export const previewSeatChange = verb(endpoints.previewSeatChange, async (ctx, { params, body }) => {
  const { show, items } = await readOrderWithShow(ctx, params.orderId);
  const standing = await requireChangeable(ctx, show.promoterId, items);
  const { geometry } = await requirePlan(ctx, show);
  const wanted = chooseMoves(geometry, standing, body.changes);
  const chunkOf = chunkStarts(geometry);
  const cells = await readCells(
    ctx,
    show,
    wanted.map(({ to }) => ({ seat: to, chunk: chunkOf(to) })),
  );
  const moves = await planMoves(ctx, show, { geometry, moves: wanted, cells });
  const index = seatIndexOf(geometry);
  await refuseTaken(ctx, show, moves, index.seatIdOf);
  const names = await readPriceNames(ctx, show, moves);
  return {
    items: moves.map(({ item, from, to, ticket }) => ({
      orderItemId: item.id,
      fromSeatId: index.seatIdOf(from),
      toSeatId: index.seatIdOf(to),
      priceTypeId: ticket.priceTypeId,
      priceName: names.get(ticket.priceTypeId) ?? {},
      paidMinor: item.paidMinor,
      newPaidMinor: ticket.paidMinor,
    })),
    differenceMinor: sumDifference(moves),
    currency: show.currency,
  };
});

async function readOrderWithShow(ctx: Context, orderId: string) {
  const [found] = await ctx.db
    .select({ order: orders, show: shows })
    .from(orders)
    .innerJoin(shows, and(eq(shows.promoterId, orders.promoterId), eq(shows.id, orders.showId)))
    .where(eq(orders.orderId, orderId));
  if (!found) throw notFound('There is no such order.');
  const items = await ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.promoterId, found.order.promoterId), eq(orderItems.orderId, found.order.id)));
  return { ...found, items };
}

const CELLS = rowsOf(
  CELL_COLUMNS,
  (list) => `
  select ${list}
  from unnest($3::int[], $4::int[]) as w (seat, chunk)
  join allocations a on a.promoter_id = $1 and a.show_id = $2 and a.first_seat = w.chunk`,
);

/** Reads the allocation of some seats without locking it, for a preview. */
async function readCells(
  ctx: Reader,
  show: ShowRow,
  seats: readonly { seat: number; chunk: number }[],
): Promise<Map<number, SeatCell>> {
  const rows = await ctx.readRows(CELLS, [
    show.promoterId,
    show.id,
    seats.map(({ seat }) => seat),
    seats.map(({ chunk }) => chunk),
  ]);
  return new Map(rows.map((cell) => [cell.seat, cell]));
}

/** Refuses seats of other orders. Seats of the order's own tickets that also move count as free. */
async function refuseTaken(
  ctx: Context,
  show: ShowRow,
  moves: readonly Move[],
  seatIdOf: (seat: number) => string,
): Promise<void> {
  const freed = new Set(moves.map(({ from }) => from));
  const wanted = moves.map(({ to }) => to).filter((seat) => !freed.has(seat));
  const rows = await ctx.db
    .select({ seat: claims.seat, state: claims.state, expiresAt: claims.expiresAt })
    .from(claims)
    .where(and(eq(claims.promoterId, show.promoterId), eq(claims.showId, show.id), inArray(claims.seat, wanted)));
  const taken = rows.filter(({ state, expiresAt }) => state === 'SOLD' || (expiresAt !== null && expiresAt > ctx.now));
  if (taken.length > 0)
    throw new AppError('SEAT_TAKEN', { details: { seatIds: taken.map(({ seat }) => seatIdOf(seat)) } });
}

async function readPriceNames(ctx: Context, show: ShowRow, moves: readonly Move[]) {
  const rows = await ctx.db
    .select({ id: priceTypes.id, name: priceTypes.name })
    .from(priceTypes)
    .where(
      and(
        eq(priceTypes.promoterId, show.promoterId),
        inArray(
          priceTypes.id,
          moves.map(({ ticket }) => ticket.priceTypeId),
        ),
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
