import { describe, expect, it } from 'vitest';
import { AppError } from '#errors.ts';
import { followAll, type LinkedPrice, refuseCycle } from './link-prices.ts';

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
