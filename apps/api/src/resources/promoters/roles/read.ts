import type { Role } from '@parterre/contract/roles';
import * as endpoints from '@parterre/contract/roles';
import { findScopes } from '@parterre/contract/wire/permissions';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { invitations } from '#db/schema/promoters/invitations.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { roles } from '#db/schema/promoters/roles.ts';
import { notFound } from '#errors.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { openPage } from '#lists/open-page.ts';
import { ascending, byText } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { verb } from '#verb.ts';

const BY_NAME = ascending('name', byText(roles.nameKey), roles.id);

/** Lists the own roles of the promoters that the caller sees as a whole, by name. */
export const listRoles = verb(endpoints.listRoles, async (ctx, { query }) => {
  const page = openPage(query, BY_NAME);
  const own = inArray(roles.promoterId, listWholePromoters(ctx));
  const [rows, counted] = await runConcurrently(
    selectRoles(ctx)
      .where(and(own, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx, roles, own),
  );
  return page.answer(
    { rows, counted },
    ({ role }) => [role.nameKey, role.id],
    (found) => found.map(presentRole),
  );
});

/** Reads one of the promoter's own roles. Throws NOT_FOUND. */
export const getRole = verb(endpoints.getRole, async (ctx, { params }) => {
  const [row] = await selectRoles(ctx).where(eq(roles.id, params.roleId));
  if (!row) throw notFound();
  return presentRole(row);
});

export interface NamedRole {
  role: typeof roles.$inferSelect;
  promoterCode: string;
  users: number;
  invitations: number;
}

/** Selects roles with the number of their users. The same statement counts them, so that both are consistent. */
export const selectRoles = ({ db }: Pick<Reader, 'db'>) =>
  db
    .select({
      role: { ...getTableColumns(roles) },
      promoterCode: promoters.code,
      users: sql<number>`(select count(*)::int from ${memberships}
        where ${memberships.promoterId} = ${roles.promoterId} and ${memberships.roleId} = ${roles.id})`,
      invitations: sql<number>`(select count(*)::int from ${invitations}
        where ${invitations.promoterId} = ${roles.promoterId} and ${invitations.roleId} = ${roles.id}
          and ${invitations.acceptedAt} is null and ${invitations.withdrawnAt} is null)`,
    })
    .from(roles)
    .innerJoin(promoters, eq(promoters.id, roles.promoterId))
    .$dynamic();

export const presentRole = ({ role, promoterCode, users, invitations: invited }: NamedRole): Role => ({
  roleId: role.id,
  promoterCode,
  name: role.name,
  description: role.description,
  permissions: role.permissions,
  scopes: findScopes(role.permissions),
  users,
  invitations: invited,
  updatedAt: role.updatedAt.toISOString(),
  revision: role.revision,
});
