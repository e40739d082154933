import * as endpoints from '@parterre/contract/guest-lists';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';
import { invalidField } from '../../errors.ts';
import { coveredShows } from '../../identity/covered-shows.ts';
import { COUNTED_ROWS, toOffset, toPage } from '../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../lists/page-cursor.ts';
import { toTermWords } from '../../lists/search-key.ts';
import { type VerbInput, verb } from '../../verb.ts';
import { readLists, selectLists } from './select-lists.ts';

type Query = VerbInput<typeof endpoints.listGuestLists>['query'];

/** Lists over all events the caller may see. */
export const listGuestLists = verb(endpoints.listGuestLists, async (ctx, { query }) => {
  const { column, type } = SORTS[query.sortOrder];
  const sort = `${query.sortOrder}${query.sortOrderDescending ? '-' : '+'}`;
  const offset = toOffset(query);
  const where = sql.join(conditionsOf(ctx, query), sql` and `);
  const direction = query.sortOrderDescending ? sql`desc` : sql`asc`;
  const follows = query.next === undefined ? sql`true` : isBehind(query, sort);
  const counted = sql`(select count(*)::int from (
    select 1 from guest_lists l join shows s on s.promoter_id = l.promoter_id and s.id = l.show_id
    where ${where} limit ${COUNTED_ROWS}) c) as counted`;
  const rows = await readLists(
    ctx,
    selectLists(
      sql`${column}::text as sort, ${counted}`,
      sql`${where} and ${follows}`,
      sql`order by ${column}::${type} ${direction}, l.id ${direction} limit ${query.pageSize + 1} offset ${offset}`,
    ),
  );
  const page = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? page.at(-1) : undefined;
  const total = rows[0] ? Number(rows[0].more[1]) : await countNone(ctx, where);
  return toPage(
    page.map(({ list }) => list),
    total,
    query.pageSize,
    last && encodeCursor({ sort, value: String(last.more[0]), id: last.list.guestListId }),
  );
});

const SORTS = {
  StartsAt: {
    column: sql`s.starts_at`,
    type: sql`timestamptz`,
    isValue: (text: string) => !Number.isNaN(Date.parse(text)),
  },
  Name: { column: sql`l.search_key`, type: sql`text collate "C"`, isValue: () => true },
} as const;

function isBehind(query: Query, sort: string): SQL {
  const cursor = decodeCursor(query.next ?? '', sort);
  const { column, type, isValue } = SORTS[query.sortOrder];
  if (!isValue(cursor.value)) throw invalidField('next', 'Send the next of the page before as it was');
  const sign = query.sortOrderDescending ? sql`<` : sql`>`;
  return sql`(${column}::${type}, l.id) ${sign} (${cursor.value}::${type}, ${cursor.id}::bigint)`;
}

/** A page behind the last one still says how many there are. */
async function countNone(ctx: Context, where: SQL): Promise<number> {
  const rows = await readLists(ctx, selectLists(sql`count(*) over () as counted`, where, sql`limit 1`));
  return rows[0] ? Number(rows[0].more[0]) : 0;
}

function conditionsOf(ctx: Context, query: Query): SQL[] {
  const covered = coveredShows(ctx.actor);
  const cutOffHasPassed = sql`coalesce(l.cut_off_at <= ${ctx.now.toISOString()}::timestamptz, false)`;
  const conditions: (SQL | undefined)[] = [
    sql`l.promoter_id in (${sql.join(
      ctx.promoterIds.map((id) => sql`${id}::int`),
      sql`, `,
    )})`,
    query.showCode === undefined ? undefined : sql`s.show_code = ${query.showCode}`,
    query.status && (query.status === 'CLOSED' ? cutOffHasPassed : sql`not ${cutOffHasPassed}`),
    query.waiting
      ? sql`exists (select 1 from guests g where g.promoter_id = l.promoter_id and g.guest_list_id = l.id and g.status = 'REQUESTED')`
      : undefined,
    query.dateFrom === undefined ? undefined : sql`s.starts_on >= ${query.dateFrom}`,
    query.dateTo === undefined ? undefined : sql`s.starts_on <= ${query.dateTo}`,
    ...toTermWords(query.searchTerm ?? '').map(hasWord),
    covered &&
      sql`exists (select 1 from ${shows} where ${shows.promoterId} = l.promoter_id and ${shows.id} = l.show_id and ${covered})`,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** A word of the list, its owner or one of its guests begins so. */
const hasWord = (word: string): SQL => sql`(
  strpos(' ' || l.search_key, ${` ${word}`}) > 0 or exists (
    select 1 from guests g where g.promoter_id = l.promoter_id and g.guest_list_id = l.id
      and strpos(' ' || g.name_key, ${` ${word}`}) > 0))`;
