import { INVITATION_HOURS } from '@parterre/contract/choices/access-choices';
import { and, eq, isNull } from 'drizzle-orm';
import { invitations } from '#db/schema/promoters/invitations.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { roles } from '#db/schema/promoters/roles.ts';
import { isRoleOf } from '#identity/load-actor.ts';
import { issueLink } from '#identity/users/mailed-links.ts';
import { readPlaces } from '#identity/users/read-places.ts';
import { newId } from '#ids.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { composeNotice } from '#mail/compose-notice.ts';
import type { JobDeps } from '#resource.ts';
import { pickLanguage } from '#texts/pick-language.ts';

type InvitationJob = { promoterId: number; invitationId: number };

export const invitationJob = defineJob<InvitationJob>('send-invitation');

/**
 * Mails an invitation that is still open. The link is created with the mail, so that no table contains it. A mail that
 * is sent again after a crash has a new link, and only the last one works.
 */
export async function sendInvitation(
  { mailer, addresses }: Pick<JobDeps, 'mailer' | 'addresses'>,
  job: JobContext,
  { promoterId, invitationId }: InvitationJob,
): Promise<void> {
  const found = await job.runAsSystem(async (db) => {
    const [row] = await db
      .select({ invitation: invitations, promoterName: promoters.name, brand: promoters.brand, roleName: roles.name })
      .from(invitations)
      .innerJoin(promoters, eq(promoters.id, invitations.promoterId))
      .leftJoin(roles, isRoleOf(invitations))
      .where(
        and(
          eq(invitations.promoterId, promoterId),
          eq(invitations.id, invitationId),
          isNull(invitations.acceptedAt),
          isNull(invitations.withdrawnAt),
        ),
      );
    if (!row) return undefined;
    const { email, expiresAt } = row.invitation;
    const subjectId = String(invitationId);
    const token = await issueLink(db, { purpose: 'invitation', subjectId, email, createdAt: job.now, expiresAt });
    const places = (await readPlaces({ db }, [row.invitation]))(row.invitation);
    return { ...row, token, places: places.map(({ name }) => name) };
  });
  if (!found) return;
  const { invitation, promoterName, brand, roleName, token, places } = found;
  const site = addresses.siteOf(brand);
  const language = pickLanguage(invitation.language);
  const { mails, roles: names } = language.accounts;
  const { scope } = invitation;
  const list = new Intl.ListFormat(invitation.language, { style: 'short', type: 'unit' });
  await mailer.send({
    ...(await composeNotice(language, {
      site,
      fromName: promoterName,
      subject: mails.invitationSubject(promoterName),
      before: [
        mails.invitationText(invitation.invitedBy, promoterName, roleName ?? names[invitation.role]),
        ...(scope === 'promoter' ? [] : [mails.invitationPlaces[scope](list.format(places))]),
      ],
      link: { label: mails.invitationLink, href: `${site.url}/oidc/invitation/${token}` },
      after: [mails.invitationEnds(INVITATION_HOURS), mails.invitationUnwanted],
    })),
    to: invitation.email,
    messageId: `invitation-${newId()}`,
  });
}
