import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../choices/limits.ts';
import { AMOUNT_MINOR_MAX } from './currencies.ts';
import { discountPrice, followPrice } from './derive-price.ts';

const amounts = fc.integer({ min: 0, max: AMOUNT_MINOR_MAX });
const percentages = fc.integer({ min: 1, max: 10_000 });
const effects = fc.oneof(
  fc.constant({ effect: 'none' as const, value: 0 }),
  fc.record({ effect: fc.constantFrom('set-price' as const, 'subtract' as const), value: amounts }),
  fc.record({ effect: fc.constant('percentage' as const), value: percentages }),
);

describe('a linked price', () => {
  const { min, max } = LIMITS.price.linkPercent;

  test.each([
    [10_000, 'fixed', -1_500, 8_500],
    [10_000, 'percentage', -5_000, 5_000],
    [10_000, 'percentage', 1_250, 11_250],
    [1_001, 'percentage', -5_000, 501],
    [333, 'percentage', -3_333, 222],
    [0, 'percentage', 5_000, 0],
    [9_999_999_999, 'percentage', 0, 9_999_999_999],
  ] as const)('of base %i by %s %i costs %i', (base, kind, difference, amount) => {
    expect(followPrice(base, { kind, difference })).toBe(amount);
  });

  test('is never more than half a unit from the exact share, for every amount and share there can be', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: min * 100, max: max * 100 }), (base, difference) => {
        const numerator = BigInt(base) * BigInt(10_000 + difference);
        const twice = 2n * (BigInt(followPrice(base, { kind: 'percentage', difference })) * 10_000n - numerator);
        expect(twice > -10_000n && twice <= 10_000n).toBe(true);
      }),
    );
  });
});

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
    expect(discountPrice(faceValue, { effect, value })).toBe(price);
  });

  test('costs whole minor units, at least nothing and at most its face value', () => {
    fc.assert(
      fc.property(amounts, effects, (faceValue, effect) => {
        const price = discountPrice(faceValue, effect);
        expect(Number.isSafeInteger(price) && price >= 0 && price <= faceValue).toBe(true);
      }),
    );
  });

  test('is within half a minor unit of the exact percentage, and halves go up', () => {
    fc.assert(
      fc.property(amounts, percentages, (faceValue, value) => {
        const exact = BigInt(faceValue) * BigInt(10_000 - value);
        const error = BigInt(discountPrice(faceValue, { effect: 'percentage', value })) * 10_000n - exact;
        expect(error > -5000n && error <= 5000n).toBe(true);
      }),
    );
  });

  test('never costs more when more is taken off, nor less when the ticket costs more', () => {
    fc.assert(
      fc.property(amounts, amounts, effects, fc.nat(1000), (one, other, { effect, value }, more) => {
        const higher = effect === 'percentage' ? Math.min(10_000, value + more) : value + more;
        if (effect === 'subtract' || effect === 'percentage')
          expect(discountPrice(one, { effect, value: higher })).toBeLessThanOrEqual(
            discountPrice(one, { effect, value }),
          );
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(discountPrice(low, { effect, value })).toBeLessThanOrEqual(discountPrice(high, { effect, value }));
      }),
    );
  });
});
