import { eq } from 'drizzle-orm';
import { roles } from '#db/schema/promoters/roles.ts';
import { ownedByPromoter } from '#identity/owner.ts';
import { type Resource, reference } from '#resource.ts';
import { createRole, removeRole, updateRole } from './change.ts';
import { getRole, listRoles } from './read.ts';

export const rolesResource: Resource = {
  slug: 'roles',
  routes: [listRoles, getRole, createRole, updateRole, removeRole],
  checks: reference('memberships', 'role_id', 'roles'),

  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: roles.promoterId })
      .from(roles)
      .where(eq(roles.id, Number(id)));
    return row && ownedByPromoter(row);
  },
};
