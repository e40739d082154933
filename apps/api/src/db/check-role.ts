import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

/** Refuses to serve under a role that row-level security does not bind. */
export async function checkRole(database: Database): Promise<void> {
  const rows = await inTransaction(
    database,
    { role: 'parterre_app', promoterIds: [], isReadOnly: true },
    (transaction) =>
      transaction.query('select rolsuper or rolbypassrls from pg_roles where rolname = current_user', []),
  );
  if (rows[0]?.[0] !== false)
    throw new Error(
      'The role parterre_app is a superuser or bypasses row-level security: it would see every promoter. Refusing to start.',
    );
}
