import { parseOrdinals } from './schema/ground/columns.ts';

/** One column of a raw statement: the expression it selects and the function that reads its value. */
export interface Column<Value> {
  readonly expression: string;
  readonly read: (raw: unknown) => Value;
  readonly isNullable: boolean;
}

/**
 * Columns of a raw statement by the type that their value has in code. Drivers return large counts, days and instants
 * as text, so each kind parses its own.
 */
export const column = {
  /** Counts, sums, ids and amounts. Drivers return the larger ones as text. */
  int: (expression: string) => toColumn(expression, Number),
  flag: (expression: string) => toColumn(expression, (raw) => raw === true),
  text: <Text extends string = string>(expression: string) => toColumn(expression, (raw) => as<Text>(raw)),
  json: <Value>(expression: string) => toColumn(expression, (raw) => as<Value>(raw)),
  instant: (expression: string) => toColumn(expression, (raw) => new Date(as<string>(raw))),
  /** `YYYY-MM-DD`. */
  day: (expression: string) => toColumn(expression, (raw) => as<string>(raw).slice(0, 10)),
  /** A wall time at the venue: `YYYY-MM-DDTHH:mm:ss`. */
  wallTime: (expression: string) => toColumn(expression, (raw) => as<string>(raw).slice(0, 19).replace(' ', 'T')),
  ints: (expression: string) => toColumn(expression, (raw) => as<readonly unknown[]>(raw).map(Number)),
  texts: <Text extends string = string>(expression: string) => toColumn(expression, (raw) => as<Text[]>(raw)),
  /** The seats, prices or holds of a block as a typed array. */
  ordinals: (expression: string) => toColumn(expression, readOrdinals),
  bytes: (expression: string) => toColumn(expression, (raw) => as<Uint8Array>(raw)),
};

export const orNull = <Value>({ expression, read }: Column<Value>): Column<Value | null> => ({
  expression,
  read,
  isNullable: true,
});

const toColumn = <Value>(expression: string, read: (raw: unknown) => Value): Column<Value> => ({
  expression,
  read,
  isNullable: false,
});

function readOrdinals(raw: unknown): Uint16Array {
  if (raw instanceof Uint16Array) return raw;
  throw new Error('The driver cannot read columns of ordinals');
}

/** Casts a raw value to the type that the statement declares for its column, as the tables of the query builder do. */
const as = <Value>(raw: unknown): Value => raw as Value;

const asText = (text: string): string => text;

/**
 * How both drivers parse values, by the id that PostgreSQL gives their type: days, wall times and instants stay text for
 * the columns above; smallint[] holds ordinals.
 */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  1082: asText,
  1114: asText,
  1184: asText,
  1005: parseOrdinals,
};

/**
 * Writes an array as PostgreSQL reads it, for one parameter of a statement. The values must be words that need no quotes:
 * ids, codes, barcodes, words of closed lists.
 */
export const toArray = (values: readonly (string | number | boolean)[] | Uint16Array): string =>
  `{${values.join(',')}}`;
