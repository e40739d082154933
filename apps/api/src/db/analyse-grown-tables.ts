import { column } from './column.ts';
import type { Database } from './database.ts';
import { rowsOf } from './rows-of.ts';
import { inTransaction } from './transaction.ts';

const PAGE_BYTES = 8192;
/** Smaller tables are read from end to end anyway. */
const FEWEST_PAGES = 16;

const GROWN = rowsOf(
  { name: column.text('c.oid::regclass::text') },
  (list) => `
  select ${list} from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and pg_relation_size(c.oid) / ${PAGE_BYTES} >= greatest(2 * c.relpages, ${FEWEST_PAGES})`,
);

/**
 * Counts the values of tables of the embedded database that are twice as large as when that was last done, and answers
 * their names. Nobody else does it there: without it the planner takes every table for empty and any index for as good
 * as another. PostgreSQL does so by itself.
 */
export async function analyseGrownTables(database: Database): Promise<string[]> {
  if (database.kind === 'postgres') return [];
  const asSystem = { role: 'parterre_system', promoterIds: [], isReadOnly: true } as const;
  const grown = await inTransaction(database, asSystem, (transaction) => transaction.readRows(GROWN));
  const names = grown.map(({ name }) => name);
  for (const name of names) await inTurn(database, (session) => session.run(`vacuum (analyze) ${name}`));
  return names;
}

type Session = Awaited<ReturnType<Database['acquire']>>;

/** One table at a time: who waits for the one session there is comes between. */
async function inTurn<T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await database.acquire();
  return work(session).finally(() => session.release());
}
