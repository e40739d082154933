import * as endpoints from '@parterre/contract/customers';
import { PgDialect } from 'drizzle-orm/pg-core';
import { toOffset, toPage } from '../../../lists/page-answer.ts';
import { verb } from '../../../verb.ts';
import { parseTerm } from '../../orders/search/parse-term.ts';
import { seesCustomers } from '../sees-customers.ts';
import { buildCustomerListStatement } from './build-list-statement.ts';
import { presentRow, type SummaryColumns } from './present-row.ts';
import { readCustomerCursor, writeCustomerCursor } from './sort-order.ts';

const dialect = new PgDialect();

/** Customers of the promoters that the actor sees as a whole. A promoter's people belong to no event of it. */
export const listCustomers = verb(endpoints.listCustomers, async (ctx, { query }) => {
  const term = query.searchTerm ? parseTerm(query.searchTerm) : undefined;
  const promoterIds = ctx.promoterIds.filter((promoterId) => seesCustomers(ctx.actor, promoterId));
  const request = { query, promoterIds, offset: toOffset(query), after: readCustomerCursor(query), term };
  const findsNothing = term && term.ways.length === 0 && !term.orderIds;
  if (promoterIds.length === 0 || findsNothing) return toPage([], 0, query.pageSize, undefined);
  const { sql: text, params } = dialect.sqlToQuery(buildCustomerListStatement(request));
  const rows = (await ctx.query(text, params)) as SummaryColumns[];
  const counted = Number(rows[0]?.[0] ?? 0);
  const found = rows.flatMap((row) => presentRow(row) ?? []);
  const items = found.slice(0, query.pageSize);
  const last = found.length > query.pageSize ? items.at(-1) : undefined;
  return toPage(
    items.map(({ summary }) => summary),
    counted,
    query.pageSize,
    last && writeCustomerCursor(query, last),
  );
});
