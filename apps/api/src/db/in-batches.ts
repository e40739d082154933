/** The maximum number of rows in one insert into a wide table, because a statement has at most 65,535 parameters. */
const ROWS = 1000;

/** Yields the rows in batches of `size`, the last one shorter. */
export function* inBatches<Row>(rows: readonly Row[], size = ROWS): Generator<Row[]> {
  for (let i = 0; i < rows.length; i += size) yield rows.slice(i, i + size);
}
