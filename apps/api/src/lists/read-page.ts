import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../context.ts';
import { column } from '../db/column.ts';
import { type Columns, type Group, optionalColumns, type Row, rowsOf } from '../db/rows-of.ts';
import type { Page } from './open-page.ts';
import { COUNTED_ROWS, type PageAnswer } from './page-answer.ts';

/**
 * The common table expressions of a list in raw SQL: `page` (id, sort and what its columns need) with the rows of the
 * page, and `counted` (rows, is_exact). When it is not exact, there are at least that many rows.
 */
export type PageTables = SQL;

export interface PageSource {
  /** The values that the columns of the list and their joins need, including the id. */
  select: SQL;
  from: SQL;
  matches: readonly SQL[];
  /** The value that `next` contains in addition to the id, where the order has further columns. */
  sort?: SQL;
  /** The expression that is counted, so that the count reads an index. */
  countedBy?: SQL;
}

/** Returns the tables of a list whose page and count cover the same rows. */
export function pageTables(page: Page, { select, from, matches, sort, countedBy }: PageSource): PageTables {
  const all = sql.join([...matches], sql` and `);
  return sql`
    page as (
      select ${select}, ${sort ?? page.sortedBy} as sort from ${from}
      where ${all}${page.behind ? sql` and ${page.behind}` : sql``}
      order by ${sql.join(page.by, sql`, `)} limit ${page.limit} offset ${page.offset}
    ),
    counted as (
      select count(*)::int as rows, true as is_exact
      from (select 1 from ${from} where ${all} ${countedBy ? sql`order by ${countedBy}` : sql``} limit ${sql.raw(String(COUNTED_ROWS))}) one
    )`;
}

const PLACE = { id: column.int('page.id'), sortedBy: column.json<unknown>('page.sort') };

/** Declares the columns of a list, from `page` and its joins. The first is never null. */
export const listColumns = <Of extends Columns>(columns: Of): ListColumns<Of> => ({
  counted: column.int('counted.rows'),
  isExact: column.flag('counted.is_exact'),
  place: optionalColumns(PLACE),
  row: optionalColumns(columns),
});

type ListColumns<Of extends Columns> = {
  counted: ReturnType<typeof column.int>;
  isExact: ReturnType<typeof column.flag>;
  place: Group<typeof PLACE>;
  row: Group<Of>;
};

interface ListStatement<Of extends Columns> {
  columns: ListColumns<Of>;
  tables: PageTables;
  /** The joins of `page`. They are left joins, because an empty page also has a count. */
  joins: SQL;
  /** The order of the page, where sort and id alone do not define it. */
  order?: SQL;
}

/**
 * Reads the page, its joined columns and the count in one statement. The count is on every row, and on a single row
 * when the page is empty.
 */
export async function readPage<Of extends Columns, Item>(
  ctx: Pick<Reader, 'readRows'>,
  page: Page,
  { columns, tables, joins, order }: ListStatement<Of>,
  present: (rows: Row<Of>[]) => Item[] | Promise<Item[]>,
): Promise<PageAnswer<Item>> {
  const statement = rowsOf(
    columns,
    (list) => sql`with ${tables} select ${sql.raw(list)} from counted left join page on true ${joins}
      order by ${order ?? sql`page.sort ${page.direction}, page.id ${page.direction}`}`,
  );
  const rows = await ctx.readRows(statement);
  const [first] = rows;
  return page.answer(
    {
      rows: rows.flatMap(({ place, row }) => (place && row ? [{ ...place, row }] : [])),
      counted: first?.counted ?? 0,
      isExact: first?.isExact ?? true,
    },
    ({ sortedBy, id }) => [sortedBy, id],
    (found) => present(found.map(({ row }) => row)),
  );
}
