import { describe, expect, test } from 'vitest';
import { formatCursor, isCursorExpired, KEPT_MS, oldestUnseen, readCursor } from './cursor.ts';

const at = (atMs: number, snapshot = '745:750:745,748') => ({ atMs, snapshot });

describe('a cursor', () => {
  test('is read as it was written, with transactions under way or without', () => {
    for (const snapshot of ['745:750:745,748', '745:745:', '9223372036854775800:9223372036854775806:'])
      expect(readCursor(formatCursor(at(1_767_225_600_000, snapshot)))).toEqual(at(1_767_225_600_000, snapshot));
  });

  test.each([
    '',
    '12',
    '745:750:',
    '1-745:744:',
    '1-0:5:',
    '1-745:750:750',
    '1-745:750:744',
    '1-745:750:748,746',
    '1-745:750:748,748',
    '1-745:750:x',
    '1-745:9223372036854775808:',
    "1-745:750:'; drop table claims",
  ])('refuses what no server gave: %s', (text) => {
    expect(readCursor(text)).toBeUndefined();
  });

  test('names the first transaction that can be news', () => {
    expect(oldestUnseen('745:750:745,748')).toBe('745');
  });

  test('older than what is kept, or from a database that is ahead, is no way to go on', () => {
    const now = at(10 * KEPT_MS, '900:900:');
    expect(isCursorExpired(at(now.atMs - 1000), now)).toBe(false);
    expect(isCursorExpired(at(now.atMs - KEPT_MS), now)).toBe(true);
    expect(isCursorExpired(at(now.atMs - 1000, '901:902:'), now)).toBe(true);
  });
});
