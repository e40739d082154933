import { describe, expect, test } from 'vitest';
import { DEFAULT_FEATURES, readFeatures } from './use-features.ts';

describe('the features', () => {
  test('start from the built-in list', () => {
    const answer = { items: [], permissions: [], mode: 'app' as const };
    expect([...readFeatures(answer, false).ids]).toEqual(DEFAULT_FEATURES);
  });

  test("are the union of the server's list and the built-in one, without duplicates", () => {
    const answer = { items: [{ id: 'events-list' }, { id: 'seat-manager' }], permissions: [], mode: 'app' as const };
    expect([...readFeatures(answer, false).ids]).toEqual(['seat-manager', 'events-list']);
  });

  test('record the component mode', () => {
    const answer = { items: [], permissions: [], mode: 'app' as const };
    expect(readFeatures(answer, true).mode).toBe('component');
    expect(readFeatures(answer, false).mode).toBe('app');
  });
});
