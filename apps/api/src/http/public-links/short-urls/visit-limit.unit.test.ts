import { describe, expect, it } from 'vitest';
import { createQuota } from '../quota.ts';
import { readVisitor } from '../visitor.ts';
import { createVisitLimit } from './visit-limit.ts';

const START_MS = Date.UTC(2026, 10, 20, 12);
const after = (minutes: number) => new Date(START_MS + minutes * 60_000);
const visitor = (address: string, userAgent = 'Firefox') => readVisitor(address, { 'user-agent': userAgent });

describe('a quota', () => {
  it('is spent per key, and full again when its window is over', () => {
    const quota = createQuota({ most: 2, windowMs: 60_000 });
    const spent = [0, 0, 0].map(() => quota.spend('a', after(0)));
    expect(spent).toEqual([true, true, false]);
    expect(quota.waitMs('a', after(0.5))).toBe(30_000);
    expect(quota.waitMs('b', after(0.5))).toBe(0);
    expect(quota.spend('a', after(1))).toBe(true);
  });

  it('forgets the oldest key rather than growing for ever', () => {
    const quota = createQuota({ most: 1, windowMs: 60_000 });
    for (let at = 0; at <= 50_000; at++) quota.spend(`key ${at}`, after(0));
    expect(quota.waitMs('key 0', after(0))).toBe(0);
    expect(quota.waitMs('key 1', after(0))).toBe(60_000);
  });
});

describe('what counts as a visit', () => {
  it('is one of a browser and link in half an hour', () => {
    const limit = createVisitLimit();
    expect(limit.admits(1, visitor('192.0.2.1'), after(0))).toBe(true);
    expect(limit.admits(1, visitor('192.0.2.1'), after(29))).toBe(false);
    expect(limit.admits(2, visitor('192.0.2.1'), after(29))).toBe(true);
    expect(limit.admits(1, visitor('192.0.2.1', 'Chrome'), after(29))).toBe(true);
    expect(limit.admits(1, visitor('192.0.2.1'), after(30))).toBe(true);
  });

  it('is 200 times a day at most from one address, however it calls itself', () => {
    const limit = createVisitLimit();
    const counted = (address: string) =>
      Array.from({ length: 500 }, (_, at) => limit.admits(1, visitor(address, `Firefox ${at}`), after(at))).filter(
        Boolean,
      ).length;
    expect(counted('192.0.2.1')).toBe(200);
    expect(counted('192.0.2.2')).toBe(200);
  });

  it('takes a whole /64 of IPv6 as one address, since one subscriber has all of it', () => {
    const limit = createVisitLimit();
    const counted = Array.from({ length: 500 }, (_, at) =>
      limit.admits(1, visitor(`2001:db8:1:2::${at.toString(16)}`), after(0)),
    );
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(limit.admits(1, visitor('2001:db8:1:3::1'), after(0))).toBe(true);
  });
});

describe('a network', () => {
  it('is kept as a digest that does not show the address', () => {
    const { network, browser } = visitor('192.0.2.1');
    expect(network).toMatch(/^[\w-]{22}$/);
    expect(`${network}${browser}`).not.toContain('192');
  });
});
