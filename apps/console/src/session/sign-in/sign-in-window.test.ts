import { describe, expect, test } from 'vitest';
import { isLocalPath, readReturnPath } from './sign-in-window.ts';

describe('the path after signing in', () => {
  test.each(['/', '/shows', '/shows/ABCD2345?drawer=region&page=2'])('may be %s', (url) => {
    expect(isLocalPath(url)).toBe(true);
    expect(readReturnPath({ title: 'Events', url })).toBe(url);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'shows',
    '',
    '/\t/evil.example',
    '\t//evil.example',
  ])('is the site root instead of %j', (url) => {
    expect(readReturnPath({ title: '', url })).toBe('/');
  });

  test.each([undefined, null, 'x', 7, {}, { url: 3 }])('is the site root without a state', (state) => {
    expect(readReturnPath(state)).toBe('/');
  });
});
