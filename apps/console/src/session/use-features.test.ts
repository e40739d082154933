import { describe, expect, test } from 'vitest';
import { DEFAULT_FEATURES, readFeatures } from './use-features.ts';

describe('the features', () => {
  test('start from the built-in list', () => {
    const answer = { items: [], closed: [], permissions: [], mode: 'app' as const };
    expect([...readFeatures(answer, false).ids]).toEqual(DEFAULT_FEATURES);
  });

  test("are the union of the server's list and the built-in one, without duplicates", () => {
    const answer = {
      items: [{ id: 'events-list' }, { id: 'seat-manager' }],
      closed: [],
      permissions: [],
      mode: 'app' as const,
    };
    expect([...readFeatures(answer, false).ids]).toEqual(['seat-manager', 'events-list']);
  });

  test('are without what is switched off, the built-in one too', () => {
    const answer = {
      items: [{ id: 'events-list' }],
      closed: ['seat-manager' as const],
      permissions: [],
      mode: 'app' as const,
    };
    expect([...readFeatures(answer, false).ids]).toEqual(['events-list']);
  });

  test('record the component mode', () => {
    const answer = { items: [], closed: [], permissions: [], mode: 'app' as const };
    expect(readFeatures(answer, true).mode).toBe('component');
    expect(readFeatures(answer, false).mode).toBe('app');
  });
});
