import type { Context } from '#context.ts';
import type { Statement } from '#db/rows-of.ts';
import type { TableRow } from '#documents/table.ts';
import type { ReportCells } from './report.ts';

const ROWS_AT_ONCE = 200;

interface Streamed<Row> {
  rows: Statement<Row>;
  values: unknown[];
  keys: readonly string[];
  describe: (row: Row) => ReportCells;
  take: (row: TableRow) => void;
}

/** Passes the rows of a statement as cells in the order of `keys`; they are read while they are sent. */
export const streamCells = <Row>(ctx: Context, { rows, values, keys, describe, take }: Streamed<Row>) =>
  ctx.streamLater((reader) =>
    reader.streamRows(rows, values, {
      rowsAtOnce: ROWS_AT_ONCE,
      take: (row) => {
        const cells = describe(row);
        take(keys.map((key) => cells[key] ?? null));
      },
    }),
  );
