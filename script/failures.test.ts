import { expect, test } from 'vitest';
import { failuresOf, secondTriesOf } from './failures.mjs';

const RED = `${String.fromCharCode(27)}[31m`;

test('names the tests of vitest that failed, and files that could not be loaded', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'works', failureMessages: [] },
        { status: 'failed', fullName: 'adds up', failureMessages: [`${RED}expected 1 to be 2`] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ];
  expect(failuresOf({ testResults })).toEqual([
    { name: 'a.test.ts > adds up', message: 'expected 1 to be 2' },
    { name: 'b.test.ts', message: 'no such file' },
  ]);
});

test('names the journeys that failed in any describe, and what ended the whole run', () => {
  const failed = {
    file: 'a.e2e.ts',
    title: 'sells',
    ok: false,
    tests: [{ results: [{ errors: [{ message: 'late' }] }] }],
  };
  const suites = [{ specs: [{ ...failed, ok: true }], suites: [{ specs: [failed] }] }];
  expect(failuresOf({ suites, errors: [{ message: 'no server' }] })).toEqual([
    { name: 'browser journeys', message: 'no server' },
    { name: 'a.e2e.ts > sells', message: 'late' },
  ]);
});

test('names the tests and journeys that passed at the second try only, with what the first try said', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'works', failureMessages: [] },
    { status: 'passed', fullName: 'waits', failureMessages: ['late'] },
    { status: 'failed', fullName: 'adds up', failureMessages: ['1', '1'] },
  ];
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
  expect(secondTriesOf({ testResults })).toEqual([{ name: 'a.test.ts > waits', message: 'late' }]);

  const results = [{ errors: [{ message: 'too slow' }] }, { errors: [] }];
  const flaky = { file: 'a.e2e.ts', title: 'sells', ok: true, tests: [{ status: 'flaky', results }] };
  const calm = { ...flaky, title: 'reads', tests: [{ status: 'expected', results: [{ errors: [] }] }] };
  expect(secondTriesOf({ suites: [{ specs: [calm], suites: [{ specs: [flaky] }] }] })).toEqual([
    { name: 'a.e2e.ts > sells', message: 'too slow' },
  ]);
});
