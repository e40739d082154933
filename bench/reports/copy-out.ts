import pg from 'pg';
import type { Statement } from '../../apps/api/src/db/rows-of.ts';
import { readLines } from '../../apps/api/src/resources/reports/reports/detailed-sales/read-lines.ts';

/** The statement of detailed sales as the product sends it, for all events at once. */
export async function captureLines(values: unknown[]): Promise<string> {
  let text = '';
  const readRows = async <Row>(statement: Statement<Row>, all: unknown[] = []): Promise<Row[]> => {
    text = String(statement.text).replace(/\$(\d+)/g, (_, at) => toLiteral(all[Number(at) - 1]));
    return [];
  };
  await readLines({ readRows }, values, {});
  return text;
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** The least that makes a CSV file of a statement: the database writes it, and this throws it away. Answers its bytes. */
export async function copyOut(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  const bytes = await new Promise<number>((resolve, reject) => {
    let count = 0;
    const ignore = () => undefined;
    client.query({
      submit: (connection: { query(text: string): void }) =>
        connection.query(`copy (${statement}) to stdout with (format csv)`),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => {
        count += chunk.length;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(count),
      handleCommandComplete: ignore,
      handleRowDescription: ignore,
      handleDataRow: ignore,
    } as unknown as pg.Submittable);
  });
  await client.end();
  return bytes;
}
