import * as endpoints from '@parterre/contract/audit';
import { CSV, EXCEL } from '@parterre/contract/wire/file-types';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#db/rows-of.ts';
import { notFound } from '#errors.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { COUNTED_ROWS, toPage } from '#lists/page-answer.ts';
import { listColumns, readPage } from '#lists/read-page.ts';
import { verb } from '#verb.ts';
import { AUDIT_COLUMNS, AUDIT_JOINS, conditionsOf, selectNewest } from './audit-lines.ts';
import { writeAuditFile } from './export.ts';
import { presentEntries } from './present-entries.ts';

/**
 * Lists entries of the promoters that the reader sees as a whole, newest first; as a file, all matching entries of one
 * promoter. Entries about people need `customer:read`. Throws NO_DATA for a file without an entry.
 */
export const listAuditEntries = verb(
  endpoints.listAuditEntries,
  async (ctx, { query }) => {
    const promoterIds = listWholePromoters(ctx);
    if (promoterIds.length === 0) return toPage([], { counted: 0 }, query.pageSize, undefined);
    const page = openPage(query, NEWEST_FIRST);
    const conditions = conditionsOf(query);
    const behind = page.behind ? [page.behind] : [];
    const newest = selectNewest(promoterIds, [...conditions, ...behind], page.offset + page.limit);
    const tables = sql`
      page as (
        select a.promoter_id, a.id, a.at as sort from (${newest}) a
        order by ${sql.join(page.by, sql`, `)} limit ${page.limit} offset ${page.offset}
      ),
      counted as (
        select count(*)::int as rows, true as is_exact
        from (${selectNewest(promoterIds, conditions, COUNTED_ROWS)} limit ${COUNTED_ROWS}) a
      )`;
    return readPage(ctx, page, { columns: LISTED, tables, joins: JOINS }, (rows) => presentEntries(ctx, rows));
  },
  { [CSV]: writeAuditFile('CSV'), [EXCEL]: writeAuditFile('EXCEL') },
);

const NEWEST_FIRST = descending('at', byInstant(sql`a.at`), sql`a.id`);
const LISTED = listColumns(AUDIT_COLUMNS);
const JOINS = sql`left join audit_entries a on a.promoter_id = page.promoter_id and a.id = page.id ${AUDIT_JOINS}`;

/**
 * Reads one entry; entries about people only for readers with `customer:read`. Throws NOT_FOUND, also for readers who
 * see only a part of the promoter.
 */
export const getAuditEntry = verb(endpoints.getAuditEntry, async (ctx, { params }) => {
  const [promoterId] = listWholePromoters(ctx);
  if (promoterId === undefined) throw notFound();
  const rows = await ctx.readRows(ENTRY, [promoterId, params.auditEntryId]);
  const [entry] = await presentEntries(ctx, rows);
  if (!entry) throw notFound();
  return entry;
});

const ENTRY = rowsOf(
  AUDIT_COLUMNS,
  (list) => `
  select ${list} from audit_entries a
  left join promoters on promoters.id = a.promoter_id
  left join shows on shows.promoter_id = a.promoter_id and shows.id = a.show_id
  where a.promoter_id = $1 and a.id = $2`,
);
