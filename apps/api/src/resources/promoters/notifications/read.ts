import { NOTIFIED_KINDS, UNREAD_MAX } from '@parterre/contract/choices/occurrence-choices';
import * as endpoints from '@parterre/contract/notifications';
import { Notification } from '@parterre/contract/notifications';
import { and, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Context, Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { shows } from '#db/schema/events/shows.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { notificationSettings } from '#db/schema/promoters/notifications.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { openPage } from '#lists/open-page.ts';
import { byNumber, descending } from '#lists/order.ts';
import { COUNTED_ROWS } from '#lists/page-answer.ts';
import { DAY_MS } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { notificationsOf } from './notifications-of.ts';

const NEWEST_FIRST = descending('id', { ...byNumber(occurrences.id), isUnique: true }, occurrences.id);

/** Older occurrences do not count as unread, because new users have not missed them. */
const UNREAD_MS = 14 * DAY_MS;

/**
 * Lists what `notificationsOf` allows, newest first: kinds that the caller may see and has not switched off, of shows
 * that they see.
 */
export const listNotifications = verb(endpoints.listNotifications, async (ctx, { query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const visible = visibleHere(ctx);
  const [rows, counted] = await runConcurrently(
    selectNotifications(ctx, ctx.actor.id)
      .where(and(visible, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countNotifications(ctx, visible, { most: COUNTED_ROWS, as: sql`${occurrences.id}` }),
  );
  return page.answer(
    { rows, counted },
    ({ occurrence }) => [occurrence.id, occurrence.id],
    (found) => found.map((row) => presentNotification(row, ctx.now)),
  );
});

/**
 * Counts the notifications that the caller has not seen. Repeated saves of one show by one person in a day count once,
 * as the console shows them.
 */
export const getUnreadNotifications = verb(endpoints.getUnreadNotifications, async (ctx) => {
  const isNew = and(
    visibleHere(ctx),
    sql`${occurrences.id} > coalesce(${notificationSettings.seenId}, 0)`,
    sql`${occurrences.at} > ${new Date(ctx.now.getTime() - UNREAD_MS).toISOString()}`,
  );
  return { unread: await countNotifications(ctx, isNew, { most: UNREAD_MAX, as: ONE_LINE }) };
});

/** Saves of the seats of one show, by one person in a day, are one line. */
const ONE_LINE = sql`case when ${occurrences.kind} = 'seats.changed'
  then concat(${occurrences.showId}, ' ', ${occurrences.actorId}, ' ', ${occurrences.at}::date) else ${occurrences.id}::text end`;

const visibleHere = (ctx: Context): SQL | undefined => {
  const memberships = ctx.actor.memberships.filter(({ promoterId }) => ctx.promoterIds.includes(promoterId));
  return notificationsOf(ctx, { id: ctx.actor.id, memberships });
};

const isSettingOf = (userId: string) =>
  and(eq(notificationSettings.promoterId, occurrences.promoterId), eq(notificationSettings.userId, userId));

/** Counts up to a limit. Notifications with the same `as` count once. */
async function countNotifications(
  { db, actor }: Context,
  matches: SQL | undefined,
  { most, as }: { most: number; as: SQL },
): Promise<number> {
  const some = db
    .selectDistinct({ as: as.as('as') })
    .from(occurrences)
    .leftJoin(notificationSettings, isSettingOf(actor.id))
    .where(matches)
    .limit(most)
    .as('some');
  const [counted] = await db.select({ rows: count() }).from(some);
  return counted?.rows ?? 0;
}

export interface NotificationRow {
  occurrence: typeof occurrences.$inferSelect;
  promoterCode: string;
  showCode: string | null;
  showName: Record<string, string> | null;
  seenId: number | null;
}

/**
 * Joins the names of promoter and show, and the position up to which `userId` has read. The caller chooses the
 * occurrences.
 */
export const selectNotifications = ({ db }: Pick<Reader, 'db'>, userId: string) =>
  db
    .select({
      occurrence: { ...getTableColumns(occurrences) },
      promoterCode: promoters.code,
      showCode: shows.showCode,
      showName: shows.name,
      seenId: notificationSettings.seenId,
    })
    .from(occurrences)
    .innerJoin(promoters, eq(promoters.id, occurrences.promoterId))
    .leftJoin(shows, and(eq(shows.promoterId, occurrences.promoterId), eq(shows.id, occurrences.showId)))
    .leftJoin(notificationSettings, isSettingOf(userId))
    .$dynamic();

const Details = Notification.shape.details.strip();

export function presentNotification(row: NotificationRow, now: Date): Notification {
  const { occurrence, promoterCode, showCode, showName, seenId } = row;
  const kind = NOTIFIED_KINDS.find((known) => known === occurrence.kind);
  if (!kind) throw new Error(`Nobody is notified of ${occurrence.kind}`);
  const isRecent = now.getTime() - occurrence.at.getTime() < UNREAD_MS;
  return {
    notificationId: occurrence.id,
    promoterCode,
    kind,
    at: occurrence.at.toISOString(),
    actorName: occurrence.actorName,
    isUnread: isRecent && occurrence.id > (seenId ?? 0),
    show: showCode && showName ? { showCode, name: showName } : null,
    ids: occurrence.ids,
    // An earlier version may have written other details.
    details: Details.safeParse(occurrence.details ?? {}).data ?? {},
  };
}
