import type { Database } from '#db/database.ts';

/** Waits until every transaction of the server that began before has ended, including those of concurrent tests. */
export async function untilSettled(database: Database): Promise<void> {
  const session = await database.acquire();
  try {
    const [[tx] = []] = await session.query('select pg_current_xact_id()::text', []);
    const isOver = async () => {
      const [[over] = []] = await session.query('select pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8', [
        tx,
      ]);
      return over === true || over === 't' || over === 'true';
    };
    while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    session.release();
  }
}
