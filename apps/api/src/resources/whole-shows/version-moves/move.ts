import * as endpoints from '@parterre/contract/seating-plans/version-moves';
import { MOVE_SEATS_SHOWN } from '@parterre/contract/seating-plans/version-moves';
import { AppError, refusal } from '#errors.ts';
import { lockShow, requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { writePlanVersion } from '#resources/ground/show-rows/write-capacity.ts';
import { releaseEnded } from '#resources/sales/baskets/remove-basket.ts';
import { renumberSeats } from '#resources/sales/orders/renumber-seats.ts';
import { moveAllocation } from '#resources/seating/seats/move/move-allocation.ts';
import { lockSeats } from '#resources/seating/seats/move/read-show-seats.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { verb } from '#verb.ts';
import { findMoveObstacle, type PlannedMove, planMove, presentMove } from './plan-move.ts';

/**
 * Gives a show another version of its plan: seats with the same id keep price, hold and buyer. All or nothing; sales
 * and saves wait. Throws STALE, CONFLICT with the taken seats that the new version lacks, RULE_BROKEN for the version
 * that it already has and a show without seats, BUSY. Needs `seat:write`.
 */
export const moveToVersion = verb(endpoints.moveToVersion, (ctx, { params, body }) =>
  ctx.change('show.move-version', async (change) => {
    const show = await lockShow(change, params.showCode);
    requireSeenRevision(show, body.revision);
    await lockSeats(change, show);
    await releaseEnded(change, show);
    const move = await planMove(change, show, body.versionId);
    requirePossible(move);
    const { mapping, from, to } = move;
    await moveAllocation(change, show, move.state, { to: move.toGeometry, mapping });
    const { seatIdOf } = seatIndexOf(move.fromGeometry);
    const cancelledTickets = await renumberSeats(change, show, mapping.newOrdinals, seatIdOf);
    const capacity = await writePlanVersion(change, show, to.id);
    const counts = {
      kept: from.seatCount - mapping.gone.length,
      gone: mapping.gone.length,
      added: mapping.added.length,
    };
    return {
      answer: {
        showCode: show.showCode,
        planVersionId: to.id,
        planVersionNumber: to.number,
        geometryHash: to.hash,
        ...counts,
        capacity,
        revision: show.revision + 1,
      },
      show,
      objectId: show.id,
      before: { planVersionNumber: from.number, capacity: show.capacity },
      after: { planVersionNumber: to.number, capacity, ...counts, cancelledTickets },
      revision: show.revision + 1,
    };
  }),
);

function requireSeenRevision(show: ShowRow, seen: number): void {
  if (show.revision === seen) return;
  throw new AppError('STALE', {
    details: { revision: show.revision },
    detail: 'Somebody else has changed this since you opened it.',
  });
}

function requirePossible(move: PlannedMove): void {
  const reason = findMoveObstacle(move);
  if (reason === null) return;
  if (reason === 'SAME_VERSION') throw refusal('RULE_BROKEN', reason, {});
  const { obstacles } = move;
  throw refusal('CONFLICT', reason, {
    obstacles: obstacles.slice(0, MOVE_SEATS_SHOWN),
    obstacleCount: obstacles.length,
  });
}

/** Reports what would happen to the seats of a show, and changes nothing. */
export const previewVersionMove = verb(endpoints.previewVersionMove, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  return presentMove(show, await planMove(ctx, show, query.versionId));
});
