import pg from 'pg';
import type { Database } from '../../apps/api/src/db/database.ts';

/** A connection of the owner of the tables, without the time limits of the product. */
export interface Owner {
  run(statements: string): Promise<void>;
  query(text: string, values: unknown[]): Promise<unknown[][]>;
  close(): Promise<void>;
}

export async function openOwner(database: Database, url: string): Promise<Owner> {
  if (database.kind === 'pglite') {
    const session = await database.acquire();
    return { run: session.run, query: session.query, close: async () => session.release() };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    run: async (statements) => {
      await client.query(statements);
    },
    query: async (text, values) => (await client.query({ text, values, rowMode: 'array' })).rows,
    close: () => client.end(),
  };
}

/**
 * Drops indexes other than primary keys, because filling tables without them is several times faster. Returns the
 * statements that create them again.
 */
export async function dropIndexes(owner: Owner, tables: readonly string[]): Promise<string[]> {
  const rows = await owner.query(
    `select indexname, indexdef from pg_indexes where tablename = any($1::text[])
     and indexname not in (select conname from pg_constraint)`,
    [tables],
  );
  for (const [name] of rows) await owner.run(`drop index ${name}`);
  return rows.map(([, definition]) => String(definition));
}
