/** Most rows one insert of a wide table may carry: a statement has 65,535 parameters at most. */
const ROWS = 1000;

export function* inBatches<Row>(rows: readonly Row[], size = ROWS): Generator<Row[]> {
  for (let i = 0; i < rows.length; i += size) yield rows.slice(i, i + size);
}
