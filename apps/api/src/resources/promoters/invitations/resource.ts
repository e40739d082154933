import { eq } from 'drizzle-orm';
import { invitations } from '#db/schema/promoters/invitations.ts';
import { ownedByPromoter } from '#identity/owner.ts';
import type { Resource } from '#resource.ts';
import { createInvitation, resendInvitation, withdrawInvitation } from './change.ts';
import { listInvitations } from './list.ts';
import { invitationJob, sendInvitation } from './send-invitation.ts';

export const invitationsResource: Resource = {
  slug: 'invitations',
  routes: [listInvitations, createInvitation, resendInvitation, withdrawInvitation],
  handlers: (deps) => [invitationJob.handle((job, payload) => sendInvitation(deps, job, payload))],

  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: invitations.promoterId })
      .from(invitations)
      .where(eq(invitations.id, Number(id)));
    return row && ownedByPromoter(row);
  },
};
