import { expect, test } from 'vitest';
import { chooseCounted, formatNumber } from './format-number.ts';

test.each([
  [1234567, 'en-GB', undefined, '1,234,567'],
  [-1234567, 'de', undefined, '−1.234.567'],
  [-0, 'en-GB', undefined, '0'],
  [-0.125, 'en-GB', { style: 'percent', maximumFractionDigits: 1 }, '−12.5%'],
  [3, 'en-GB', { signDisplay: 'exceptZero' }, '+3'],
] as const)('%d is written in %s as its language writes it, with a whole minus', (value, language, options, text) => {
  expect(formatNumber(value, language, options)).toBe(text);
});

test('a noun agrees with the number it stands behind: the whole, in French and Italian the part', () => {
  expect(['en-GB', 'de', 'pt', 'pt-BR'].map((language) => chooseCounted(1, 2, language))).toEqual([2, 2, 2, 2]);
  expect(['fr', 'fr-CH', 'it'].map((language) => chooseCounted(1, 2, language))).toEqual([1, 1, 1]);
});
