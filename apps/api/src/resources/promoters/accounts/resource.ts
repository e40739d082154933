import { findFree } from '#identity/users/change-email.ts';
import { endOfLink, issueLink, LINK_MINUTES } from '#identity/users/mailed-links.ts';
import { newId } from '#ids.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { composeNotice } from '#mail/compose-notice.ts';
import { type EmailChangeJob, emailChangeJob } from '#mail/email-change-job.ts';
import type { JobDeps, Resource } from '#resource.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { revokeAccountSession, revokeAccountSessions, updateAccount } from './change.ts';
import { getAccount, listAccountSessions } from './read.ts';

export const accountsResource: Resource = {
  slug: 'accounts',
  routes: [getAccount, updateAccount, listAccountSessions, revokeAccountSession, revokeAccountSessions],
  handlers: (deps) => [emailChangeJob.handle((job, payload) => sendEmailChange(deps, job, payload))],
};

/** Mails the confirmation link to the new address; nothing where another user has it. */
export async function sendEmailChange(
  { mailer, addresses }: Pick<JobDeps, 'mailer' | 'addresses'>,
  job: JobContext,
  { userId, email, brand, language: tag }: EmailChangeJob,
): Promise<void> {
  const found = await job.runAsSystem(async (db) => {
    const free = await findFree(db, userId, email);
    if (!free) return undefined;
    const life = { createdAt: job.now, expiresAt: endOfLink(job.now) };
    const link = { purpose: 'email-change' as const, subjectId: userId, email, ...life };
    return { name: free.user.name, token: await issueLink(db, link) };
  });
  if (!found) return;
  const site = addresses.siteOf(brand ?? null);
  const language = pickLanguage(tag);
  const { mails } = language.accounts;
  await mailer.send({
    ...(await composeNotice(language, {
      site,
      fromName: site.brand.displayName,
      name: found.name,
      subject: mails.emailSubject,
      before: [mails.emailText],
      link: { label: mails.emailLink, href: `${site.url}/oidc/email-change/${found.token}` },
      after: [mails.resetEnds(LINK_MINUTES), mails.emailUnwanted],
    })),
    to: email,
    messageId: `email-change-${newId()}`,
  });
}
