import type { InvitationState } from '@parterre/contract/choices/access-choices';
import type { Invitation } from '@parterre/contract/invitations';
import * as endpoints from '@parterre/contract/invitations';
import { permissionsOf } from '@parterre/contract/wire/permissions';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { invitations } from '#db/schema/promoters/invitations.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { notFound } from '#errors.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { readPlaces } from '#identity/users/read-places.ts';
import { readSenders } from '#identity/users/read-senders.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { verb } from '#verb.ts';
import { readCustomRoles } from '../users/access.ts';

const NEWEST_FIRST = descending('created', byInstant(invitations.createdAt), invitations.id);

/**
 * Lists invitations, newest first; accepted and withdrawn ones only on request. Users who see only a part of a promoter
 * see none.
 */
export const listInvitations = verb(endpoints.listInvitations, async (ctx, { query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const matches = and(
    inArray(invitations.promoterId, listWholePromoters(ctx)),
    query.includeClosed ? undefined : and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt)),
  );
  const [rows, counted] = await runConcurrently(
    selectInvitations(ctx)
      .where(and(matches, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx, invitations, matches),
  );
  return page.answer(
    { rows, counted },
    ({ invitation }) => [invitation.createdAt, invitation.id],
    (found) => presentInvitations(ctx, found),
  );
});

export interface NamedInvitation {
  invitation: typeof invitations.$inferSelect;
  promoterCode: string;
}

export const selectInvitations = ({ db }: Pick<Reader, 'db'>) =>
  db
    .select({ invitation: invitations, promoterCode: promoters.code })
    .from(invitations)
    .innerJoin(promoters, eq(promoters.id, invitations.promoterId))
    .$dynamic();

export async function presentInvitation(
  reader: Pick<Reader, 'db' | 'now'>,
  named: NamedInvitation,
): Promise<Invitation> {
  const [invitation] = await presentInvitations(reader, [named]);
  if (!invitation) throw notFound();
  return invitation;
}

async function presentInvitations(
  reader: Pick<Reader, 'db' | 'now'>,
  rows: readonly NamedInvitation[],
): Promise<Invitation[]> {
  const all = rows.map(({ invitation }) => invitation);
  const [placesOf, roleOf, isStillGiven] = await runConcurrently(
    readPlaces(reader, all),
    readCustomRoles(reader, all),
    readSenders(reader.db, all),
  );
  const isGiven = (invitation: NamedInvitation['invitation']) =>
    isStillGiven(invitation, permissionsOf(invitation.role, roleOf(invitation)?.permissions));
  return rows.map(({ invitation, promoterCode }) => ({
    invitationId: invitation.id,
    promoterCode,
    email: invitation.email,
    role: invitation.role,
    customRole: roleOf(invitation),
    scope: invitation.scope,
    places: placesOf(invitation),
    language: invitation.language,
    state: toState(invitation, reader.now, isGiven(invitation)),
    invitedBy: invitation.invitedBy,
    sentAt: invitation.sentAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    revision: invitation.revision,
  }));
}

/** An invitation is also EXPIRED once its sender may not grant what it offers. Another user may send it again. */
function toState(
  { acceptedAt, withdrawnAt, expiresAt }: NamedInvitation['invitation'],
  now: Date,
  isGiven: boolean,
): InvitationState {
  if (acceptedAt) return 'ACCEPTED';
  if (withdrawnAt) return 'WITHDRAWN';
  return expiresAt > now && isGiven ? 'OPEN' : 'EXPIRED';
}
