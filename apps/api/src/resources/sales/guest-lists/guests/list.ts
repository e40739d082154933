import type { Guest } from '@parterre/contract/guest-lists/guests';
import * as endpoints from '@parterre/contract/guest-lists/guests';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context, Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { type Row, rowsOf } from '#db/rows-of.ts';
import { shows } from '#db/schema/events/shows.ts';
import { guestLists } from '#db/schema/sales/guest-lists.ts';
import { notFound } from '#errors.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, byText, orderOf } from '#lists/order.ts';
import { listColumns, pageTables, readPage } from '#lists/read-page.ts';
import { toTermWords } from '#lists/search-key.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireGeometry } from '#resources/seating/seating-plans/read-geometry.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { type VerbInput, verb } from '#verb.ts';

type Query = VerbInput<typeof endpoints.listGuests>['query'];
type ShowOfGuests = Pick<ShowRow, 'promoterId' | 'planVersionId'>;

/** Lists the guests of a list, by name or in the order they were added. */
export const listGuests = verb(endpoints.listGuests, async (ctx, { params, query }) => {
  const show = await requireShowOf(ctx, params.guestListId);
  const page = openPage(query, orderOf(query, SORTS, sql`g.id`));
  const matches = [
    sql`g.promoter_id = ${show.promoterId}`,
    sql`g.guest_list_id = ${params.guestListId}`,
    ...conditionsOf(query),
  ];
  const tables = pageTables(page, { select: sql`g.promoter_id, g.id`, from: sql`guests g`, matches });
  return readPage(ctx, page, { columns: LISTED, tables, joins: OF_PAGE }, (rows) => presentGuests(ctx, show, rows));
});

/** Reads complete guests with the names of their seats, in no order. `where` is a condition on `guests g`. */
export async function readGuests(ctx: Reader, show: ShowOfGuests, where: SQL): Promise<Guest[]> {
  const statement = rowsOf(
    COLUMNS,
    (list) => sql`select ${sql.raw(list)} from guests g ${JOINS} where g.promoter_id = ${show.promoterId} and ${where}`,
  );
  return presentGuests(ctx, show, await ctx.readRows(statement));
}

const SORTS = { Name: byText(sql`g.name_key`), CreatedAt: byInstant(sql`g.created_at`) };

const COLUMNS = {
  guestId: column.int('g.id'),
  guestListId: column.int('g.guest_list_id'),
  name: column.text('g.name'),
  email: column.text('g.email'),
  plusOnes: column.int('g.plus_ones'),
  status: column.text<Guest['status']>('g.status'),
  note: column.text('g.note'),
  decidedBy: orNull(column.text('g.decided_by')),
  orderId: orNull(column.text('o.order_id')),
  seats: orNull(
    column.ints(`(
      select array_agg(i.seat order by i.seat) from order_items i
      where i.promoter_id = g.promoter_id and i.order_id = g.order_id and i.status = 'ACTIVE' and i.seat is not null)`),
  ),
  createdAt: column.instant('g.created_at'),
  revision: column.int('g.revision'),
};

const LISTED = listColumns(COLUMNS);
const JOINS = sql`left join orders o on o.promoter_id = g.promoter_id and o.id = g.order_id`;
const OF_PAGE = sql`left join guests g on g.promoter_id = page.promoter_id and g.id = page.id ${JOINS}`;

async function presentGuests(
  ctx: Reader,
  { planVersionId }: ShowOfGuests,
  rows: readonly Row<typeof COLUMNS>[],
): Promise<Guest[]> {
  const hasSeats = planVersionId !== null && rows.some(({ seats }) => seats !== null);
  const index = hasSeats ? seatIndexOf(await requireGeometry(ctx, planVersionId)) : undefined;
  return rows.map(({ seats, createdAt, ...guest }) => ({
    ...guest,
    seatIds: index ? (seats ?? []).map(index.seatIdOf) : [],
    createdAt: createdAt.toISOString(),
  }));
}

const conditionsOf = (query: Query): SQL[] => [
  ...(query.guestId === undefined ? [] : [sql`g.id = ${query.guestId}`]),
  ...(query.status === undefined ? [] : [sql`g.status = ${query.status}`]),
  ...toTermWords(query.searchTerm ?? '').map((word) => sql`strpos(' ' || g.name_key, ${` ${word}`}) > 0`),
];

/** Reads the show of a guest list. Throws NOT_FOUND. */
async function requireShowOf(ctx: Context, guestListId: number): Promise<ShowOfGuests> {
  const [show] = await ctx.db
    .select({ promoterId: shows.promoterId, planVersionId: shows.planVersionId })
    .from(guestLists)
    .innerJoin(shows, sql`${shows.promoterId} = ${guestLists.promoterId} and ${shows.id} = ${guestLists.showId}`)
    .where(eq(guestLists.id, guestListId));
  if (!show) throw notFound('There is no such guest list.');
  return show;
}
