import type { Database } from './database.ts';

const PAGE_BYTES = 8192;
/** Smaller tables are read from end to end anyway. */
const FEWEST_PAGES = 16;

const GROWN = `
  select c.oid::regclass::text from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and pg_relation_size(c.oid) / ${PAGE_BYTES} >= greatest(2 * c.relpages, ${FEWEST_PAGES})`;

/**
 * Counts the values of tables of the embedded database that are twice as large as when that was last done, and answers
 * their names. Nobody else does it there: without it the planner takes every table for empty and any index for as good
 * as another. PostgreSQL does so by itself.
 */
export async function analyseGrownTables(database: Database): Promise<string[]> {
  if (database.kind === 'postgres') return [];
  const grown = await inTurn(database, (session) => session.query(GROWN, []));
  const names = grown.map(([name]) => String(name));
  for (const name of names) await inTurn(database, (session) => session.run(`vacuum (analyze) ${name}`));
  return names;
}

type Session = Awaited<ReturnType<Database['acquire']>>;

/** One table at a time: who waits for the one session there is comes between. */
async function inTurn<T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await database.acquire();
  return work(session).finally(() => session.release());
}
