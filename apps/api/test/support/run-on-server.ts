import pg from 'pg';

/** Uses a connection of its own, because the server may restart in between. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}
