import type { AccessRequest } from '@parterre/contract/access-requests';
import * as endpoints from '@parterre/contract/access-requests';
import type { AccessRequestState } from '@parterre/contract/choices/access-choices';
import { and, count, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { accessRequests } from '#db/schema/promoters/access-requests.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { verb } from '#verb.ts';

const NEWEST_FIRST = descending('asked', byInstant(accessRequests.askedAt), accessRequests.id);

/** Lists the requests of current users, at the promoters that the caller sees as a whole. */
export const listAccessRequests = verb(endpoints.listAccessRequests, async (ctx, { query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const matches = and(
    inArray(accessRequests.promoterId, listWholePromoters(ctx)),
    query.includeClosed ? undefined : and(isNull(accessRequests.decidedAt), isNull(memberships.deactivatedAt)),
  );
  const [rows, counted] = await runConcurrently(
    selectRequests(ctx)
      .where(and(matches, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    ctx.db.select({ rows: count() }).from(accessRequests).innerJoin(memberships, isOfAsker).where(matches),
  );
  return page.answer(
    { rows, counted: counted[0]?.rows ?? 0 },
    ({ request }) => [request.askedAt, request.id],
    (found) => found.map(presentRequest),
  );
});

/** Lists the caller's own requests that nobody has decided: as many as there are permissions, at most. */
export const listOwnAccessRequests = verb(endpoints.listOwnAccessRequests, async (ctx) => {
  const rows = await selectRequests(ctx)
    .where(
      and(
        inArray(accessRequests.promoterId, [...ctx.promoterIds]),
        eq(accessRequests.userId, ctx.actor.id),
        isNull(accessRequests.decidedAt),
      ),
    )
    .orderBy(desc(accessRequests.askedAt), desc(accessRequests.id));
  return { items: rows.map(presentRequest) };
});

const isOfAsker = and(
  eq(memberships.promoterId, accessRequests.promoterId),
  eq(memberships.userId, accessRequests.userId),
);

export interface RequestRow {
  request: typeof accessRequests.$inferSelect;
  membership: typeof memberships.$inferSelect;
  name: string;
  email: string;
  promoterCode: string;
}

/** Joins the membership of the requester, so that requests of people who have left are not listed. */
export const selectRequests = ({ db }: Pick<Reader, 'db'>) =>
  db
    .select({
      request: { ...getTableColumns(accessRequests) },
      membership: { ...getTableColumns(memberships) },
      name: users.name,
      email: users.email,
      promoterCode: promoters.code,
    })
    .from(accessRequests)
    .innerJoin(memberships, isOfAsker)
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .innerJoin(promoters, eq(promoters.id, accessRequests.promoterId))
    .$dynamic();

export const presentRequest = ({ request, membership, name, email, promoterCode }: RequestRow): AccessRequest => ({
  accessRequestId: request.id,
  promoterCode,
  membershipId: membership.id,
  name,
  email,
  permission: request.permission,
  state: toState(request),
  askedAt: request.askedAt.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
  decidedBy: request.decidedBy,
});

function toState({ decidedAt, isApproved }: RequestRow['request']): AccessRequestState {
  if (!decidedAt) return 'OPEN';
  return isApproved ? 'APPROVED' : 'DECLINED';
}
