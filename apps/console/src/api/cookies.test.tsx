import { afterEach, describe, expect, test } from 'vitest';
import { parseId, readCookie, writeCookie } from './cookies.ts';

afterEach(() => {
  for (const name of ['language', 'promoter', 'region'] as const) writeCookie(name, null);
});

describe('the cookies', () => {
  test('are read as they were written, and gone once deleted', () => {
    writeCookie('language', 'fr-CH');
    expect(readCookie('language')).toBe('fr-CH');
    writeCookie('language', null);
    expect(readCookie('language')).toBeNull();
  });

  test('hold numeric ids; anything else is nothing', () => {
    expect(parseId('42')).toBe(42);
    for (const text of [null, '', '0', '-1', '4.2', 'abc', '1e3', '99999999999999999'])
      expect(parseId(text)).toBeNull();
  });
});
