import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#errors.ts';
import { followAll, followPrice, type LinkedPrice, refuseCycle } from './link-prices.ts';

const price = (
  id: number,
  faceValueMinor: number,
  link?: [base: number, kind: 'fixed' | 'percentage', by: number],
): LinkedPrice => ({
  id,
  name: { 'en-GB': `Price ${id}` },
  faceValueMinor,
  linkedPriceId: link?.[0] ?? null,
  linkKind: link?.[1] ?? null,
  linkDifference: link?.[2] ?? null,
});

describe('a linked price', () => {
  it.each([
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

  it('is never more than half a minor unit from the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: -10_000, max: 10_000 }), (base, share) => {
        const exact = (base * (10_000 + share)) / 10_000;
        expect(Math.abs(followPrice(base, { kind: 'percentage', difference: share }) - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('follows its base through other linked prices', () => {
    const prices = [
      price(1, 10_000),
      price(2, 8_000, [1, 'fixed', -2_000]),
      price(3, 4_000, [2, 'percentage', -5_000]),
      price(4, 500),
    ];
    const followers = followAll(prices, price(1, 12_000));
    expect(followers.map(({ id, faceValueMinor }) => [id, faceValueMinor])).toEqual([
      [2, 10_000],
      [3, 5_000],
    ]);
  });

  it('stops a change that would bring it below zero, and names it', () => {
    const prices = [price(1, 10_000), price(2, 8_000, [1, 'fixed', -2_000])];
    expect(() => followAll(prices, price(1, 1_999))).toThrow(AppError);
    expect(followAll(prices, price(1, 2_000))[0]?.faceValueMinor).toBe(0);
  });

  it('cannot follow itself, neither directly nor round a circle', () => {
    const prices = [price(1, 1), price(2, 1, [1, 'fixed', 0]), price(3, 1, [2, 'fixed', 0])];
    expect(() => refuseCycle(prices, 1, 1)).toThrow(AppError);
    expect(() => refuseCycle(prices, 1, 3)).toThrow(AppError);
    expect(() => refuseCycle(prices, 4, 3)).not.toThrow();
  });
});
