import { NOTIFIED_KINDS } from '@parterre/contract/choices/occurrence-choices';
import { and, asc, eq, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { notificationDigests, notificationSettings } from '#db/schema/promoters/notifications.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import type { WriteDb } from '#db/transaction.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { type OccurrenceRow, takeOccurrences } from '#jobs/take-occurrences.ts';
import { notificationJob } from './notification-job.ts';
import { deliveryOf, isOwnKind } from './notifications-of.ts';
import { nextDigestAt } from './settings.ts';

/** Requests the e-mails about new occurrences: one for each user and promoter, however many there are. */
export const enqueueNotifications = (job: JobContext): Promise<void> =>
  takeOccurrences(job, 'notifications', async (db, rows) => {
    const notified = rows.flatMap((row) => {
      const kind = NOTIFIED_KINDS.find((known) => known === row.kind);
      return kind ? [{ ...row, kind }] : [];
    });
    for (const [promoterId, own] of groupByPromoter(notified))
      for (const { userId, settings } of await listMembers(db, promoterId)) {
        const ids = own
          .filter(({ kind }) => deliveryOf(settings, kind) === 'now')
          .filter(({ kind, actorId }) => isOwnKind(kind) === (actorId === userId))
          .map(({ id }) => id);
        if (ids.length > 0)
          await notificationJob.enqueue({ db, now: job.now }, promoterId, { promoterId, userId, delivery: 'now', ids });
      }
  });

function groupByPromoter<Row extends Pick<OccurrenceRow, 'promoterId'>>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.promoterId, [...(groups.get(row.promoterId) ?? []), row]);
  return groups;
}

const listMembers = (db: WriteDb, promoterId: number) =>
  db
    .select({ userId: memberships.userId, settings: notificationSettings })
    .from(memberships)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.promoterId, memberships.promoterId),
        eq(notificationSettings.userId, memberships.userId),
      ),
    )
    .where(and(eq(memberships.promoterId, promoterId), isNull(memberships.deactivatedAt)));

/** The number of digests per run. The rest follows half a minute later. */
const AT_ONCE = 100;

/** Requests each due digest once, and sets the time when it is due again. */
export async function enqueueDigests({ runAsSystem, now }: JobContext): Promise<void> {
  await runAsSystem(async (db) => {
    const due = await db
      .select({ digest: notificationDigests, timeZone: promoters.timeZone })
      .from(notificationDigests)
      .innerJoin(promoters, eq(promoters.id, notificationDigests.promoterId))
      .where(lte(notificationDigests.nextAt, now))
      .orderBy(asc(notificationDigests.nextAt))
      .limit(AT_ONCE)
      .for('update', { of: notificationDigests, skipLocked: true });
    const lastIds = await readLastIds(
      db,
      due.map(({ digest }) => digest.promoterId),
    );
    for (const { digest, timeZone } of due) {
      const { promoterId, userId, every, afterId } = digest;
      const untilId = lastIds.get(promoterId) ?? afterId;
      await db
        .update(notificationDigests)
        .set({ nextAt: nextDigestAt(every, timeZone, now), afterId: untilId })
        .where(
          and(
            eq(notificationDigests.promoterId, promoterId),
            eq(notificationDigests.userId, userId),
            eq(notificationDigests.every, every),
          ),
        );
      if (untilId > afterId)
        await notificationJob.enqueue({ db, now }, promoterId, {
          promoterId,
          userId,
          delivery: every,
          afterId,
          untilId,
        });
    }
  });
}

/**
 * Reads the last occurrence of each promoter before any that is still being written, so that none can be inserted
 * before it later.
 */
async function readLastIds(db: WriteDb, promoterIds: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await db
    .select({ promoterId: occurrences.promoterId, id: max(occurrences.id) })
    .from(occurrences)
    .where(
      and(
        inArray(occurrences.promoterId, [...new Set(promoterIds)]),
        sql`${occurrences.kind} not like 'order.%'`,
        sql`${occurrences.tx} < pg_snapshot_xmin(pg_current_snapshot())`,
      ),
    )
    .groupBy(occurrences.promoterId);
  return new Map(rows.map(({ promoterId, id }) => [promoterId, id]));
}
