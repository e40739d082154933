import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every import rule fails the build: one without a severity would only warn', () => {
  const { forbidden } = createRequire(import.meta.url)(join(import.meta.dirname, '../.dependency-cruiser.cjs'));
  expect(forbidden.length).toBeGreaterThan(100);
  const quiet = forbidden.filter(({ severity }: { severity?: string }) => severity !== 'error');
  expect(quiet.map(({ name }: { name: string }) => name)).toEqual([]);
});
