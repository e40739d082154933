import * as endpoints from '@parterre/contract/shows';
import type { Permission } from '@parterre/contract/wire/permissions';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context.ts';
import { findMembership, hasPermission } from '../../../identity/actor.ts';
import { seesSales } from '../../../identity/sees-sales.ts';
import { toOffset, toPage } from '../../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../../lists/page-cursor.ts';
import { verb } from '../../../verb.ts';
import { presentSummary } from '../present.ts';
import { buildShowListStatement, nameSort, type ShowQuery } from './build-list-statement.ts';
import { type ListedShow, readListedShow } from './read-list-row.ts';

const dialect = new PgDialect();

/** Events the caller may see: one statement for the page, the count and the sales of exactly its rows. */
export const listShows = verb(endpoints.listShows, async (ctx, { query }) => {
  const offset = toOffset(query);
  const after = query.next === undefined ? undefined : decodeCursor(query.next, nameSort(query));
  const promoterIds = findReadablePromoters(ctx, query.context);
  if (promoterIds.length === 0) return toPage([], 0, query.pageSize, undefined);
  const statement = buildShowListStatement({ query, promoterIds, actor: ctx.actor, now: ctx.now, offset, after });
  const { sql, params } = dialect.sqlToQuery(statement);
  const rows = (await ctx.query(sql, params)).map(readListedShow);
  const found = rows.flatMap(({ show }) => (show ? [show] : []));
  const items = found.slice(0, query.pageSize);
  const last = found.length > query.pageSize ? items.at(-1) : undefined;
  return toPage(
    items.map((item) => presentSummary(hideGross(ctx, item), ctx.now)),
    rows[0]?.counted ?? 0,
    query.pageSize,
    last && encodeCursor({ sort: nameSort(query), value: sortValueOf(query, last), id: last.id }),
  );
});

/** What each purpose of the list asks for beside seeing events; one of them is enough. */
const ASKED_FOR: Record<(typeof endpoints.SHOW_CONTEXTS)[number], readonly Permission[]> = {
  manage: [],
  report: ['report:sales', 'report:seats'],
  copyFrom: ['price:write', 'seat:write'],
};

/** The promoters of the request whose events the caller may use for this purpose. */
function findReadablePromoters(
  { actor, promoterIds }: Pick<Context, 'actor' | 'promoterIds'>,
  purpose: (typeof endpoints.SHOW_CONTEXTS)[number],
): number[] {
  const asked = ASKED_FOR[purpose];
  return promoterIds.filter((promoterId) => {
    const membership = findMembership(actor, promoterId);
    return membership && (asked.length === 0 || asked.some((permission) => hasPermission(membership, permission)));
  });
}

/** The caller may know what one promoter has taken and not another. */
const hideGross = ({ actor }: Context, item: ListedShow): ListedShow =>
  seesSales(actor, item.promoterId) ? item : { ...item, grossMinor: null };

function sortValueOf({ sortOrder }: ShowQuery, last: ListedShow): string {
  if (sortOrder === 'Date') return last.show.startsAt.toISOString();
  return sortOrder === 'ShowName' ? last.sortKey : last.venueKey;
}
