import { describe, expect, test } from 'vitest';
import { formatAmount, formatMoney } from './money-text.tsx';
import { placePoints } from './sparkline.tsx';

describe('formatAmount', () => {
  test.each([
    [3030200, 'USD', 'en-GB', '30,302.00'],
    [3030200, 'EUR', 'de', '30.302,00'],
    [6148400, 'JPY', 'en-GB', '6,148,400'],
    [1234, 'KWD', 'en-GB', '1.234'],
    [-13500, 'USD', 'en-GB', '−135.00'],
    [-3030200, 'EUR', 'de', '−30.302,00'],
    [-0, 'EUR', 'de', '0,00'],
  ])('writes %i minor units of %s in %s as %s', (amountMinor, currency, language, text) => {
    expect(formatAmount(amountMinor, currency, language)).toBe(text);
  });
});

test('an amount in a sentence comes after its currency', () => {
  expect(formatMoney(3030200, 'EUR', 'de')).toBe('EUR 30.302,00');
  expect(formatMoney(null, 'EUR', 'de')).toBe('EUR –');
});

describe('placePoints', () => {
  test('spreads the values over the width, the highest at the top', () => {
    expect(placePoints([0, 5, 10], 96, 24)).toEqual([
      [2, 21.5],
      [48, 12.75],
      [94, 4],
    ]);
  });

  test('draws nothing sold as a flat line and a single value at the end', () => {
    expect(placePoints([0, 0], 96, 24).map(([, y]) => y)).toEqual([21.5, 21.5]);
    expect(placePoints([3], 96, 24)).toEqual([[94, 4]]);
    expect(placePoints([5, -5, 0], 96, 24).map(([, y]) => y)).toEqual([4, 21.5, 12.75]);
    expect(placePoints([0, -2], 96, 24).map(([, y]) => y)).toEqual([4, 21.5]);
  });
});
