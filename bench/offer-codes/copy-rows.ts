import pg from 'pg';

/** The methods that node-postgres calls on a query object that is not its own. */
interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Runs `COPY … FROM STDIN` with one text on a connection of its own, as the owner of the tables. */
export async function copyRows(url: string, statement: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await new Promise<void>((resolve, reject) => {
      client.query({
        submit: (connection: unknown) => (connection as Connection).query(statement),
        handleCopyInResponse: (connection: Connection) => {
          connection.sendCopyFromChunk(Buffer.from(text));
          connection.endCopyFrom();
        },
        handleCommandComplete: () => undefined,
        handleReadyForQuery: () => resolve(),
        handleError: (error: Error) => reject(error),
      } as pg.Submittable);
    });
  } finally {
    await client.end();
  }
}
