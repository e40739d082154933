import { type SQL, sql } from 'drizzle-orm';
import type { Column } from './column.ts';

/** Columns by name, which may be grouped. A group is present as a whole or not at all. */
export interface Columns {
  readonly [name: string]: Column<unknown> | Group<Columns> | Columns;
}

export interface Group<Members extends Columns> {
  readonly members: Members;
}

export type Row<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value>
    ? Value
    : Of[Name] extends Group<infer Members>
      ? Row<Members> | undefined
      : Of[Name] extends Columns
        ? Row<Of[Name]>
        : never;
};

/** A raw statement whose rows have named columns. A statement that is built for one request carries its values. */
export interface Statement<Named> {
  readonly text: string | SQL;
  toRow(raw: readonly unknown[]): Named;
}

/**
 * Declares a raw statement, for what the query builder cannot express. Its select list is built from the columns, so
 * that no value can appear under another name: `rowsOf({ sold: column.int('count(*)') }, (list) => …)`, with the list
 * behind `select` or `returning`.
 */
export function rowsOf<Of extends Columns>(columns: Of, write: (list: string) => string | SQL): Statement<Row<Of>> {
  const { list, toRow } = findReader(columns);
  // The reader returns exactly the named columns.
  return { text: write(list), toRow: toRow as (raw: readonly unknown[]) => Row<Of> };
}

/** Groups columns of a left join. The group is undefined when its first column is null. */
export const optionalColumns = <Members extends Columns>(members: Members): Group<Members> => ({ members });

type Selection<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value>
    ? SQL<Value>
    : Of[Name] extends Columns
      ? Selection<Of[Name]>
      : never;
};

/** The same columns for the query builder, in a statement that joins their tables under their own names. */
export function selectionOf<Of extends Columns>(columns: Of): Selection<Of> {
  const fields = Object.entries(columns).map(([name, it]) => {
    if (isGroup(it)) throw new Error(`${name} is a group, which the query builder joins itself`);
    return [name, isColumn(it) ? sql.raw(it.expression).mapWith(it.read) : selectionOf(it)];
  });
  // The fields have exactly the names of the columns.
  return Object.fromEntries(fields) as Selection<Of>;
}

interface RowReader {
  list: string;
  toRow: (raw: readonly unknown[]) => Record<string, unknown>;
}

const readers = new WeakMap<Columns, RowReader>();

function findReader(columns: Columns): RowReader {
  const known = readers.get(columns);
  if (known) return known;
  const expressions: string[] = [];
  const read = createReader(columns, expressions);
  const width = expressions.length;
  const reader: RowReader = {
    list: expressions.join(', '),
    toRow: (raw) => {
      if (raw.length !== width) throw new Error(`A statement returned ${raw.length} columns but declares ${width}`);
      return read(raw);
    },
  };
  readers.set(columns, reader);
  return reader;
}

function createReader(columns: Columns, expressions: string[]): RowReader['toRow'] {
  const fields = Object.entries(columns).map(([name, it]) => {
    const at = expressions.length;
    if (isGroup(it)) {
      const read = createReader(it.members, expressions);
      return { name, read: (raw: readonly unknown[]) => (raw[at] === null ? undefined : read(raw)) };
    }
    if (!isColumn(it)) return { name, read: createReader(it, expressions) };
    expressions.push(`${it.expression} as "${name}"`);
    return { name, read: toReader(name, it, at) };
  });
  return (raw) => {
    const row: Record<string, unknown> = {};
    for (const { name, read } of fields) row[name] = read(raw);
    return row;
  };
}

type Member = Columns[string];

const isGroup = (it: Member): it is Group<Columns> => 'members' in it;
const isColumn = (it: Member): it is Column<unknown> => 'expression' in it && typeof it.expression === 'string';

function toReader(name: string, { read, isNullable }: Column<unknown>, at: number) {
  if (isNullable) return (raw: readonly unknown[]) => (raw[at] === null ? null : read(raw[at]));
  return (raw: readonly unknown[]) => {
    if (raw[at] === null) throw new Error(`The column ${name} is null but not declared as nullable`);
    return read(raw[at]);
  };
}
