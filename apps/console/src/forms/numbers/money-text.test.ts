import { describe, expect, it } from 'vitest';
import { getCurrencyDecimals } from './currency-decimals.ts';
import { formatMoneyText, parseMoney } from './money-text.ts';

describe('money in words', () => {
  it('knows currencies with no, two and three decimals', () => {
    expect(['JPY', 'USD', 'KWD', 'EUR', 'IQD'].map(getCurrencyDecimals)).toEqual([0, 2, 3, 2, 3]);
  });

  it.each([
    ['135.00', 2, 'en-GB', 13500],
    ['0.1', 2, 'en-GB', 10],
    ['1,234.56', 2, 'en-GB', 123456],
    ['1.234,56', 2, 'de', 123456],
    ['19,99', 2, 'de', 1999],
    ['1.50', 2, 'de', 150],
    ['1 234,5', 2, 'fr', 123450],
    ['1200', 0, 'en-GB', 1200],
    ['1,200', 0, 'en-GB', 1200],
    ['1.234', 3, 'en-GB', 1234],
    ['0.005', 3, 'en-GB', 5],
    ['-135.10', 2, 'en-GB', -13510],
    ['.5', 2, 'en-GB', 50],
    ['2.500', 2, 'en-GB', 250],
    ['8.29', 2, 'en-GB', 829],
  ])('reads %s with %i decimals in %s', (text, decimals, language, amountMinor) => {
    expect(parseMoney(text, decimals, language)).toEqual({ amountMinor });
  });

  it('refuses more decimals than the currency has', () => {
    expect(parseMoney('135.005', 2, 'en-GB')).toEqual({ problem: 'tooPrecise' });
    expect(parseMoney('1.5', 0, 'en-GB')).toEqual({ problem: 'tooPrecise' });
  });

  it.each(['abc', '1.2.3', '--1', '', '.', '99999999999999999'])('refuses %s as no number', (text) => {
    expect(parseMoney(text, 2, 'en-GB')).toEqual({ problem: 'notANumber' });
  });

  it('writes what it reads, for every number of decimals', () => {
    expect(formatMoneyText(13500, 2, 'en-GB')).toBe('135.00');
    expect(formatMoneyText(5, 2, 'de')).toBe('0,05');
    expect(formatMoneyText(1200, 0, 'en-GB')).toBe('1200');
    expect(formatMoneyText(-5, 3, 'en-GB')).toBe('-0.005');
    for (const amountMinor of [0, 1, 99, 100, 123456]) {
      for (const decimals of [0, 2, 3]) {
        expect(parseMoney(formatMoneyText(amountMinor, decimals, 'de'), decimals, 'de')).toEqual({ amountMinor });
      }
    }
  });
});
