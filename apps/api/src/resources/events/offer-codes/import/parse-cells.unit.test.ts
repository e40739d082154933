import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDecimal } from '#documents/table.ts';
import { LANGUAGES } from '#texts/pick-language.ts';
import { mapColumns } from './map-columns.ts';
import { parseAmount } from './parse-amount.ts';
import { parseEffect } from './parse-effect.ts';
import { parseLocalTime, readCell } from './parse-row.ts';
import { RowRefusal } from './row-problem.ts';

const reasonOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (error instanceof RowRefusal) return `${error.problem.column} ${error.problem.reason}`;
    throw error;
  }
};

describe('an amount', () => {
  test.each([
    ['5', 'GBP', 500],
    ['5.5', 'GBP', 550],
    ['5,50', 'EUR', 550],
    ['.5', 'GBP', 50],
    ['1,234.50', 'GBP', 123_450],
    ['1.234,50', 'EUR', 123_450],
    ['1,234,567.00', 'GBP', 123_456_700],
    ['£5', 'GBP', 500],
    ['-£5.00', 'GBP', -500],
    ['5 GBP', 'GBP', 500],
    ['gbp 5', 'GBP', 500],
    ['5,00 €', 'EUR', 500],
    ['\u2212 5.00', 'GBP', -500],
    ['500', 'JPY', 500],
    ['500.00', 'JPY', 500],
    ['1.234', 'KWD', 1234],
    ['-0', 'GBP', 0],
  ])('%s in %s is %i minor units', (text, currency, amount) => {
    expect(parseAmount(text, currency, 'value')).toBe(amount);
  });

  test.each([
    ['1,234', 'GBP', 'precision'],
    ['5.000', 'EUR', 'precision'],
    ['5.005', 'GBP', 'precision'],
    ['0.5', 'JPY', 'precision'],
    ['five', 'GBP', 'not-a-number'],
    ['', 'GBP', 'not-a-number'],
    ['.', 'GBP', 'not-a-number'],
    ['1.2.3', 'GBP', 'not-a-number'],
    ['1,23,456.00', 'GBP', 'not-a-number'],
    ['5 EUR', 'GBP', 'not-a-number'],
    ['1e3', 'GBP', 'not-a-number'],
    ['--5', 'GBP', 'not-a-number'],
    ['99999999999', 'GBP', 'max'],
  ])('%s in %s is refused: %s', (text, currency, reason) => {
    expect(reasonOf(() => parseAmount(text, currency, 'value'))).toBe(`value ${reason}`);
  });

  test('comes back from a report as it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }),
        fc.constantFrom('GBP', 'EUR', 'JPY', 'KWD'),
        (amount, currency) => {
          expect(parseAmount(toDecimal(amount, currency).digits, currency, 'value')).toBe(amount);
        },
      ),
    );
  });
});

describe('an effect', () => {
  test.each([
    ['', '', 'none', 0],
    ['none', '', 'none', 0],
    ['None', '0.00', 'none', 0],
    ['set-price', '0', 'set-price', 0],
    ['Set price', '15.00', 'set-price', 1500],
    ['set_price', '15', 'set-price', 1500],
    ['subtract', '5', 'subtract', 500],
    ['subtract', '-5.00', 'subtract', 500],
    ['percentage', '25', 'percentage', 2500],
    ['percent', '12.5 %', 'percentage', 1250],
    ['Prozent', '12,5', 'percentage', 1250],
    ['', '10%', 'percentage', 1000],
    ['', '-10 %', 'percentage', 1000],
    ['', '-5.00', 'subtract', 500],
    ['', '=20', 'set-price', 2000],
    ['10%', '', 'percentage', 1000],
    ['-5.00', '', 'subtract', 500],
    ['100%', '', 'percentage', 10_000],
  ])('"%s" with "%s" is %s %i', (effect, text, name, value) => {
    expect(parseEffect(effect, text, 'GBP')).toEqual({ effect: name, value });
  });

  test.each(LANGUAGES)('is named as our report in $culture names it', ({ offerEffects }) => {
    const read = (effect: keyof typeof offerEffects, value: string) =>
      parseEffect(offerEffects[effect], value, 'GBP').effect;
    expect([read('none', ''), read('set-price', '5'), read('subtract', '5'), read('percentage', '5')]).toEqual([
      'none',
      'set-price',
      'subtract',
      'percentage',
    ]);
  });

  test.each([
    ['', '5.00', 'effect required'],
    ['', 'x', 'effect required'],
    ['double', '', 'effect unknown-effect'],
    ['double', '2', 'effect unknown-effect'],
    ['10%', '5', 'effect unknown-effect'],
    ['none', '5', 'value max'],
    ['percentage', '', 'value required'],
    ['percentage', '101', 'value max'],
    ['percentage', '0', 'value min'],
    ['percentage', '0.001', 'value precision'],
    ['subtract', '0', 'value min'],
    ['subtract', '10%', 'value not-a-number'],
    ['set-price', '-1', 'value min'],
  ])('"%s" with "%s" is refused: %s', (effect, text, reason) => {
    expect(reasonOf(() => parseEffect(effect, text, 'GBP'))).toBe(reason);
  });

  test.each([
    ['GBP', 0.01],
    ['JPY', 1],
    ['KWD', 0.001],
  ])('takes off at least one minor unit of %s', (currency, minNumber) => {
    expect(() => parseEffect('subtract', '0', currency)).toThrowError(
      expect.objectContaining({ problem: expect.objectContaining({ reason: 'min', values: { minNumber } }) }),
    );
  });
});

describe('a time', () => {
  test.each([
    ['2026-12-24', 'start', '2026-12-24T00:00:00'],
    ['2026-12-24', 'end', '2026-12-24T23:59:59'],
    ['2026-12-24 18:00', 'end', '2026-12-24T18:00:00'],
    ['2026-12-24T18:00:30', 'end', '2026-12-24T18:00:30'],
    ['24/12/2026 18:00', 'end', '2026-12-24T18:00:00'],
    ['24/12/2026', 'start', '2026-12-24T00:00:00'],
    ['1/2/2027', 'start', '2027-02-01T00:00:00'],
    ['24.12.2026 18:00', 'end', '2026-12-24T18:00:00'],
    ['', 'start', null],
    ['--/--/----', 'start', null],
    ['0001-01-01T00:00:00', 'end', null],
  ] as const)('"%s" as a %s is %s', (text, edge, wallTime) => {
    expect(parseLocalTime(text, 'validFrom', edge)).toBe(wallTime);
  });

  test.each(['31/02/2027', '2027-02-30', '12/24/2026', '2026-12-24 25:00', 'tomorrow', '1899-12-31', '24/12/26'])(
    '"%s" is refused',
    (text) => {
      expect(reasonOf(() => parseLocalTime(text, 'validUntil', 'end'))).toBe('validUntil not-a-date');
    },
  );
});

describe('the columns of a file', () => {
  const find = (headers: string[], query: object = {}) => Object.fromEntries(mapColumns(headers, query));

  test.each([
    [['code', 'tag', 'effect', 'value', 'mostPerOrder'], { code: 0, tag: 1, effect: 2, value: 3, mostPerOrder: 4 }],
    [
      ['Code', 'Tag / batch', 'Price group', 'Effect', 'Value', 'Valid from', 'Valid until', 'Max uses', 'Status'],
      { code: 0, tag: 1, effect: 3, value: 4, validFrom: 5, validUntil: 6, mostUses: 7 },
    ],
    [['Code', 'Stichwort', 'Gültig ab', 'Einlösungen höchstens'], { code: 0, tag: 1, validFrom: 2, mostUses: 3 }],
    [['Code', 'Schlagwort', 'Gültig ab', 'Höchstens'], { code: 0, tag: 1, validFrom: 2, mostUses: 3 }],
    [
      ['Voucher code', 'Valid until', 'Price effect', 'Value', 'Maximum usages', 'Comment'],
      { code: 0, validUntil: 1, effect: 2, value: 3, mostUses: 4, comment: 5 },
    ],
  ])('are found in %o', (headers, places) => {
    expect(find(headers)).toEqual(places);
  });

  test('are those the caller names, and no other column takes their place', () => {
    expect(find(['A', 'Code', 'Value'], { code: 'A', tag: 'code', value: '' })).toEqual({ code: 0, tag: 1 });
    expect(find(['Value', 'x'], { code: 'Value' })).toEqual({ code: 0 });
  });

  test('must be there', () => {
    expect(() => find(['Name'])).toThrow(
      expect.objectContaining({
        extras: { fieldErrors: [{ field: 'code', code: 'fileColumn', message: 'The file has no column of codes' }] },
      }),
    );
    expect(() => find(['Code'], { tag: 'Batch' })).toThrow(
      expect.objectContaining({
        extras: { fieldErrors: [{ field: 'tag', code: 'fileColumn', message: 'The file has no such column' }] },
      }),
    );
  });
});

test('exactly one mark of our reports is taken off a cell', () => {
  const read = (cell: string) => readCell([cell], new Map([['comment', 0]]), 'comment');
  expect(read("'=1+1")).toBe('=1+1');
  expect(read("''=1+1")).toBe("'=1+1");
  expect(read("'tis")).toBe("'tis");
  expect(read("'-5.00")).toBe('-5.00');
});
