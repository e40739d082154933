import type { Database, Session } from '#db/database.ts';

/**
 * The same database, every statement committed by itself: what a change does is then there in part when its process
 * dies. For controls only.
 */
export function withoutTransactions(database: Database): Database {
  return {
    ...database,
    acquire: async () => {
      const session = await database.acquire();
      return { ...session, run: (statements) => session.run(loosen(statements)), release: leave(session) };
    },
  };
}

/** Role and tenant of the transaction become those of the session until it is given back. */
function loosen(statements: string): string {
  if (statements === 'commit' || statements === 'rollback')
    return "reset role; select set_config('app.promoters', '', false)";
  return statements
    .replace(/^begin[^;]*;/, '')
    .replace('set local role', 'set role')
    .replace(/(set_config\([^)]*), true\)/, '$1, false)');
}

const leave =
  (session: Session) =>
  (broken = false): void =>
    session.release(broken);
