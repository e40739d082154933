import * as endpoints from '@parterre/contract/access-requests';
import { findScopes } from '@parterre/contract/wire/permissions';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { accessRequests } from '#db/schema/promoters/access-requests.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { notFound, refusal } from '#errors.ts';
import { findMembership, hasPermission } from '#identity/actor.ts';
import { newId } from '#ids.ts';
import { verb } from '#verb.ts';
import { presentRequest, type RequestRow, selectRequests } from './list.ts';

type Wanted = Pick<RequestRow['request'], 'promoterId' | 'userId' | 'permission'>;

/**
 * Requests a permission. Users who manage users are notified, once while the request is open. Throws RULE_BROKEN for a
 * permission that the caller has, and for one that cannot be granted for the part they work for. Needs no permission:
 * it is their own.
 */
export const createAccessRequest = verb(endpoints.createAccessRequest, async (ctx, { body }) => {
  // A user without a promoter has nobody to ask.
  if (ctx.promoterIds.length === 0) throw notFound();
  return ctx.change('access-request.create', async (change) => {
    const { permission } = body;
    const promoterId = await requireOwnPromoter(change, body.promoterCode);
    const membership = findMembership(change.actor, promoterId);
    if (change.actor.kind !== 'user' || !membership) throw notFound();
    if (hasPermission(membership, permission)) throw refusal('RULE_BROKEN', 'has-permission', { permission });
    if (!findScopes([permission]).includes(membership.scope))
      throw refusal('RULE_BROKEN', 'permission-not-for-part', { permission });
    const wanted = { promoterId, userId: change.actor.id, permission };
    const isNew = await insertRequest(change, wanted);
    const answer = presentRequest(await requireOpen(change, wanted));
    const objectId = answer.accessRequestId;
    if (!isNew) return { answer, promoterId, objectId, isAudited: false };
    change.recordOccurrence({ kind: 'access.requested', promoterId, ids: [objectId], details: { permission } });
    return { answer, promoterId, objectId, after: { permission } };
  });
});

/** Returns the id of a promoter that the caller works for. Throws NOT_FOUND for any other. */
async function requireOwnPromoter({ db, promoterIds }: Change, code: string): Promise<number> {
  const [promoter] = await db
    .select({ id: promoters.id })
    .from(promoters)
    .where(and(eq(promoters.code, code), inArray(promoters.id, [...promoterIds])));
  if (!promoter) throw notFound();
  return promoter.id;
}

/** Returns false when the same request is already open. */
async function insertRequest({ db, now }: Change, wanted: Wanted): Promise<boolean> {
  const inserted = await db
    .insert(accessRequests)
    .values({ ...wanted, id: newId(), askedAt: now })
    .onConflictDoNothing({
      target: [accessRequests.promoterId, accessRequests.userId, accessRequests.permission],
      where: sql`decided_at is null`,
    })
    .returning({ id: accessRequests.id });
  return inserted.length > 0;
}

async function requireOpen(change: Change, { promoterId, userId, permission }: Wanted): Promise<RequestRow> {
  const [row] = await selectRequests(change).where(
    and(
      eq(accessRequests.promoterId, promoterId),
      eq(accessRequests.userId, userId),
      eq(accessRequests.permission, permission),
      isNull(accessRequests.decidedAt),
    ),
  );
  if (!row) throw notFound();
  return row;
}
