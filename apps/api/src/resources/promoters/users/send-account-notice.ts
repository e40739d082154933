import { and, eq, isNull } from 'drizzle-orm';
import { memberships, users } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { newId } from '#ids.ts';
import type { JobContext } from '#jobs/job-context.ts';
import type { AccountNotice } from '#mail/account-notice-job.ts';
import { composeNotice } from '#mail/compose-notice.ts';
import type { JobDeps } from '#resource.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { nameZone, toWallTime, writeDay } from '#time/zones.ts';

/** Mails a user what changed in their account, when, and what to do if they did not change it. */
export async function sendAccountNotice(
  { mailer, addresses }: Pick<JobDeps, 'mailer' | 'addresses'>,
  job: JobContext,
  notice: AccountNotice,
): Promise<void> {
  const [user] = await job.runAsSystem((db) =>
    db
      .select({ name: users.name, timeZone: promoters.timeZone })
      .from(users)
      .innerJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.deactivatedAt)))
      .innerJoin(promoters, eq(promoters.id, memberships.promoterId))
      .where(eq(users.id, notice.userId))
      .orderBy(memberships.promoterId)
      .limit(1),
  );
  if (!user) return;
  const site = addresses.siteOf(notice.brand ?? null);
  const language = pickLanguage(notice.language);
  const { events, noticeUnwanted, noticeLink } = language.accounts.mails;
  const { subject, text } = events[notice.event];
  await mailer.send({
    ...(await composeNotice(language, {
      site,
      fromName: site.brand.displayName,
      name: user.name,
      subject,
      before: [text(writeTime(new Date(notice.at), user.timeZone)), noticeUnwanted],
      link: { label: noticeLink, href: `${site.url}/oidc/forgotten-password` },
      after: [],
    })),
    to: notice.to,
    messageId: `account-${newId()}`,
  });
}

/** Formats `23/11/2026, 16:30 GMT`, as the console does. */
function writeTime(at: Date, timeZone: string): string {
  const wallTime = toWallTime(at, timeZone);
  return `${writeDay(wallTime)}, ${wallTime.slice(11, 16)} ${nameZone(at, timeZone)}`;
}
