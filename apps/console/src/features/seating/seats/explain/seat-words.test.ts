import { describe, expect, test } from 'vitest';
import { sayDay } from './seat-words.ts';

describe('a day in words', () => {
  test('has its weekday in the reader’s language', () => {
    expect(sayDay('2026-12-08', 'en-GB')).toBe('Tue 08/12/2026');
    expect(sayDay('2026-12-10T19:30:00', 'de', 'DD/MM/YYYY, HH:mm')).toBe('Do 10/12/2026, 19:30');
  });

  test('stays as it came when it is no day', () => {
    expect(sayDay('soon', 'en-GB')).toBe('soon');
  });
});
