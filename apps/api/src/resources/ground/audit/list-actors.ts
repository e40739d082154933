import * as endpoints from '@parterre/contract/audit';
import { type SQL, sql } from 'drizzle-orm';
import { column, toArray } from '#db/column.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { openPage } from '#lists/open-page.ts';
import { ascending, byStartOf } from '#lists/order.ts';
import { toPage } from '#lists/page-answer.ts';
import { listColumns, pageTables, readPage } from '#lists/read-page.ts';
import { verb } from '#verb.ts';
import { toActorKind } from './present-entries.ts';

/** Lists the possible actors of entries by name: everybody who works or worked for the promoters, and their keys. */
export const listAuditActors = verb(endpoints.listAuditActors, async (ctx, { query }) => {
  const promoterIds = listWholePromoters(ctx);
  if (promoterIds.length === 0) return toPage([], { counted: 0 }, query.pageSize, undefined);
  const page = openPage(query, BY_NAME);
  const tables = pageTables(page, {
    select: sql`c.id, c.actor_id, c.name, c.promoter_id`,
    from: sql`(${selectActors(promoterIds)}) c`,
    matches: [query.searchTerm ? sql`strpos(lower(c.name), lower(${query.searchTerm})) > 0` : sql`true`],
  });
  return readPage(ctx, page, { columns: LISTED, tables, joins: JOINS }, (rows) =>
    rows.map((row) => ({ ...row, door: toActorKind(row.actorId) })),
  );
});

const BY_NAME = ascending('name', byStartOf(sql`(lower(c.name) collate "C")`), sql`c.id`);
const LISTED = listColumns({
  actorId: column.text('page.actor_id'),
  name: column.text('page.name'),
  promoterCode: column.text('promoters.code'),
});
const JOINS = sql`left join promoters on promoters.id = page.promoter_id`;

function selectActors(promoterIds: readonly number[]): SQL {
  const owners = sql`${toArray(promoterIds)}::int[]`;
  return sql`
    select m.id, m.user_id as actor_id, u.name, m.promoter_id from memberships m join users u on u.id = m.user_id
    where m.promoter_id = any(${owners})
    union all
    select k.id, 'key:' || k.id, k.name, k.promoter_id from api_keys k where k.promoter_id = any(${owners})`;
}
