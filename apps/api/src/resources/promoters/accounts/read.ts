import type { Account, AccountSession } from '@parterre/contract/accounts';
import * as endpoints from '@parterre/contract/accounts';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { passkeys, secondFactors, userSessions, users } from '#db/schema/ground/users.ts';
import { notFound } from '#errors.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { verb } from '#verb.ts';
import { findCountry } from './find-country.ts';
import { nameDevice } from './name-device.ts';

/** Reads the caller's own account. Throws NOT_FOUND for a user without a promoter. */
export const getAccount = verb(endpoints.getAccount, async (ctx) => {
  const [row] = await selectUser(ctx);
  if (!row) throw notFound();
  return presentAccount(ctx, row);
});

/** Selects the columns of a user that the application may read, which exclude passwords. */
export const selectUser = ({ db, actor }: Pick<Reader, 'db' | 'actor'>) =>
  db
    .select({
      name: users.name,
      email: users.email,
      language: users.language,
      timeFormat: users.timeFormat,
      revision: users.revision,
    })
    .from(users)
    .where(eq(users.id, actor.id))
    .$dynamic();

export type AccountRow = Awaited<ReturnType<typeof selectUser>>[number];

export async function presentAccount({ db, actor }: Pick<Reader, 'db' | 'actor'>, row: AccountRow): Promise<Account> {
  const [factor] = await db
    .select({ since: secondFactors.since, left: secondFactors.recoveryCodesLeft })
    .from(secondFactors)
    .where(eq(secondFactors.userId, actor.id));
  const [keys] = await db.select({ rows: count() }).from(passkeys).where(eq(passkeys.userId, actor.id));
  return {
    ...row,
    secondFactorSince: factor?.since.toISOString() ?? null,
    recoveryCodesLeft: factor?.left ?? 0,
    passkeyCount: keys?.rows ?? 0,
  };
}

/** The id of a session is text, but the place in a list needs a number. */
const idNumber = sql`('x' || substr(md5(${userSessions.id}), 1, 13))::bit(52)::bigint`;
const LAST_SEEN_FIRST = descending('seen', byInstant(userSessions.lastSeenAt), idNumber);

/** Lists the sessions of the caller, last seen first. */
export const listAccountSessions = verb(endpoints.listAccountSessions, async (ctx, { query }) => {
  const page = openPage(query, LAST_SEEN_FIRST);
  const own = and(eq(userSessions.userId, ctx.actor.id), isNull(userSessions.endedAt));
  const [rows, counted] = await runConcurrently(
    ctx.db
      .select({ session: userSessions, number: sql<string>`${idNumber}` })
      .from(userSessions)
      .where(and(own, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx, userSessions, own),
  );
  return page.answer(
    { rows, counted },
    ({ session, number }) => [session.lastSeenAt, Number(number)],
    (found) => found.map(({ session }) => presentSession(ctx, session)),
  );
});

const presentSession = (
  { actor }: Pick<Reader, 'actor'>,
  session: typeof userSessions.$inferSelect,
): AccountSession => ({
  sessionId: session.id,
  ...nameDevice(session.userAgent),
  address: session.address,
  countryCode: findCountry(session.address),
  startedAt: session.startedAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isCurrent: session.id === actor.sessionId,
});
