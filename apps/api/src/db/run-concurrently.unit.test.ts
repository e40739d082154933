import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runConcurrently } from './run-concurrently.ts';

/** Mimics a statement of the query builder, which is sent each time it is awaited. */
function createStatement<T>(answer: T) {
  const statement = {
    sent: 0,
    // biome-ignore lint/suspicious/noThenProperty: this is what a statement of the query builder is
    then: (resolve: (answer: T) => unknown) => {
      statement.sent++;
      return resolve(answer);
    },
  };
  return statement;
}

test('a statement is sent once, and what is no statement is its own answer', async () => {
  const statement = createStatement('rows');
  expect(await runConcurrently(statement, Promise.resolve(1), undefined, false)).toEqual(['rows', 1, undefined, false]);
  expect(statement.sent).toBe(1);
});

test('of several failures the first in the list is thrown, when all have ended', async () => {
  let hasEnded = false;
  const late = sleep(20).then(() => {
    hasEnded = true;
    throw new Error('first in the list');
  });
  await expect(runConcurrently(late, Promise.reject(new Error('first in time')))).rejects.toThrow('first in the list');
  expect(hasEnded).toBe(true);
});
