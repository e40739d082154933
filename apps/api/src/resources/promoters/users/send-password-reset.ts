import { and, eq, gt, isNull } from 'drizzle-orm';
import { mailedLinks, memberships, users } from '#db/schema/ground/users.ts';
import type { WriteDb } from '#db/transaction.ts';
import { endOfLink, issueLink, LINK_MINUTES } from '#identity/users/mailed-links.ts';
import { toEmailKey } from '#identity/users/users.ts';
import { newId } from '#ids.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { composeNotice } from '#mail/compose-notice.ts';
import type { PasswordResetJob } from '#mail/password-reset-job.ts';
import type { JobDeps } from '#resource.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { MINUTE_MS } from '#time/zones.ts';

/** The minimum time between two mails, so that nobody can fill another user's mailbox. */
const REST_MINUTES = 2;

/**
 * Mails a link that resets the password to the user with the address; nothing where there is none, or if they got one
 * within REST_MINUTES.
 */
export async function sendPasswordReset(
  { mailer, addresses }: Pick<JobDeps, 'mailer' | 'addresses'>,
  job: JobContext,
  { email, brand, language: tag }: PasswordResetJob,
): Promise<void> {
  const found = await job.runAsSystem((db) => findReset(db, toEmailKey(email), job.now));
  if (!found) return;
  const site = addresses.siteOf(brand ?? null);
  const language = pickLanguage(tag);
  const { mails } = language.accounts;
  await mailer.send({
    ...(await composeNotice(language, {
      site,
      fromName: site.brand.displayName,
      name: found.name,
      subject: mails.resetSubject,
      before: [mails.resetText],
      link: { label: mails.resetLink, href: `${site.url}/oidc/password-reset/${found.token}` },
      after: [mails.resetEnds(LINK_MINUTES), mails.resetUnwanted],
    })),
    to: found.email,
    messageId: `password-reset-${newId()}`,
  });
}

async function findReset(db: WriteDb, email: string, now: Date) {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.deactivatedAt)))
    .where(and(eq(users.email, email), eq(users.isDisabled, false)))
    .limit(1);
  if (!user) return undefined;
  const restSince = new Date(now.getTime() - REST_MINUTES * MINUTE_MS);
  const [recent] = await db
    .select({ hash: mailedLinks.hash })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.purpose, 'password-reset'),
        eq(mailedLinks.subjectId, user.id),
        gt(mailedLinks.createdAt, restSince),
      ),
    );
  if (recent) return undefined;
  const life = { createdAt: now, expiresAt: endOfLink(now) };
  const link = { purpose: 'password-reset' as const, subjectId: user.id, email, ...life };
  return { ...user, token: await issueLink(db, link) };
}
