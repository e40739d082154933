/** One column of a raw statement: what it selects, and how its value is read. */
export interface Column<Value> {
  readonly expression: string;
  readonly read: (raw: unknown) => Value;
  readonly isNullable: boolean;
}

/** The columns of one raw statement by the names its rows have them under; each stands beside what it selects. */
export const column = {
  /** Counts, sums, ids and amounts: drivers give the larger ones as text. */
  int: (expression: string) => toColumn(expression, Number),
  flag: (expression: string) => toColumn(expression, (raw) => raw === true),
  text: <Text extends string = string>(expression: string) => toColumn(expression, (raw) => as<Text>(raw)),
  json: <Value>(expression: string) => toColumn(expression, (raw) => as<Value>(raw)),
  instant: (expression: string) => toColumn(expression, (raw) => new Date(as<string>(raw))),
  /** `YYYY-MM-DD`. */
  day: (expression: string) => toColumn(expression, (raw) => as<string>(raw).slice(0, 10)),
  /** At the venue: `YYYY-MM-DDTHH:mm:ss`. */
  wallTime: (expression: string) => toColumn(expression, (raw) => as<string>(raw).slice(0, 19).replace(' ', 'T')),
  ints: (expression: string) => toColumn(expression, (raw) => as<readonly unknown[]>(raw).map(Number)),
  texts: <Text extends string = string>(expression: string) => toColumn(expression, (raw) => as<Text[]>(raw)),
  /** Seats, prices and holds of a block. */
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
  throw new Error('The driver does not read columns of ordinals');
}

/** The statement knows of what type its columns are, as the tables of the query builder do. */
const as = <Value>(raw: unknown): Value => raw as Value;
