import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountItem } from './discount-item.ts';

const anyFaceValue = fc.integer({ min: 0, max: 99_999_999_99 });
const anyAmount = fc.integer({ min: 0, max: 99_999_999_99 });
const anyPercentage = fc.integer({ min: 1, max: 10_000 });
const anyEffect = fc.oneof(
  fc.constant({ effect: 'none' as const, value: 0 }),
  fc.record({ effect: fc.constantFrom('set-price' as const, 'subtract' as const), value: anyAmount }),
  fc.record({ effect: fc.constant('percentage' as const), value: anyPercentage }),
);

describe('a discounted ticket', () => {
  test.each([
    [5000, 'none', 0, 5000],
    [5000, 'set-price', 1500, 1500],
    [5000, 'set-price', 0, 0],
    [1000, 'set-price', 1500, 1000],
    [5000, 'subtract', 500, 4500],
    [400, 'subtract', 500, 0],
    [5000, 'percentage', 2500, 3750],
    [5000, 'percentage', 10_000, 0],
    [1, 'percentage', 5000, 1],
    [3, 'percentage', 5000, 2],
    [999, 'percentage', 1000, 899],
    [0, 'percentage', 5000, 0],
  ] as const)('of %i under %s %i costs %i', (faceValue, effect, value, price) => {
    expect(discountItem(faceValue, { effect, value })).toBe(price);
  });

  test('costs whole minor units, at least nothing and at most its face value', () => {
    fc.assert(
      fc.property(anyFaceValue, anyEffect, (faceValue, effect) => {
        const price = discountItem(faceValue, effect);
        expect(Number.isSafeInteger(price) && price >= 0 && price <= faceValue).toBe(true);
      }),
    );
  });

  test('is within half a minor unit of the exact percentage, and halves go up', () => {
    fc.assert(
      fc.property(anyFaceValue, anyPercentage, (faceValue, value) => {
        const exact = BigInt(faceValue) * BigInt(10_000 - value);
        const error = BigInt(discountItem(faceValue, { effect: 'percentage', value })) * 10_000n - exact;
        expect(error > -5000n && error <= 5000n).toBe(true);
      }),
    );
  });

  test('never costs more when more is taken off, nor less when the ticket costs more', () => {
    fc.assert(
      fc.property(anyFaceValue, anyFaceValue, anyEffect, fc.nat(1000), (one, other, { effect, value }, more) => {
        const higher = effect === 'percentage' ? Math.min(10_000, value + more) : value + more;
        if (effect === 'subtract' || effect === 'percentage')
          expect(discountItem(one, { effect, value: higher })).toBeLessThanOrEqual(
            discountItem(one, { effect, value }),
          );
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(discountItem(low, { effect, value })).toBeLessThanOrEqual(discountItem(high, { effect, value }));
      }),
    );
  });
});
