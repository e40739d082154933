import { expect } from 'vitest';
import { findBrokenInvariants } from '../support/invariants.ts';
import type { TestAnswer, TestApi } from '../support/test-api.ts';

/** Everybody was answered by one of these statuses, and what must hold between the tables holds. */
export async function expectCalm(
  api: Pick<TestApi, 'database'>,
  answers: readonly TestAnswer<unknown>[],
  allowed: readonly number[],
): Promise<void> {
  const others = answers.filter(({ status }) => !allowed.includes(status));
  expect(others.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
  expect(await findBrokenInvariants(api.database)).toEqual([]);
}

/** Of strangers: each is told that there is no such thing, and nothing of what there is. */
export function expectNothingDisclosed(answers: readonly TestAnswer<unknown>[]): void {
  for (const { status, problem } of answers) {
    expect([status, problem.code]).toEqual([404, 'NOT_FOUND']);
    expect(problem.details).toBeUndefined();
  }
}

export const statusesOf = (answers: readonly TestAnswer<unknown>[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
