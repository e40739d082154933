import {
  type Delivery,
  DIGEST_HOUR,
  DIGESTS,
  type Digest,
  NOTIFIED_KINDS,
} from '@parterre/contract/choices/occurrence-choices';
import type { NotificationSettings } from '@parterre/contract/notifications';
import * as endpoints from '@parterre/contract/notifications';
import { and, asc, eq, gt, lte, max, or, sql } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { type Change, type Context, type Reader, requirePromoterId } from '#context.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { users } from '#db/schema/ground/users.ts';
import { notificationDigests, notificationSettings } from '#db/schema/promoters/notifications.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { invalidField, notFound } from '#errors.ts';
import { findMembership } from '#identity/actor.ts';
import { findNextRun } from '#time/next-run.ts';
import { verb } from '#verb.ts';
import { notificationJob } from './notification-job.ts';
import { deliveryOf, listKinds } from './notifications-of.ts';

type SettingsRow = typeof notificationSettings.$inferSelect;

/** Returns how the caller is notified at a promoter: by their own choice, or else by default. */
export const getNotificationSettings = verb(endpoints.getNotificationSettings, async (ctx) => {
  const promoterId = requirePromoterId(ctx);
  return presentSettings(ctx, promoterId, await findSettings(ctx, promoterId));
});

/**
 * Chooses how the caller is notified of some kinds; the others stay. Throws INVALID for a kind that does not concern
 * them, STALE. Needs `show:read`.
 */
export const setNotificationSettings = verb(endpoints.setNotificationSettings, (ctx, { body }) =>
  ctx.change('notification-setting.update', async (change) => {
    const promoterId = requirePromoterId(change);
    const before = await lockSettings(change, promoterId);
    requireRevision(change, before);
    const kinds = kindsOf(change, promoterId);
    const foreign = body.items.findIndex(({ kind }) => !kinds.includes(kind));
    if (foreign >= 0) throw invalidField(`items.${foreign}.kind`, 'notFitting');
    const chosen = Object.fromEntries(body.items.map(({ kind, delivery }) => [kind, delivery]));
    const deliveries = { ...before.deliveries, ...chosen };
    const after = { ...before, deliveries, revision: before.revision + 1 };
    await change.db
      .update(notificationSettings)
      .set({ deliveries, revision: after.revision })
      .where(isSettingsRow(before));
    const answer = await presentSettings(change, promoterId, after);
    await mailGathered(change, promoterId, { before, after });
    for (const every of DIGESTS)
      await setDigest(change, answer, {
        promoterId,
        every,
        isWanted: answer.items.some(({ delivery }) => delivery === every),
      });
    return {
      answer,
      promoterId,
      objectId: change.actor.id,
      before: before.deliveries,
      after: deliveries,
      revision: after.revision,
    };
  }),
);

export const isSettingsRow = ({ promoterId, userId }: Pick<SettingsRow, 'promoterId' | 'userId'>) =>
  and(eq(notificationSettings.promoterId, promoterId), eq(notificationSettings.userId, userId));

async function findSettings({ db, actor }: Pick<Reader, 'db' | 'actor'>, promoterId: number) {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(isSettingsRow({ promoterId, userId: actor.id }));
  return row;
}

/** Locks the row of the caller until the change ends, and creates it where there is none. */
export async function lockSettings({ db, actor }: Change, promoterId: number): Promise<SettingsRow> {
  const key = { promoterId, userId: actor.id };
  await db.insert(notificationSettings).values(key).onConflictDoNothing();
  const [row] = await db.select().from(notificationSettings).where(isSettingsRow(key)).for('update');
  if (!row) throw notFound();
  return row;
}

const kindsOf = ({ actor }: Pick<Context, 'actor'>, promoterId: number) => {
  const membership = findMembership(actor, promoterId);
  return membership ? listKinds(membership) : [];
};

async function presentSettings(
  reader: Pick<Reader, 'db' | 'actor'>,
  promoterId: number,
  row: SettingsRow | undefined,
): Promise<NotificationSettings> {
  const { db, actor } = reader;
  const [promoter] = await db.select().from(promoters).where(eq(promoters.id, promoterId));
  if (!promoter) throw notFound();
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, actor.id));
  return {
    promoterCode: promoter.code,
    email: user?.email ?? '',
    timeZone: promoter.timeZone,
    items: kindsOf(reader, promoterId).map((kind) => ({ kind, delivery: deliveryOf(row, kind) })),
    revision: row?.revision ?? 1,
  };
}

/**
 * Mails at once what a digest has gathered of a kind that leaves it, unless the digest that the kind moves to will
 * contain it: a new digest begins with what happens from now on, an existing one with what followed its last mail.
 */
async function mailGathered(
  change: Change,
  promoterId: number,
  { before, after }: { before: SettingsRow; after: SettingsRow },
): Promise<void> {
  const { db, actor } = change;
  const digests = await db
    .select()
    .from(notificationDigests)
    .where(and(eq(notificationDigests.promoterId, promoterId), eq(notificationDigests.userId, actor.id)));
  const afterIdOf = (delivery: Delivery) => digests.find(({ every }) => every === delivery)?.afterId;
  const moved = NOTIFIED_KINDS.flatMap((kind) => {
    const [was, is] = [deliveryOf(before, kind), deliveryOf(after, kind)];
    const afterId = afterIdOf(was);
    if (was === is || afterId === undefined || (is !== 'now' && !isDigest(is))) return [];
    const untilId = afterIdOf(is);
    return and(
      eq(occurrences.kind, kind),
      gt(occurrences.id, afterId),
      untilId === undefined ? undefined : lte(occurrences.id, untilId),
    );
  });
  if (moved.length === 0) return;
  const gathered = await db
    .select({ id: occurrences.id })
    .from(occurrences)
    .where(and(eq(occurrences.promoterId, promoterId), or(...moved)))
    .orderBy(asc(occurrences.id))
    .limit(GATHERED_MAX);
  const ids = gathered.map(({ id }) => id);
  if (ids.length > 0)
    await notificationJob.enqueue(change, promoterId, { promoterId, userId: actor.id, delivery: 'now', ids });
}

/** Of more, the latest are in the console only. */
const GATHERED_MAX = 1_000;

const isDigest = (delivery: Delivery): boolean => DIGESTS.some((every) => every === delivery);

interface WantedDigest {
  promoterId: number;
  every: Digest;
  isWanted: boolean;
}

/** Starts or ends a digest. A new one contains occurrences from now on; an existing one keeps its time. */
async function setDigest(
  { db, actor, now }: Change,
  { timeZone }: NotificationSettings,
  { promoterId, every, isWanted }: WantedDigest,
): Promise<void> {
  const key = { promoterId, userId: actor.id, every };
  if (!isWanted) {
    await db
      .delete(notificationDigests)
      .where(
        and(
          eq(notificationDigests.promoterId, promoterId),
          eq(notificationDigests.userId, actor.id),
          eq(notificationDigests.every, every),
        ),
      );
    return;
  }
  const [last] = await db
    .select({ id: max(occurrences.id) })
    .from(occurrences)
    .where(and(eq(occurrences.promoterId, promoterId), sql`${occurrences.kind} not like 'order.%'`));
  await db
    .insert(notificationDigests)
    .values({ ...key, nextAt: nextDigestAt(every, timeZone, now), afterId: last?.id ?? 0 })
    .onConflictDoNothing();
}

/** Returns when a digest is sent next: in the morning, the weekly one on Mondays. */
export const nextDigestAt = (every: Digest, timeZone: string, now: Date): Date =>
  findNextRun(
    { every: every === 'daily' ? 'day' : 'week', weekday: 1, dayOfMonth: 1, hour: DIGEST_HOUR, timeZone },
    now,
  );

/** Records what the caller has seen. Later notifications that they have already seen stay seen. Needs `show:read`. */
export const setNotificationsRead = verb(endpoints.setNotificationsRead, (ctx, { body }) =>
  ctx.change('notification.read', async (change) => {
    const promoterId = requirePromoterId(change);
    const row = await lockSettings(change, promoterId);
    const seenId = Math.max(row.seenId, body.notificationId);
    if (seenId > row.seenId) await change.db.update(notificationSettings).set({ seenId }).where(isSettingsRow(row));
    return { answer: undefined, promoterId, objectId: change.actor.id, isAudited: false };
  }),
);
