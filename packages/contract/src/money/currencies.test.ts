import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES, getCurrencyDecimals, toMajor, writeMajor } from './currencies.ts';

describe('currencies', () => {
  test.each([
    ['JPY KRW VND ISK UGX XOF', 0],
    ['GBP EUR USD TWD', 2],
    // Custom writes these without decimals, so the tables of runtimes differ from the ISO standard.
    ['AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER', 2],
    ['BHD IQD JOD KWD LYD OMR TND', 3],
    ['CLF UYW', 4],
  ])('%s have the %i decimals of the standard', (codes, decimals) => {
    for (const code of codes.split(' ')) expect([code, getCurrencyDecimals(code)]).toEqual([code, decimals]);
  });

  test('are known once each, by three letters', () => {
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
    expect(CURRENCIES.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });

  test('are those of the standard and some withdrawn ones, but no units of account', () => {
    const known = new Set(CURRENCIES);
    expect(['EUR', 'BGN', 'HRK', 'ZWG', 'XDR', 'XAU', 'DEM'].filter((code) => known.has(code))).toEqual([
      ...['EUR', 'BGN', 'HRK', 'ZWG'],
    ]);
  });

  test.each(CURRENCIES)('%s is the same as digits and as a number', (currency) => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amountMinor) => {
        const digits = writeMajor(amountMinor, currency);
        expect(Number(digits)).toBe(toMajor(amountMinor, currency));
        expect(BigInt(digits.replace('.', ''))).toBe(BigInt(amountMinor));
      }),
      { numRuns: 20 },
    );
  });
});
