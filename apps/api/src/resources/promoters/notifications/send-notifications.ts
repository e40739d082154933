import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { createContext } from '#context/create-context.ts';
import type { Context } from '#context.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { users } from '#db/schema/ground/users.ts';
import { notificationSettings } from '#db/schema/promoters/notifications.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { findMembership } from '#identity/actor.ts';
import { createActorLoader } from '#identity/load-actor.ts';
import { newId } from '#ids.ts';
import type { JobContext } from '#jobs/job-context.ts';
import type { JobDeps } from '#resource.ts';
import { composeNotifications } from './compose-notifications.ts';
import type { NotificationMail } from './notification-job.ts';
import { notificationsOf } from './notifications-of.ts';
import { presentNotification, selectNotifications } from './read.ts';

/** The maximum number of occurrences in one mail, which gives the number of further ones. */
const LISTED_MAX = 50;

/** Beyond this many, further occurrences are not counted. */
const READ_MAX = 1_000;

/** Mails a user those of the occurrences that they may still see; nothing if there are none. */
export async function sendNotifications(
  deps: Pick<JobDeps, 'database' | 'mailer' | 'addresses' | 'log'>,
  job: JobContext,
  asked: NotificationMail,
): Promise<void> {
  const { promoterId, userId } = asked;
  const actor = await createActorLoader(deps.database)({ userId, sessionId: null }, job.now);
  if (!actor || !findMembership(actor, promoterId)) return;
  const { ctx, release } = createContext({
    ...deps,
    actor,
    promoterIds: [promoterId],
    now: () => job.now,
    requestId: `notifications-${newId()}`,
  });
  const found = await readMailed(ctx, promoterId, asked).finally(release);
  if (!found) return;
  const site = deps.addresses.siteOf(found.promoter.brand);
  const mail = await composeNotifications({ ...found, site, delivery: asked.delivery });
  await deps.mailer.send({ ...mail, to: found.email, messageId: `notifications-${newId()}` });
}

async function readMailed(ctx: Context, promoterId: number, asked: NotificationMail) {
  const { db, actor } = ctx;
  const memberships = actor.memberships.filter((membership) => membership.promoterId === promoterId);
  const isAsked =
    asked.delivery === 'now'
      ? inArray(occurrences.id, asked.ids)
      : and(
          gt(occurrences.id, asked.afterId),
          lte(occurrences.id, asked.untilId),
          sql`${notificationSettings.deliveries} ->> ${occurrences.kind} = ${asked.delivery}`,
        );
  const rows = await selectNotifications(ctx, actor.id)
    .where(and(notificationsOf(ctx, { id: actor.id, memberships }), isAsked))
    .orderBy(occurrences.id)
    .limit(READ_MAX);
  const [promoter] = await db.select().from(promoters).where(eq(promoters.id, promoterId));
  const [user] = await db
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, actor.id));
  if (rows.length === 0 || !promoter || !user) return undefined;
  const notifications = rows.slice(0, LISTED_MAX).map((row) => presentNotification(row, ctx.now));
  return {
    ...user,
    culture: user.language ?? promoter.defaultCulture,
    promoter,
    notifications,
    more: rows.length - notifications.length,
  };
}
