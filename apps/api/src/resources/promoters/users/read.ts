import type { User } from '@parterre/contract/users';
import * as endpoints from '@parterre/contract/users';
import { and, count, eq, getTableColumns, gt, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { memberships, passkeys, secondFactors, userSessions, users } from '#db/schema/ground/users.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { notFound } from '#errors.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { readPlaces } from '#identity/users/read-places.ts';
import { openPage } from '#lists/open-page.ts';
import { ascending, byStartOf } from '#lists/order.ts';
import { verb } from '#verb.ts';
import { readCustomRoles } from './access.ts';

const nameKey = sql<string>`lower(${users.name}) collate "C"`;
const BY_NAME = ascending('name', byStartOf(nameKey), memberships.id);

/** Lists users by name; deactivated ones only on request. Users who see only a part of a promoter see none. */
export const listUsers = verb(endpoints.listUsers, async (ctx, { query }) => {
  const page = openPage(query, BY_NAME);
  const matches = and(
    inArray(memberships.promoterId, listWholePromoters(ctx)),
    query.includeDeactivated ? undefined : isNull(memberships.deactivatedAt),
    query.role === undefined ? undefined : eq(memberships.role, query.role),
    query.roleId === undefined ? undefined : eq(memberships.roleId, query.roleId),
    matchTerm(query.searchTerm),
  );
  const [rows, counted] = await runConcurrently(
    selectUsers(ctx)
      .where(and(matches, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    ctx.db
      .select({ rows: count() })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(matches),
  );
  return page.answer(
    { rows, counted: counted[0]?.rows ?? 0 },
    ({ membership, sortedBy }) => [sortedBy, membership.id],
    (found) => presentUsers(ctx, found),
  );
});

function matchTerm(searchTerm: string | undefined): SQL | undefined {
  if (!searchTerm) return undefined;
  return sql`strpos(lower(${users.name} || ' ' || ${users.email}), lower(${searchTerm})) > 0`;
}

export const getUser = verb(endpoints.getUser, async (ctx, { params }) => {
  const [row] = await selectUsers(ctx).where(eq(memberships.id, params.membershipId));
  if (!row) throw notFound();
  return presentUser(ctx, row);
});

export interface UserRow {
  membership: typeof memberships.$inferSelect;
  name: string;
  email: string;
  promoterCode: string;
}

/** `sortedBy` is the start of the name, by which the list is sorted. */
interface ListedUser extends UserRow {
  sortedBy: string;
}

/** Selects users with their memberships and the names shown with them, without passwords. */
export const selectUsers = ({ db }: Pick<Reader, 'db'>) =>
  db
    .select({
      membership: { ...getTableColumns(memberships) },
      name: users.name,
      email: users.email,
      promoterCode: promoters.code,
      sortedBy: sql<string>`left(${nameKey}, 60)`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(promoters, eq(promoters.id, memberships.promoterId))
    .$dynamic();

export async function presentUser(reader: Pick<Reader, 'db' | 'actor' | 'now'>, row: UserRow): Promise<User> {
  const [user] = await presentUsers(reader, [row]);
  if (!user) throw notFound();
  return user;
}

async function presentUsers(
  reader: Pick<Reader, 'db' | 'actor' | 'now'>,
  rows: readonly (UserRow | ListedUser)[],
): Promise<User[]> {
  const all = rows.map(({ membership }) => membership);
  const userIds = all.map(({ userId }) => userId);
  const [placesOf, roleOf, seenOf, tokensOf, secured, keysOf] = await runConcurrently(
    readPlaces(reader, all),
    readCustomRoles(reader, all),
    readSessions(reader, userIds),
    countTokens(reader, all),
    readSecured(reader, userIds),
    countPasskeys(reader, userIds),
  );
  return rows.map(({ membership, name, email, promoterCode }) => ({
    membershipId: membership.id,
    promoterCode,
    name,
    email,
    role: membership.role,
    customRole: roleOf(membership),
    scope: membership.scope,
    places: placesOf(membership),
    grantedPermissions: membership.grantedPermissions,
    closedFeatures: membership.closedFeatures,
    deactivatedAt: membership.deactivatedAt?.toISOString() ?? null,
    lastSeenAt: seenOf.get(membership.userId)?.lastSeenAt?.toISOString() ?? null,
    openSessions: seenOf.get(membership.userId)?.open ?? 0,
    openTokens: tokensOf(membership),
    hasSecondFactor: secured.has(membership.userId),
    passkeyCount: keysOf.get(membership.userId) ?? 0,
    isSelf: membership.userId === reader.actor.id,
    revision: membership.revision,
  }));
}

async function readSessions({ db }: Pick<Reader, 'db'>, userIds: readonly string[]) {
  const rows = await db
    .select({
      userId: userSessions.userId,
      lastSeenAt: max(userSessions.lastSeenAt),
      open: sql<number>`(count(*) filter (where ${userSessions.endedAt} is null))::int`,
    })
    .from(userSessions)
    .where(inArray(userSessions.userId, [...userIds]))
    .groupBy(userSessions.userId);
  return new Map(rows.map((row) => [row.userId, row]));
}

type Membership = UserRow['membership'];

/** Counts the usable tokens of users, and returns a function that finds those of one at their promoter. */
async function countTokens(
  { db, now }: Pick<Reader, 'db' | 'now'>,
  all: readonly Membership[],
): Promise<(membership: Membership) => number> {
  const rows = await db
    .select({ promoterId: apiKeys.promoterId, userId: apiKeys.userId, open: count() })
    .from(apiKeys)
    .where(
      and(
        inArray(apiKeys.promoterId, [...new Set(all.map(({ promoterId }) => promoterId))]),
        inArray(
          apiKeys.userId,
          all.map(({ userId }) => userId),
        ),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, now),
      ),
    )
    .groupBy(apiKeys.promoterId, apiKeys.userId);
  return ({ promoterId, userId }) =>
    rows.find((row) => row.promoterId === promoterId && row.userId === userId)?.open ?? 0;
}

/** Returns those of the users who sign in with a code after the password. */
async function readSecured({ db }: Pick<Reader, 'db'>, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(inArray(secondFactors.userId, [...userIds]));
  return new Set(rows.map(({ userId }) => userId));
}

/** Counts the passkeys of users; those who have none are absent. */
async function countPasskeys(
  { db }: Pick<Reader, 'db'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ userId: passkeys.userId, rows: count() })
    .from(passkeys)
    .where(inArray(passkeys.userId, [...userIds]))
    .groupBy(passkeys.userId);
  return new Map(rows.map(({ userId, rows: own }) => [userId, own]));
}
