import type { Transaction } from './transaction.ts';

/** Waits until no other transaction holds the lock of this name, and holds it until the transaction ends. */
export const lockByName = ({ run }: Pick<Transaction, 'run'>, name: string): Promise<void> =>
  run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
