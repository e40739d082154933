import { column } from './column.ts';
import type { Database, Session } from './database.ts';
import { rowsOf } from './rows-of.ts';
import { inTransaction } from './transaction.ts';

const PAGE_BYTES = 8192;
/** PostgreSQL scans a table with fewer pages sequentially in any case, so it needs no statistics. */
const PAGES_MIN = 16;

const GROWN = rowsOf(
  { name: column.text('c.oid::regclass::text') },
  (list) => `
  select ${list} from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and pg_relation_size(c.oid) / ${PAGE_BYTES} >= greatest(2 * c.relpages, ${PAGES_MIN})`,
);

/**
 * Vacuums and analyses the tables of the embedded database that have doubled in size since the last time, and returns
 * their names. Without statistics the planner assumes that every table is empty. A PostgreSQL server does this by itself.
 */
export async function analyseGrownTables(database: Database): Promise<string[]> {
  if (database.kind === 'postgres') return [];
  const asSystem = { role: 'parterre_system', promoterIds: [], isReadOnly: true } as const;
  const grown = await inTransaction(database, asSystem, (transaction) => transaction.readRows(GROWN));
  const names = grown.map(({ name }) => name);
  for (const name of names) await inTurn(database, (session) => session.run(`vacuum (analyze) ${name}`));
  return names;
}

/** Runs the work in the only session. Tables are analysed one at a time, so that waiting callers run in between. */
async function inTurn<T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await database.acquire();
  return work(session).finally(() => session.release());
}
