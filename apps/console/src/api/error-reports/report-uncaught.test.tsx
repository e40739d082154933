import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallFailure } from '../failure.ts';
import { createConsoleReporter, setErrorReporter } from './error-reporter.ts';
import { reportUncaught } from './report-uncaught.ts';

const reports: { message: string; details: unknown }[] = [];
reportUncaught();
beforeEach(() => {
  reports.length = 0;
  setErrorReporter({ report: (message, details) => reports.push({ message, details }), setUser: () => undefined });
});
afterEach(() => setErrorReporter(createConsoleReporter()));

const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: undefined }));

test('an error of a handler, a frame or a promise, which no part of the page catches, is reported', () => {
  const error = new Error('of a frame');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  const other = new TypeError('of a promise');
  reject(other);
  expect(reports).toEqual([
    { message: 'Uncaught interface error', details: error },
    { message: 'Uncaught interface error', details: other },
  ]);
});

test('a failed call is not reported a second time, nor one that was given up, nor a notice of the browser', () => {
  reject(new CallFailure({ status: 'FETCH_ERROR', error: 'x' }));
  reject({ status: 'FETCH_ERROR', error: 'x' });
  reject(new DOMException('given up', 'AbortError'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  expect(reports).toEqual([]);
});
