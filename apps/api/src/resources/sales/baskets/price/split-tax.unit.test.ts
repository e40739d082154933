import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitTax } from './split-tax.ts';

describe('tax inside prices', () => {
  test('of one line is the amount less the net amount', () => {
    expect(splitTax([{ amountMinor: 12_000, rateBasisPoints: 2000 }])).toEqual([2000]);
  });

  test('goes to the lines with the largest remainder first', () => {
    const lines = [1, 1, 1].map(() => ({ amountMinor: 1000, rateBasisPoints: 2000 }));
    expect(splitTax(lines)).toEqual([167, 167, 166]);
  });

  test('keeps rates apart and gives nothing to what is free or untaxed', () => {
    expect(
      splitTax([
        { amountMinor: 1200, rateBasisPoints: 2000 },
        { amountMinor: 1050, rateBasisPoints: 500 },
        { amountMinor: 0, rateBasisPoints: 2000 },
        { amountMinor: 900, rateBasisPoints: 0 },
      ]),
    ).toEqual([200, 50, 0, 0]);
  });

  test('of a rate adds up to the tax of its total, and no line gets more than a penny off', () => {
    const line = fc.record({
      amountMinor: fc.nat(1_000_000),
      rateBasisPoints: fc.constantFrom(0, 500, 700, 1900, 2000),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
        const taxes = splitTax(lines);
        for (const rate of new Set(lines.map((entry) => entry.rateBasisPoints))) {
          const own = lines.flatMap((entry, index) => (entry.rateBasisPoints === rate ? [index] : []));
          const amount = own.reduce((sum, index) => sum + (lines[index]?.amountMinor ?? 0), 0);
          expect(own.reduce((sum, index) => sum + (taxes[index] ?? 0), 0)).toBe(
            Math.round((amount * rate) / (10_000 + rate)),
          );
        }
        for (const [index, { amountMinor, rateBasisPoints }] of lines.entries())
          expect(
            Math.abs((taxes[index] ?? 0) - (amountMinor * rateBasisPoints) / (10_000 + rateBasisPoints)),
          ).toBeLessThan(1.5);
      }),
    );
  });
});
