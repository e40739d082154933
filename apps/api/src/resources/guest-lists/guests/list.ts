import * as endpoints from '@parterre/contract/guest-lists';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { guestLists } from '../../../db/schema/guest-lists.ts';
import { shows } from '../../../db/schema/shows.ts';
import { invalidField, notFound } from '../../../errors.ts';
import { toOffset, toPage } from '../../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../../lists/page-cursor.ts';
import { toTermWords } from '../../../lists/search-key.ts';
import { type VerbInput, verb } from '../../../verb.ts';
import { readGuests } from './read-guests.ts';

type Query = VerbInput<typeof endpoints.listGuests>['query'];

/** Guests of a list by name or as they were added. */
export const listGuests = verb(endpoints.listGuests, async (ctx, { params, query }) => {
  const show = await requireShowOf(ctx, params.guestListId);
  const { column, type } = SORTS[query.sortOrder];
  const sort = `${query.sortOrder}${query.sortOrderDescending ? '-' : '+'}`;
  const direction = query.sortOrderDescending ? sql`desc` : sql`asc`;
  const where = sql.join(conditionsOf(params.guestListId, query), sql` and `);
  const counted = sql`(select count(*)::int from guests g where g.promoter_id = ${show.promoterId} and ${where})`;
  const rows = await readGuests(ctx, show, {
    where: sql`${where} and ${query.next === undefined ? sql`true` : isBehind(query, sort)}`,
    more: sql`${column}::text, ${counted}`,
    rest: sql`order by ${column}::${type} ${direction}, g.id ${direction}
      limit ${query.pageSize + 1} offset ${toOffset(query)}`,
  });
  const page = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? page.at(-1) : undefined;
  const total = rows[0] ? rows[0].more[1] : await countGuests(ctx, show, where);
  return toPage(
    page.map(({ guest }) => guest),
    Number(total),
    query.pageSize,
    last && encodeCursor({ sort, value: String(last.more[0]), id: last.guest.guestId }),
  );
});

const SORTS = {
  Name: { column: sql`g.name_key`, type: sql`text collate "C"`, isValue: () => true },
  CreatedAt: {
    column: sql`g.created_at`,
    type: sql`timestamptz`,
    isValue: (text: string) => !Number.isNaN(Date.parse(text)),
  },
} as const;

function isBehind(query: Query, sort: string): SQL {
  const cursor = decodeCursor(query.next ?? '', sort);
  const { column, type, isValue } = SORTS[query.sortOrder];
  if (!isValue(cursor.value)) throw invalidField('next', 'Send the next of the page before as it was');
  const sign = query.sortOrderDescending ? sql`<` : sql`>`;
  return sql`(${column}::${type}, g.id) ${sign} (${cursor.value}::${type}, ${cursor.id}::bigint)`;
}

const conditionsOf = (guestListId: number, query: Query): SQL[] => [
  sql`g.guest_list_id = ${guestListId}`,
  ...(query.guestId === undefined ? [] : [sql`g.id = ${query.guestId}`]),
  ...(query.status === undefined ? [] : [sql`g.status = ${query.status}`]),
  ...toTermWords(query.searchTerm ?? '').map((word) => sql`strpos(' ' || g.name_key, ${` ${word}`}) > 0`),
];

/** A page behind the last one still says how many there are. */
async function countGuests(ctx: Context, show: { promoterId: number; planVersionId: number | null }, where: SQL) {
  const rows = await readGuests(ctx, show, { where, more: sql`count(*) over ()`, rest: sql`limit 1` });
  return rows[0]?.more[0] ?? 0;
}

/** Throws NOT_FOUND. */
async function requireShowOf(ctx: Context, guestListId: number) {
  const [show] = await ctx.db
    .select({ promoterId: shows.promoterId, planVersionId: shows.planVersionId })
    .from(guestLists)
    .innerJoin(shows, sql`${shows.promoterId} = ${guestLists.promoterId} and ${shows.id} = ${guestLists.showId}`)
    .where(eq(guestLists.id, guestListId));
  if (!show) throw notFound('There is no such guest list.');
  return show;
}
