import type { Database, Session } from '#db/database.ts';

/**
 * Returns the same database with every statement committed by itself, so that a change is only partly there when its
 * process dies. It is for controls only.
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

/** Makes role and tenant of the transaction those of the session until it is released. */
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
