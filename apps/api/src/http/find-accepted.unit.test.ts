import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { expect, test } from 'vitest';
import { findAccepted } from './find-accepted.ts';

test.each([
  [undefined, CSV],
  ['', CSV],
  ['*/*', CSV],
  ['text/*', CSV],
  ['text/csv; charset=utf-8', CSV],
  [EXCEL, EXCEL],
  ['application/json, text/plain, */*', JSON_TYPE],
  ['application/*', EXCEL],
  [`text/csv;q=0.5, ${EXCEL};q=0.9`, EXCEL],
  [`${EXCEL};q=0, text/csv`, CSV],
  ['application/pdf', undefined],
  ['text/html, application/pdf;q=0.9', undefined],
])('%s is answered with %s', (header, type) => {
  expect(findAccepted(header, [CSV, EXCEL, JSON_TYPE])).toBe(type);
});
