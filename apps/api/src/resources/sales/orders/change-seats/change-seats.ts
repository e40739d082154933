import * as endpoints from '@parterre/contract/orders/change-seats';
import { and, eq, inArray } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { orderKeys } from '#db/schema/sales/orders.ts';
import { refusal } from '#errors.ts';
import { cutKey, toSearchKey } from '#lists/search-key.ts';
import { enqueueMail } from '#mail/enqueue-mail.ts';
import { chunkStarts } from '#resources/sales/baskets/fill/chunk-starts.ts';
import { shareSeats } from '#resources/sales/baskets/fill/share-seats.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { type VerbInput, verb } from '#verb.ts';
import { type LockedOrder, lockOrder, requireChangeable } from '../lock-order.ts';
import { readOrder } from '../read/read-order.ts';
import { insertKeys } from '../search/write-keys.ts';
import { writeOrderState } from '../write-order-state.ts';
import { chooseMoves } from './choose-moves.ts';
import { moveClaims } from './move-claims.ts';
import { type Move, planMoves, sumDifference } from './plan-moves.ts';
import { writeMoves } from './write-moves.ts';

/**
 * Moves tickets of an order to other seats, all or none: no seat is given up unless its replacement was taken. The
 * buyer owes or is owed the difference. Throws SEAT_TAKEN and SEAT_NOT_FOR_SALE with the seats, CONFLICT when the
 * difference is not the one the caller expects or a ticket is offered for resale, RULE_BROKEN when no ticket is valid,
 * INVALID, STALE. Needs `order:write`.
 */
export const changeOrderSeats = verb(endpoints.changeOrderSeats, (ctx, { params, body }) =>
  ctx.change('order.change-seats', async (change) => {
    const locked = await lockOrder(change, params.orderId);
    const { order, show, items } = locked;
    requireRevision(change, order);
    const standing = await requireChangeable(change, order.promoterId, items);
    const { moves, seatIdOf } = await lockMoves(change, locked, standing, body.changes);
    const differenceMinor = requireExpected(moves, body.expectedDifferenceMinor);
    await moveClaims(change, locked, moves);
    await writeMoves(change, locked, moves, seatIdOf);
    await rewriteSeatKeys(change, locked, moves, seatIdOf);
    const state = await writeOrderState(change, order, standing.length);
    if (body.sendsMail) await enqueueMail(change, order, { kind: 'tickets', email: order.buyer.email });
    return {
      answer: await readOrder(change, order.orderId),
      show,
      objectId: order.orderId,
      before: { totalMinor: order.totalMinor, seatIds: moves.map(({ from }) => seatIdOf(from)) },
      after: { totalMinor: state.totalMinor, seatIds: moves.map(({ to }) => seatIdOf(to)), differenceMinor },
      revision: state.revision,
    };
  }),
);

async function lockMoves(
  change: Change,
  { show }: LockedOrder,
  standing: LockedOrder['items'],
  changes: VerbInput<typeof endpoints.changeOrderSeats>['body']['changes'],
): Promise<{ moves: Move[]; seatIdOf: (seat: number) => string }> {
  const plan = await requirePlan(change, show);
  const wanted = chooseMoves(plan.geometry, standing, changes);
  const chunkOf = chunkStarts(plan.geometry);
  const seats = wanted.map(({ to }) => ({ seat: to, chunk: chunkOf(to) }));
  const cells = await shareSeats(change, show, plan.planVersionId, seats);
  const { seatIdOf } = seatIndexOf(plan.geometry);
  return { moves: await planMoves(change, show, { geometry: plan.geometry, moves: wanted, cells }), seatIdOf };
}

function requireExpected(moves: readonly Move[], expectedMinor: number): number {
  const differenceMinor = sumDifference(moves);
  if (differenceMinor !== expectedMinor) throw refusal('CONFLICT', 'difference', { differenceMinor });
  return differenceMinor;
}

/**
 * Keeps the search keys of current seats and of cancelled tickets, but not those of seats that the order moved away
 * from.
 */
async function rewriteSeatKeys(
  change: Change,
  { order: { promoterId, id }, items }: LockedOrder,
  moves: readonly Move[],
  seatIdOf: (seat: number) => string,
): Promise<void> {
  const moved = new Set(moves.map(({ item }) => item.id));
  const kept = items.flatMap((item) => (moved.has(item.id) ? [] : (item.seat ?? [])));
  const seats = new Set([...kept, ...moves.map(({ to }) => to)]);
  const left = moves.map(({ from }) => from).filter((seat) => !seats.has(seat));
  const keys = left.map((seat) => cutKey(toSearchKey(seatIdOf(seat))));
  await change.db
    .delete(orderKeys)
    .where(
      and(
        eq(orderKeys.promoterId, promoterId),
        eq(orderKeys.orderId, id),
        eq(orderKeys.isPersonal, false),
        inArray(orderKeys.key, keys),
      ),
    );
  await insertKeys(change, promoterId, [{ id, seats: moves.map(({ to }) => to) }], seatIdOf);
}
