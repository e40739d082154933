import { expect, test } from 'vitest';
import type { Database, Session } from './database.ts';
import { findSqlState } from './database-error.ts';
import { runConcurrently } from './run-concurrently.ts';
import { afterCommit, inTransaction, Transaction } from './transaction.ts';

/** Opens a database that refuses some statements with a code, and every later statement of the transaction. */
function openRefusing(codes: Record<string, string>, calls: string[] = []): Database {
  let hasFailed = false;
  const session: Session = {
    query: async (text) => {
      if (hasFailed) throw Object.assign(new Error('current transaction is aborted'), { code: '25P02' });
      const code = codes[text];
      if (!code) return [];
      hasFailed = true;
      throw Object.assign(new Error(text), { code });
    },
    each: async () => undefined,
    run: async (statements) => void calls.push(statements.split(';')[0] ?? ''),
    release: () => void calls.push('release'),
  };
  return {
    kind: 'postgres',
    acquire: async () => session,
    migrate: async () => undefined,
    close: async () => undefined,
  };
}

const OPTIONS = { role: 'parterre_app', promoterIds: [], isReadOnly: false } as const;
const begin = (codes: Record<string, string>) => new Transaction(openRefusing(codes), OPTIONS);

const stateOf = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => undefined, findSqlState);

test.each(['40P01', '55P03', '40001', '57P01'])(
  'of statements sent at once, %s is what all of them failed of',
  async (code) => {
    const transaction = begin({ lock: code });
    const several = async () => {
      await transaction.run('read', []);
      await transaction.run('write', []);
    };
    expect(await stateOf(runConcurrently(several(), transaction.run('lock', [])))).toBe(code);
  },
);

test('a statement after one that failed and was swallowed says what failed first', async () => {
  const transaction = begin({ lock: '40P01' });
  await transaction.run('lock', []).catch(() => undefined);
  expect(await stateOf(transaction.run('read', []))).toBe('40P01');
});

test('a commit that is refused because a statement failed says which failure it was', async () => {
  const transaction = begin({ lock: '40P01' });
  await transaction.run('lock', []).catch(() => undefined);
  expect(await stateOf(transaction.commit())).toBe('40P01');
});

test('work in a transaction is committed with its answer, and rolled back with its failure', async () => {
  const calls: string[] = [];
  const database = openRefusing({ lock: '40P01' }, calls);
  expect(await inTransaction(database, OPTIONS, async () => 'no statement')).toBe('no statement');
  expect(calls).toEqual([]);
  await inTransaction(database, OPTIONS, (transaction) => transaction.run('read', []));
  expect(calls.splice(0)).toEqual(['begin', 'commit', 'release']);
  const failing = inTransaction(database, OPTIONS, (transaction) => transaction.run('lock', []));
  expect(await stateOf(failing)).toBe('40P01');
  expect(calls).toEqual(['begin', 'rollback', 'release']);
});

test('a transaction whose commit is refused ends once: its connection may be in other hands by then', async () => {
  const calls: string[] = [];
  const swallowing = inTransaction(openRefusing({ lock: '40P01' }, calls), OPTIONS, async (transaction) => {
    await transaction.run('lock', []).catch(() => undefined);
  });
  expect(await stateOf(swallowing)).toBe('40P01');
  expect(calls).toEqual(['begin', 'rollback', 'release']);
});

test('what waits for a commit is called after it, and never after a rollback', async () => {
  const calls: string[] = [];
  const waitFor = (fails: boolean) =>
    inTransaction(openRefusing({}, calls), OPTIONS, async ({ db }) => {
      afterCommit(db, () => calls.push('called'));
      if (fails) throw new Error('too late');
    });
  await waitFor(false);
  await expect(waitFor(true)).rejects.toThrow('too late');
  expect(calls.filter((call) => call === 'called')).toEqual(['called']);
});
