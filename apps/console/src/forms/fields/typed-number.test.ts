import { CURRENCIES, getCurrencyDecimals, toMajor } from '@parterre/contract/money/currencies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { formatMoneyText, parseMoney } from './typed-number.ts';

describe('money in words', () => {
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

  it('writes what can be typed on', () => {
    expect(formatMoneyText(13500, 'GBP', 'en-GB')).toBe('135.00');
    expect(formatMoneyText(5, 'EUR', 'de')).toBe('0,05');
    expect(formatMoneyText(1200, 'JPY', 'en-GB')).toBe('1200');
    expect(formatMoneyText(-5, 'KWD', 'en-GB')).toBe('-0.005');
    expect(formatMoneyText(500000, 'HUF', 'hu')).toBe('5000,00');
  });

  it.each(CURRENCIES)('reads what is typed, shown and downloaded of %s as what is stored', (currency) => {
    const decimals = getCurrencyDecimals(currency);
    const amounts = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 });
    fc.assert(
      fc.property(amounts, fc.constantFrom('en-GB', 'de', 'fr', 'hu'), (amountMinor, language) => {
        const typed = formatMoneyText(amountMinor, currency, language);
        const shown = formatAmount(amountMinor, currency, language);
        const downloaded = toMajor(amountMinor, currency).toFixed(decimals);
        for (const text of [typed, shown]) expect(parseMoney(text, decimals, language)).toEqual({ amountMinor });
        expect(parseMoney(downloaded, decimals, 'en-GB')).toEqual({ amountMinor });
      }),
      { numRuns: 20 },
    );
  });
});
