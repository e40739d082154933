import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import * as endpoints from '@parterre/contract/guest-lists/guest-list';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Context, Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { type Row, rowsOf } from '#db/rows-of.ts';
import { shows } from '#db/schema/events/shows.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, byText, orderOf } from '#lists/order.ts';
import { listColumns, pageTables, readPage } from '#lists/read-page.ts';
import { toTermWords } from '#lists/search-key.ts';
import { seenShows } from '#resources/ground/show-rows/sold-in.ts';
import { type VerbInput, verb } from '#verb.ts';

type Query = VerbInput<typeof endpoints.listGuestLists>['query'];

/** Lists the guest lists of all shows that the caller may see. */
export const listGuestLists = verb(endpoints.listGuestLists, (ctx, { query }) => {
  const page = openPage(query, orderOf(query, SORTS, sql`l.id`));
  const tables = pageTables(page, {
    select: sql`l.promoter_id, l.id`,
    from: sql`guest_lists l join shows s on s.promoter_id = l.promoter_id and s.id = l.show_id`,
    matches: conditionsOf(ctx, query),
  });
  return readPage(ctx, page, { columns: LISTED, tables, joins: OF_PAGE }, (rows) =>
    rows.map((row) => presentList(row, ctx.now)),
  );
});

/** Reads complete lists with their figures, by name. `where` is a condition on `guest_lists l`. */
export async function readLists(ctx: Reader, where: SQL): Promise<GuestList[]> {
  const statement = rowsOf(
    COLUMNS,
    (list) => sql`select ${sql.raw(list)} from guest_lists l ${JOINS} where ${where} order by l.search_key, l.id`,
  );
  return (await ctx.readRows(statement)).map((row) => presentList(row, ctx.now));
}

const SORTS = { StartsAt: byInstant(sql`s.starts_at`), Name: byText(sql`l.search_key`) };

const COLUMNS = {
  guestListId: column.int('l.id'),
  promoterCode: column.text('p.code'),
  showCode: column.text('s.show_code'),
  showName: column.json<TextByCulture>('s.name'),
  startsAtLocal: column.wallTime('s.starts_at_local'),
  timeZone: column.text('s.time_zone'),
  name: column.text('l.name'),
  ownerName: column.text('l.owner_name'),
  ownerEmail: column.text('l.owner_email'),
  allocation: column.int('l.allocation'),
  mostPlusOnes: column.int('l.most_plus_ones'),
  cutOffAtLocal: orNull(column.wallTime('l.cut_off_at_local')),
  cutOffAt: orNull(column.instant('l.cut_off_at')),
  needsApproval: column.flag('l.needs_approval'),
  holdId: orNull(column.int('l.hold_id')),
  holdLabel: orNull(column.text('h.label')),
  priceTypeId: column.int('l.price_type_id'),
  priceName: column.json<TextByCulture>('t.name'),
  isSeated: column.flag('t.is_seated'),
  note: column.text('l.note'),
  people: {
    requested: column.int('f.requested'),
    approved: column.int('f.approved'),
    issued: column.int('f.issued'),
  },
  createdAt: column.instant('l.created_at'),
  revision: column.int('l.revision'),
};

const LISTED = listColumns(COLUMNS);

const JOINS = sql`
  left join shows s on s.promoter_id = l.promoter_id and s.id = l.show_id
  left join promoters p on p.id = l.promoter_id
  left join price_types t on t.promoter_id = l.promoter_id and t.id = l.price_type_id
  left join holds h on h.promoter_id = l.promoter_id and h.id = l.hold_id
  left join lateral (
    select coalesce(sum(1 + plus_ones) filter (where status = 'REQUESTED'), 0)::int as requested,
      coalesce(sum(1 + plus_ones) filter (where status = 'APPROVED'), 0)::int as approved,
      coalesce(sum(1 + plus_ones) filter (where status = 'ISSUED'), 0)::int as issued
    from guests where promoter_id = l.promoter_id and guest_list_id = l.id
  ) f on true`;

const OF_PAGE = sql`left join guest_lists l on l.promoter_id = page.promoter_id and l.id = page.id ${JOINS}`;

const presentList = ({ people, cutOffAt, createdAt, ...list }: Row<typeof COLUMNS>, now: Date): GuestList => ({
  ...list,
  cutOffAt: cutOffAt?.toISOString() ?? null,
  status: cutOffAt !== null && cutOffAt <= now ? 'CLOSED' : 'OPEN',
  figures: { ...people, left: list.allocation - people.requested - people.approved - people.issued },
  createdAt: createdAt.toISOString(),
});

function conditionsOf(ctx: Context, query: Query): SQL[] {
  const seen = seenShows(ctx.actor, query.regionId);
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
    seen &&
      sql`exists (select 1 from ${shows} where ${shows.promoterId} = l.promoter_id and ${shows.id} = l.show_id and ${seen})`,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Matches lists if a word of the list, its owner or one of its guests begins with this one. */
const hasWord = (word: string): SQL => sql`(
  strpos(' ' || l.search_key, ${` ${word}`}) > 0 or exists (
    select 1 from guests g where g.promoter_id = l.promoter_id and g.guest_list_id = l.id
      and strpos(' ' || g.name_key, ${` ${word}`}) > 0))`;
