import type { UserPermission } from '@parterre/contract/wire/permissions';
import { and, eq, isNull } from 'drizzle-orm';
import { memberships, users } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { newId } from '#ids.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { composeNotice } from '#mail/compose-notice.ts';
import type { JobDeps } from '#resource.ts';
import { pickLanguage } from '#texts/pick-language.ts';

export type AccessAnswer = {
  promoterId: number;
  userId: string;
  permission: UserPermission;
  isApproved: boolean;
  decidedBy: string;
};

export const accessAnswerJob = defineJob<AccessAnswer>('send-access-answer');

/** Mails the decision to the requester; nothing to one who has left meanwhile. */
export async function sendAccessAnswer(
  { mailer, addresses }: Pick<JobDeps, 'mailer' | 'addresses'>,
  job: JobContext,
  { promoterId, userId, permission, isApproved, decidedBy }: AccessAnswer,
): Promise<void> {
  const [user] = await job.runAsSystem((db) =>
    db
      .select({
        name: users.name,
        email: users.email,
        language: users.language,
        promoterName: promoters.name,
        brand: promoters.brand,
        culture: promoters.defaultCulture,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .innerJoin(promoters, eq(promoters.id, memberships.promoterId))
      .where(
        and(eq(memberships.promoterId, promoterId), eq(memberships.userId, userId), isNull(memberships.deactivatedAt)),
      ),
  );
  if (!user) return;
  const site = addresses.siteOf(user.brand);
  const language = pickLanguage(user.language ?? user.culture);
  const { accessAnswers, permissions } = language.notifications;
  const texts = accessAnswers[isApproved ? 'approved' : 'declined'];
  await mailer.send({
    ...(await composeNotice(language, {
      site,
      fromName: user.promoterName,
      name: user.name,
      subject: texts.subject(user.promoterName),
      before: [texts.text(decidedBy, permissions[permission])],
      link: { label: accessAnswers.open, href: site.url },
      after: [],
    })),
    to: user.email,
    messageId: `access-${newId()}`,
  });
}
