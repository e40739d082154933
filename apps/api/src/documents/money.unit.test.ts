import { CURRENCIES } from '@parterre/contract/money/currencies';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../mail/compose-mail.ts';
import { parseAmount } from '../resources/events/offer-codes/import/parse-amount.ts';
import { toDecimal } from './table.ts';

const anyAmount = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 });

describe('money in files and mails', () => {
  test.each([
    ['HUF', '5000', 5000_00],
    ['IDR', '5000', 5000_00],
    ['IQD', '5000', 5000_000],
    ['JPY', '5000', 5000],
    ['CLF', '5000', 5000_0000],
  ])('has the decimals of the standard: %s %s is %i minor units', (currency, text, amountMinor) => {
    expect(parseAmount(text, currency, 'value')).toBe(amountMinor);
    expect(Number(toDecimal(amountMinor, currency).digits)).toBe(5000);
    expect(formatMoney(amountMinor, currency, 'en-GB').replace(/[^\d.]/g, '')).toBe(
      toDecimal(amountMinor, currency).digits,
    );
  });

  test.each(CURRENCIES)('what a file or a mail says of %s is read back as it is stored', (currency) => {
    fc.assert(
      fc.property(anyAmount, (amountMinor) => {
        expect(parseAmount(toDecimal(amountMinor, currency).digits, currency, 'value')).toBe(amountMinor);
        const mailed = formatMoney(Math.abs(amountMinor), currency, 'en-GB')
          .replace(/[^\d.,]/g, '')
          .replaceAll(',', '');
        expect(parseAmount(mailed.replace(/^\.+/, ''), currency, 'value')).toBe(Math.abs(amountMinor));
      }),
      { numRuns: 20 },
    );
  });
});
