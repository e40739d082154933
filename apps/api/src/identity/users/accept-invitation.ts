import { randomUUID } from 'node:crypto';
import { permissionsOf } from '@parterre/contract/wire/permissions';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { invitations } from '#db/schema/promoters/invitations.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { roles } from '#db/schema/promoters/roles.ts';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import { newId } from '#ids.ts';
import { isRoleOf } from '../load-actor.ts';
import { findLink, takeLink } from './mailed-links.ts';
import { hashPassword } from './passwords.ts';
import { readPlaces } from './read-places.ts';
import { readSenders } from './read-senders.ts';
import { endUnsecuredSessions } from './user-sessions.ts';
import type { User, UserSettings } from './users.ts';
import type { AccountChange } from './write-account-history.ts';

/** An invitation that can be accepted, and the user who already has its address. */
export interface OpenInvitation {
  invitation: typeof invitations.$inferSelect;
  promoterName: string;
  /** The name of a role of the promoter's own; null for the templates. */
  roleName: string | null;
  /** The names of the venues or partner sites it is limited to. */
  places: string[];
  user: User | undefined;
}

/**
 * Finds the invitation behind a mailed link; undefined when it was used, withdrawn or replaced, when it has expired,
 * when its sender may not grant what it offers, or when its address belongs to a user of the promoter by now: accepting
 * it would take away the role they have, which may be that of the last owner.
 */
export const findOpenInvitation = (database: Database, token: string, now: Date): Promise<OpenInvitation | undefined> =>
  runAsSystem(database, async (db) => {
    const link = await findLink(db, 'invitation', token, now);
    return link && findOffer(db, Number(link.subjectId));
  });

async function findOffer(db: WriteDb, invitationId: number): Promise<OpenInvitation | undefined> {
  const [found] = await db
    .select({ invitation: invitations, promoterName: promoters.name, role: roles, user: users })
    .from(invitations)
    .innerJoin(promoters, eq(promoters.id, invitations.promoterId))
    .leftJoin(roles, isRoleOf(invitations))
    .leftJoin(users, eq(users.email, invitations.email))
    .leftJoin(memberships, and(eq(memberships.promoterId, invitations.promoterId), eq(memberships.userId, users.id)))
    .where(
      and(
        eq(invitations.id, invitationId),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
        isNull(memberships.id),
      ),
    );
  if (!found) return undefined;
  const { invitation, role, user, promoterName } = found;
  const isStillGiven = await readSenders(db, [invitation]);
  if (!isStillGiven(invitation, permissionsOf(invitation.role, role?.permissions))) return undefined;
  const places = (await readPlaces({ db }, [invitation]))(invitation).map(({ name }) => name);
  return { invitation, promoterName, roleName: role?.name ?? null, places, user: user ?? undefined };
}

/** The entries of a new user. The password is null for users of an external provider, and for those who have one. */
export interface NewAccount {
  name: string;
  password: string | null;
}

type AcceptSettings = UserSettings & Omit<AccountChange, 'notify'>;

/**
 * Accepts an invitation: creates the account where there is none, and the membership. Returns false when the link has
 * ended meanwhile, also when somebody withdraws the invitation at the same moment. Throws INVALID for a password that is
 * too short or too long.
 */
export async function acceptInvitation(
  database: Database,
  token: string,
  account: NewAccount,
  settings: AcceptSettings,
): Promise<boolean> {
  const passwordHash = account.password === null ? null : await hashPassword(account.password, settings.memoryKib);
  return runAsSystem(database, async (db) => {
    await lockPromoterOf(db, token, settings.now);
    const link = await takeLink(db, 'invitation', token, settings.now);
    const offer = link && (await findOffer(db, Number(link.subjectId)));
    if (!offer || offer.user?.isDisabled) return false;
    const user = await keepUser(db, offer, { name: account.name, passwordHash, now: settings.now });
    const { invitation } = offer;
    const { promoterId, id, role, roleId, scope, scopeIds } = invitation;
    await db.insert(memberships).values({ promoterId, userId: user.id, id: newId(), role, roleId, scope, scopeIds });
    await endUnsecuredSessions(db, { promoterId, userId: user.id, now: settings.now });
    await db
      .update(invitations)
      .set({ acceptedAt: settings.now, revision: invitation.revision + 1 })
      .where(and(eq(invitations.promoterId, promoterId), eq(invitations.id, id)));
    await db.insert(auditEntries).values({
      promoterId,
      id: newId(),
      at: settings.now,
      actorId: user.id,
      actorName: user.name,
      action: 'invitation.accept',
      object: 'invitation',
      objectId: String(id),
      before: null,
      after: { email: user.email, role, customRole: offer.roleName, scope, scopeIds },
      parts: [],
      requestId: settings.requestId,
      address: settings.address,
    });
    return true;
  });
}

/** Locks the promoter, as whoever withdraws the invitation or changes its role does: only one of the two succeeds. */
async function lockPromoterOf(db: WriteDb, token: string, now: Date): Promise<void> {
  const link = await findLink(db, 'invitation', token, now);
  if (!link) return;
  await db
    .select({ id: promoters.id })
    .from(promoters)
    .innerJoin(invitations, eq(invitations.promoterId, promoters.id))
    .where(eq(invitations.id, Number(link.subjectId)))
    .for('no key update', { of: promoters });
}

interface KeptUser {
  name: string;
  passwordHash: string | null;
  now: Date;
}

/** Returns the account of the address: a new one, or the existing one, which gets a password if it had none. */
async function keepUser(
  db: WriteDb,
  { user, invitation }: OpenInvitation,
  { name, passwordHash, now }: KeptUser,
): Promise<User> {
  if (user?.passwordHash || (user && passwordHash === null)) return user;
  if (user) {
    await db.update(users).set({ name, passwordHash }).where(eq(users.id, user.id));
    return { ...user, name, passwordHash };
  }
  const [created] = await db
    .insert(users)
    .values({
      id: randomUUID(),
      email: invitation.email,
      name,
      passwordHash,
      // Later mails are in the language of the first, until the user chooses another.
      language: invitation.language,
      createdAt: now,
    })
    .returning();
  if (!created) throw new Error('The user was not stored');
  return created;
}
