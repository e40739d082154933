import { expect, test } from 'vitest';
import { throwIfMissing } from './failure.ts';

const failWith = (status: number) => ({
  status,
  data: { type: 'about:blank', title: '', status, code: 'NOT_FOUND', requestId: 'request-1' },
});

test.each([404, 400])('a %i is thrown as not found', (status) => {
  expect(() => throwIfMissing(failWith(status))).toThrow(expect.objectContaining({ status: 404 }));
});

test.each([undefined, failWith(503), { status: 'FETCH_ERROR', error: 'offline' }])(
  'whatever else went wrong stays with the page',
  (error) => {
    expect(() => throwIfMissing(error)).not.toThrow();
  },
);
