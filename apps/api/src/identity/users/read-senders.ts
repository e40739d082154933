import type { Permission } from '@parterre/contract/wire/permissions';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { memberships, users } from '#db/schema/ground/users.ts';
import type { invitations } from '#db/schema/promoters/invitations.ts';
import { roles } from '#db/schema/promoters/roles.ts';
import type { ReadDb } from '#db/transaction.ts';
import { canGrant } from '../actor.ts';
import { isRoleOf, toMembership } from '../load-actor.ts';

type Sent = Pick<typeof invitations.$inferSelect, 'promoterId' | 'invitedById'>;

/**
 * Returns a function that checks whether the sender of an invitation may still grant what it offers: they work for the
 * promoter, manage its users and have every permission. An invitation without a sender always passes.
 */
export async function readSenders(
  db: ReadDb,
  all: readonly Sent[],
): Promise<(invitation: Sent, offered: readonly Permission[]) => boolean> {
  const userIds = [...new Set(all.flatMap(({ invitedById }) => invitedById ?? []))];
  if (userIds.length === 0) return () => true;
  const rows = await db
    .select({ userId: users.id, membership: memberships, own: roles.permissions })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(roles, isRoleOf(memberships))
    .where(
      and(
        inArray(users.id, userIds),
        eq(users.isDisabled, false),
        inArray(memberships.promoterId, [...new Set(all.map(({ promoterId }) => promoterId))]),
        isNull(memberships.deactivatedAt),
      ),
    );
  return ({ promoterId, invitedById }, offered) => {
    if (invitedById === null) return true;
    const row = rows.find(({ userId, membership }) => userId === invitedById && membership.promoterId === promoterId);
    if (!row) return false;
    const membership = toMembership({ ...row.membership, own: row.own, closedByPromoter: null });
    const needed: readonly Permission[] = ['user:manage', ...offered];
    return membership.scope === 'promoter' && needed.every((permission) => canGrant(membership, permission));
  };
}
