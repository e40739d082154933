import { eq } from 'drizzle-orm';
import { memberships } from '../../../db/schema/ground/users.ts';
import { ownedByPromoter } from '../../../identity/owner.ts';
import type { Resource } from '../../../resource.ts';
import { revokeUserSessions, updateUser } from './change.ts';
import { getUser, listUsers } from './read.ts';

export const usersResource: Resource = {
  slug: 'users',
  routes: [listUsers, getUser, updateUser, revokeUserSessions],

  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: memberships.promoterId })
      .from(memberships)
      .where(eq(memberships.id, Number(id)));
    return row && ownedByPromoter(row);
  },
};
