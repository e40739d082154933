import { expect, test } from 'vitest';
import type { Database, Session } from './database.ts';
import { findSqlState } from './database-error.ts';
import { together } from './together.ts';
import { Transaction } from './transaction.ts';

/** A server that refuses what was asked for with a code, and after that every statement of the transaction. */
function openRefusing(codes: Record<string, string>): Database {
  let hasFailed = false;
  const session: Session = {
    query: async (text) => {
      if (hasFailed) throw Object.assign(new Error('current transaction is aborted'), { code: '25P02' });
      const code = codes[text];
      if (!code) return [];
      hasFailed = true;
      throw Object.assign(new Error(text), { code });
    },
    run: async () => undefined,
    release: () => undefined,
  };
  return {
    kind: 'postgres',
    acquire: async () => session,
    migrate: async () => undefined,
    close: async () => undefined,
  };
}

const begin = (codes: Record<string, string>) =>
  new Transaction(openRefusing(codes), { role: 'parterre_app', promoterIds: [], isReadOnly: false });

const stateOf = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => undefined, findSqlState);

test.each(['40P01', '55P03', '40001', '57P01'])(
  'of statements sent at once, %s is what all of them failed of',
  async (code) => {
    const transaction = begin({ lock: code });
    const several = async () => {
      await transaction.query('read', []);
      await transaction.query('write', []);
    };
    expect(await stateOf(together(several(), transaction.query('lock', [])))).toBe(code);
  },
);

test('a statement after one that failed and was swallowed says what failed first', async () => {
  const transaction = begin({ lock: '40P01' });
  await transaction.query('lock', []).catch(() => undefined);
  expect(await stateOf(transaction.query('read', []))).toBe('40P01');
});

test('a commit that is refused because a statement failed says which failure it was', async () => {
  const transaction = begin({ lock: '40P01' });
  await transaction.query('lock', []).catch(() => undefined);
  expect(await stateOf(transaction.commit())).toBe('40P01');
});
