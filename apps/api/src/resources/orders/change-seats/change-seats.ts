import type { changeOrderSeats as endpoint, Order } from '@parterre/contract/orders';
import type { VerbInput } from '../../../bind.ts';
import type { Change, Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { chunkStartsOf } from '../../baskets/fill/find-chunk.ts';
import { shareSeats } from '../../baskets/fill/share-seats.ts';
import { requireRevision } from '../../require-revision.ts';
import { requirePlan, seatIndexOf } from '../../seats/require-plan.ts';
import { type LockedOrder, lockOrder } from '../lock-order.ts';
import { readOrder } from '../read-order.ts';
import { requireChangeable } from '../require-changeable.ts';
import { writeOrderState } from '../write-order-state.ts';
import { chooseMoves } from './choose-moves.ts';
import { moveClaims } from './move-claims.ts';
import { type Move, planMoves, sumDifference } from './plan-moves.ts';
import { rewriteSeatKeys } from './rewrite-seat-keys.ts';
import { writeMoves } from './write-moves.ts';

/**
 * Moves tickets of an order to other seats, all or none: no seat is let go unless the new one is had. What they cost
 * more or less is owed. Throws SEAT_TAKEN and SEAT_NOT_FOR_SALE with the seats, CONFLICT when the difference is not the
 * one the caller expects or a ticket is offered for resale, RULE_BROKEN when no ticket stands, INVALID, STALE.
 * Needs `order:write`.
 */
export function changeOrderSeats(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof endpoint>, 'params' | 'body'>,
): Promise<Order> {
  return ctx.change('order.change-seats', async (change) => {
    const locked = await lockOrder(change, params.orderId);
    const { order, show, items } = locked;
    requireRevision(change, order);
    const standing = await requireChangeable(change, order.promoterId, items);
    const { moves, seatIdOf } = await lockMoves(change, locked, standing, body.changes);
    const differenceMinor = requireExpected(moves, body.expectedDifferenceMinor);
    await moveClaims(change, locked, moves);
    await writeMoves(change, locked, moves, seatIdOf);
    await rewriteSeatKeys(change, order, moves, items, seatIdOf);
    const state = await writeOrderState(change, order, standing.length);
    if (body.sendsMail) await enqueueMail(change, order, { kind: 'tickets', email: order.buyer.email });
    return {
      answer: await readOrder(change, order.orderId),
      promoterId: order.promoterId,
      object: 'order',
      objectId: order.orderId,
      showId: show.id,
      before: { totalMinor: order.totalMinor, seatIds: moves.map(({ from }) => seatIdOf(from)) },
      after: { totalMinor: state.totalMinor, seatIds: moves.map(({ to }) => seatIdOf(to)), differenceMinor },
      revision: state.revision,
    };
  });
}

async function lockMoves(
  change: Change,
  { show }: LockedOrder,
  standing: LockedOrder['items'],
  changes: VerbInput<typeof endpoint>['body']['changes'],
): Promise<{ moves: Move[]; seatIdOf: (seat: number) => string }> {
  const plan = await requirePlan(change, show);
  const wanted = chooseMoves(plan.geometry, standing, changes);
  const chunkOf = chunkStartsOf(plan.geometry);
  const seats = wanted.map(({ to }) => ({ seat: to, chunk: chunkOf(to) }));
  const cells = await shareSeats(change, show, plan.planVersionId, seats);
  const { seatIdOf } = seatIndexOf(plan.geometry);
  return { moves: await planMoves(change, show, plan.geometry, wanted, cells), seatIdOf };
}

function requireExpected(moves: readonly Move[], expectedMinor: number): number {
  const differenceMinor = sumDifference(moves);
  if (differenceMinor !== expectedMinor)
    throw new AppError('CONFLICT', {
      detail: 'The new seats cost something else than expected: preview the change again.',
      details: { reason: 'difference', differenceMinor },
    });
  return differenceMinor;
}
