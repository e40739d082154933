import * as endpoints from '@parterre/contract/access-requests';
import { findScopes } from '@parterre/contract/wire/permissions';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { accessRequests } from '#db/schema/promoters/access-requests.ts';
import { AppError, notFound, refusal } from '#errors.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { grantBeyondRole, requireGrantable } from '../users/access.ts';
import { presentRequest, type RequestRow, selectRequests } from './list.ts';
import { accessAnswerJob } from './send-answer.ts';

/**
 * Grants the requested permission beyond the role, and notifies the requester by mail. Nobody grants a permission that
 * they lack: that is FORBIDDEN, with the permission. Throws STATUS_CHANGE_REFUSED for a decided request, and
 * RULE_BROKEN where it cannot be granted for the part that the requester works for. Needs `user:manage`.
 */
export const approveAccessRequest = verb(endpoints.approveAccessRequest, (ctx, { params }) =>
  ctx.change('access-request.approve', async (change) => {
    const row = await lockRequest(change, params.accessRequestId);
    const { request, membership } = row;
    const { promoterId, permission } = request;
    requireGrantable(change, promoterId, [permission]);
    if (!findScopes([permission]).includes(membership.scope))
      throw refusal('RULE_BROKEN', 'permission-not-for-part', { permission });
    await grantBeyondRole(change, row.name, membership, permission);
    return decide(change, row, true);
  }),
);

/** Declines a request, and notifies the requester by mail. Throws STATUS_CHANGE_REFUSED. Needs `user:manage`. */
export const declineAccessRequest = verb(endpoints.declineAccessRequest, (ctx, { params }) =>
  ctx.change('access-request.decline', async (change) =>
    decide(change, await lockRequest(change, params.accessRequestId), false),
  ),
);

async function decide(change: Change, row: RequestRow, isApproved: boolean) {
  const { promoterId, id, userId, permission } = row.request;
  const next = { decidedAt: change.now, decidedBy: change.actor.name, isApproved };
  await change.db
    .update(accessRequests)
    .set(next)
    .where(and(eq(accessRequests.promoterId, promoterId), eq(accessRequests.id, id)));
  const { decidedBy } = next;
  await accessAnswerJob.enqueue(change, promoterId, { promoterId, userId, permission, isApproved, decidedBy });
  const answer = presentRequest({ ...row, request: { ...row.request, ...next } });
  const { name, state } = answer;
  return {
    answer,
    promoterId,
    objectId: id,
    before: { name, permission, state: 'OPEN' },
    after: { name, permission, state },
  };
}

/**
 * Locks an undecided request of a current user, with the promoter, until the change ends. Throws STATUS_CHANGE_REFUSED
 * for any other.
 */
async function lockRequest(change: Change, accessRequestId: number): Promise<RequestRow> {
  const { id: promoterId } = await lockPromoter(change);
  const [row] = await selectRequests(change).where(
    and(eq(accessRequests.promoterId, promoterId), eq(accessRequests.id, accessRequestId)),
  );
  if (!row) throw notFound();
  if (row.request.decidedAt !== null || row.membership.deactivatedAt !== null)
    throw new AppError('STATUS_CHANGE_REFUSED', { detail: 'This request was decided, or who asked has left.' });
  return row;
}
