import { expect } from 'vitest';
import { findBrokenInvariants } from '../support/invariants.ts';
import type { TestAnswer, TestApi } from '../support/test-api.ts';

/** Expects that every answer has one of these statuses, and that the invariants between the tables hold. */
export async function expectCalm(
  api: Pick<TestApi, 'database'>,
  answers: readonly TestAnswer<unknown>[],
  allowed: readonly number[],
): Promise<void> {
  const others = answers.filter(({ status }) => !allowed.includes(status));
  expect(others.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
  expect(await findBrokenInvariants(api.database)).toEqual([]);
}

/** Expects that each answer to a stranger is NOT_FOUND, and reveals nothing about what exists. */
export function expectNothingDisclosed(answers: readonly TestAnswer<unknown>[]): void {
  for (const { status, problem } of answers) {
    expect([status, problem.code]).toEqual([404, 'NOT_FOUND']);
    expect(problem.details).toBeUndefined();
  }
}

export const statusesOf = (answers: readonly TestAnswer<unknown>[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
