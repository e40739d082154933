import { INVITATION_HOURS } from '@parterre/contract/choices/access-choices';
import * as endpoints from '@parterre/contract/invitations';
import { and, eq, isNull } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { invitations } from '#db/schema/promoters/invitations.ts';
import { AppError, fieldError, notFound } from '#errors.ts';
import { newId } from '#ids.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { HOUR_MS } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { readGivenRole, requireAccess, requireGrantable } from '../users/access.ts';
import { type NamedInvitation, presentInvitation, selectInvitations } from './list.ts';
import { invitationJob } from './send-invitation.ts';

/**
 * Invites a person by e-mail. Nobody grants a permission that they lack: that is FORBIDDEN, with the permission. Throws
 * INVALID, NAME_TAKEN for a person who works here or is invited. Needs `user:manage`.
 */
export const createInvitation = verb(endpoints.createInvitation, (ctx, { body }) =>
  ctx.change('invitation.create', async (change) => {
    const promoter = await lockPromoter(change);
    const { role, roleId, scope, language } = body;
    const email = body.email.toLowerCase();
    const access = { promoterId: promoter.id, role, roleId, scope, scopeIds: [...new Set(body.placeIds)] };
    const { permissions } = await requireAccess(change, access);
    requireGrantable(change, promoter.id, permissions);
    await requireNoUser(change, promoter.id, email);
    await requireNotInvited(change, promoter.id, email);
    const invitation = {
      ...access,
      id: newId(),
      email,
      language,
      createdAt: change.now,
      ...sentNow(change),
      acceptedAt: null,
      withdrawnAt: null,
      revision: 1,
    };
    await change.db.insert(invitations).values(invitation);
    await invitationJob.enqueue(change, promoter.id, { promoterId: promoter.id, invitationId: invitation.id });
    const answer = await presentInvitation(change, { invitation, promoterCode: promoter.code });
    return { answer, promoterId: promoter.id, objectId: invitation.id, after: answer, revision: 1 };
  }),
);

const sentNow = ({ now, actor }: Change) => ({
  invitedById: actor.kind === 'user' ? actor.id : null,
  invitedBy: actor.name,
  sentAt: now,
  expiresAt: new Date(now.getTime() + INVITATION_HOURS * HOUR_MS),
});

const taken = (code: 'userIsThere' | 'userIsInvited') =>
  new AppError('NAME_TAKEN', { fieldErrors: [fieldError('email', code)] });

/** Users of the promoter get another role instead. */
async function requireNoUser({ db }: Change, promoterId: number, email: string): Promise<void> {
  const there = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.promoterId, promoterId), eq(users.email, email)));
  if (there.length > 0) throw taken('userIsThere');
}

/** Invited people get their invitation again. */
async function requireNotInvited({ db }: Change, promoterId: number, email: string): Promise<void> {
  const invited = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.promoterId, promoterId),
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
      ),
    );
  if (invited.length > 0) throw taken('userIsInvited');
}

/**
 * Sends an open or expired invitation again, in the name of the actor. The previous link stops working. Throws
 * STATUS_CHANGE_REFUSED when it was accepted or withdrawn, NAME_TAKEN when its address belongs to a user by now. Needs
 * `user:manage`.
 */
export const resendInvitation = verb(endpoints.resendInvitation, (ctx, { params }) =>
  ctx.change('invitation.resend', async (change) => {
    const before = await lockInvitation(change, params.invitationId);
    const { promoterId, id, email } = before.invitation;
    await requireNoUser(change, promoterId, email);
    await invitationJob.enqueue(change, promoterId, { promoterId, invitationId: id });
    return saveInvitation(change, before, sentNow(change));
  }),
);

/**
 * Withdraws an invitation. Its link stops working at once. Throws STATUS_CHANGE_REFUSED when it was accepted or
 * withdrawn. Needs `user:manage`.
 */
export const withdrawInvitation = verb(endpoints.withdrawInvitation, (ctx, { params }) =>
  ctx.change('invitation.withdraw', async (change) => {
    const before = await lockInvitation(change, params.invitationId);
    return saveInvitation(change, before, { withdrawnAt: change.now });
  }),
);

type Changed = Partial<
  Pick<NamedInvitation['invitation'], 'invitedById' | 'invitedBy' | 'sentAt' | 'expiresAt' | 'withdrawnAt'>
>;

async function saveInvitation(change: Change, before: NamedInvitation, changed: Changed) {
  const { promoterId, id, revision } = before.invitation;
  const next = { ...changed, revision: revision + 1 };
  await change.db
    .update(invitations)
    .set(next)
    .where(and(eq(invitations.promoterId, promoterId), eq(invitations.id, id)));
  const answer = await presentInvitation(change, { ...before, invitation: { ...before.invitation, ...next } });
  return {
    answer,
    promoterId,
    objectId: id,
    before: await presentInvitation(change, before),
    after: answer,
    revision: next.revision,
  };
}

/** Locks an invitation that nobody has accepted or withdrawn, with its promoter, until the change ends. */
async function lockInvitation(change: Change, invitationId: number): Promise<NamedInvitation> {
  const { id: promoterId } = await lockPromoter(change);
  const [found] = await selectInvitations(change)
    .where(and(eq(invitations.promoterId, promoterId), eq(invitations.id, invitationId)))
    .for('update', { of: invitations });
  if (!found) throw notFound();
  const { invitation } = found;
  requireGrantable(change, promoterId, (await readGivenRole(change, invitation)).permissions);
  if (invitation.acceptedAt !== null || invitation.withdrawnAt !== null)
    throw new AppError('STATUS_CHANGE_REFUSED', { detail: 'This invitation was accepted or withdrawn.' });
  return found;
}
