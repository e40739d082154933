import { describe, expect, test } from 'vitest';
import { AppError } from '#errors.ts';
import { makeCodes } from './make-codes.ts';

describe('made codes', () => {
  test('are as many as wanted, each once, and none that is taken', () => {
    const first = makeCodes({ prefix: 'A-', length: 8, count: 5000 });
    expect(new Set(first).size).toBe(5000);
    const second = makeCodes({ prefix: 'A-', length: 8, count: 5000 }, new Set(first));
    expect(new Set([...first, ...second]).size).toBe(10_000);
  });

  test('use every symbol everywhere about equally often', () => {
    const codes = makeCodes({ prefix: '', length: 10, count: 20_000 });
    for (let place = 0; place < 10; place++) {
      const counts = new Map<string, number>();
      for (const code of codes) counts.set(code[place]!, (counts.get(code[place]!) ?? 0) + 1);
      expect(counts.size).toBe(32);
      // 625 of each are expected; this allows seven standard deviations either way.
      for (const count of counts.values()) expect(Math.abs(count - 625)).toBeLessThan(175);
    }
  });

  test.each([
    [6, 100],
    [8, 50_000],
  ])('of %i characters may be %i', (length, count) => {
    expect(makeCodes({ prefix: '', length, count })).toHaveLength(count);
  });

  test.each([
    [6, 200],
    [7, 50_000],
  ])('of %i characters are refused when there would be %i', (length, count) => {
    expect(() => makeCodes({ prefix: '', length, count })).toThrow(AppError);
  });
});
