import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeShare, toBasisPoints, toPercent, WHOLE } from './basis-points.ts';

test('every rate survives the way through a form, which shows percent', () => {
  for (let basisPoints = 0; basisPoints <= WHOLE; basisPoints++)
    expect(toBasisPoints(toPercent(basisPoints))).toBe(basisPoints);
  expect([toPercent(810), toBasisPoints(8.1), toBasisPoints(0.29), toBasisPoints(null)]).toEqual([8.1, 810, 29, 0]);
});

test('a share and the rest of an amount differ from the whole by one unit at most', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_99), fc.nat(WHOLE), (amountMinor, share) => {
      const rest = amountMinor - takeShare(amountMinor, share) - takeShare(amountMinor, WHOLE - share);
      expect(Math.abs(rest)).toBeLessThanOrEqual(1);
    }),
  );
  expect([takeShare(101, 5000), takeShare(-101, 5000), takeShare(700, 0)]).toEqual([51, -50, 0]);
});
