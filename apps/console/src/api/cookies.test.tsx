import { afterEach, describe, expect, test } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

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

  test('count as missing when another program wrote what cannot be read', () => {
    Object.assign(document, { cookie: 'language=%; Path=/' });
    expect(readCookie('language')).toBeNull();
  });
});
