import { addOrderNote } from '@parterre/contract/calls/orders';
import { listShows } from '@parterre/contract/calls/shows';
import { testConfig } from '@parterre/contract/testing/test-config';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiFailure } from '../failure.ts';
import { setRuntimeConfig } from '../runtime-config.ts';
import { setErrorReporter } from './error-reporter.ts';
import { reportFailure } from './report-failure.ts';

const reports: { message: string; details: unknown }[] = [];
beforeEach(() => {
  reports.length = 0;
  setRuntimeConfig(testConfig());
  setErrorReporter({ report: (message, details) => reports.push({ message, details }), setUser: () => undefined });
});

const problem = { type: 'about:blank', title: 'No', code: 'INTERNAL' as const, requestId: 'r-1' };

describe('reportFailure', () => {
  test.each<[ApiFailure, string]>([
    [{ status: 'FETCH_ERROR', error: 'x' }, 'FETCH error calling GET /api/main/shows (ResponseStatus: FETCH_ERROR)'],
    [{ status: 'TIMEOUT_ERROR', error: 'x' }, 'TIMEOUT calling GET /api/main/shows (ResponseStatus: TIMEOUT_ERROR)'],
    [
      { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' },
      'PARSING error calling GET /api/main/shows (ResponseStatus: 502)',
    ],
    [
      { status: 500, data: { ...problem, status: 500 } },
      'RESPONSE error calling GET /api/main/shows (ResponseStatus: 500)',
    ],
  ])('names the cause, the method, the masked URL and the status', (failure, message) => {
    reportFailure(listShows, failure);
    expect(reports.map((report) => report.message)).toEqual([message]);
  });

  test('hides whatever names one object', () => {
    reportFailure(addOrderNote, { status: 'FETCH_ERROR', error: 'x' });
    const url = '/api/customers/orders/*/*/add-note';
    expect(reports[0]?.message).toBe(`FETCH error calling POST ${url} (ResponseStatus: FETCH_ERROR)`);
  });

  test('adds the data of the answer and the path of the request', () => {
    const data = { ...problem, status: 500 };
    reportFailure(listShows, { status: 500, data });
    expect(reports[0]?.details).toEqual({ data, path: '/shows' });
  });

  test.each([401, 404])('says nothing about a %i', (status) => {
    reportFailure(listShows, { status, data: { ...problem, status } });
    expect(reports).toEqual([]);
  });
});
