import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from './settle.ts';

const item = (id: number, paidMinor: number) => ({ id, paidMinor });
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
/**
 * Describes an order of these tickets, of which `paid` was received. `standing` is the price of those that are not
 * cancelled.
 */
const terms = (tickets: number[], paid = sumOf(tickets), standing = 0) => ({
  sums: { SALE: sumOf(tickets) + standing, PAYMENT: paid },
  standingMinor: standing,
  feeMinor: 0,
  refund: 'later' as const,
});

test('a fee is shared by what the tickets cost', () => {
  const settled = settle([item(1, 3000), item(2, 1000)], { ...terms([3000, 1000]), feeMinor: 401 });
  expect(settled).toEqual({
    items: [
      { id: 1, feeMinor: 301, backMinor: 2699 },
      { id: 2, feeMinor: 100, backMinor: 900 },
    ],
    paidMinor: 4000,
    feeMinor: 401,
    backMinor: 3599,
    waivedMinor: 0,
    totalMinor: 401,
  });
});

test('nothing is given back when all of it is kept', () => {
  expect(settle([item(1, 3000), item(2, 0)], { ...terms([3000]), refund: 'none' })).toMatchObject({
    feeMinor: 3000,
    backMinor: 0,
  });
});

test('an unpaid order has nothing to give back and nothing to keep', () => {
  const unpaid = terms([3000], 0);
  expect(settle([item(1, 3000)], { ...unpaid, refund: 'none' })).toEqual({
    items: [{ id: 1, feeMinor: 0, backMinor: 0 }],
    paidMinor: 0,
    feeMinor: 0,
    backMinor: 0,
    waivedMinor: 0,
    totalMinor: 0,
  });
  expect(() => settle([item(1, 3000)], { ...unpaid, feeMinor: 1 })).toThrow('No more can be kept');
});

test('of a part-paid order no more than its part is given back or kept', () => {
  const partPaid = terms([3000, 1000], 1000);
  expect(settle([item(1, 3000), item(2, 1000)], partPaid).items).toEqual([
    { id: 1, feeMinor: 0, backMinor: 750 },
    { id: 2, feeMinor: 0, backMinor: 250 },
  ]);
  expect(() => settle([item(1, 3000), item(2, 1000)], { ...partPaid, feeMinor: 1001 })).toThrow('No more can be kept');
});

test('what was paid for a cancelled ticket first pays for those that stand', () => {
  // 40.00 of 100.00 is paid. Without the ticket of 50.00 the order costs 50.00 and owes 10.00 instead of 60.00.
  expect(settle([item(1, 5000)], terms([5000], 4000, 5000))).toMatchObject({ feeMinor: 0, backMinor: 0 });
  // 80.00 of 100.00 is paid, which is 30.00 more than the remaining ticket costs.
  expect(settle([item(1, 5000)], terms([5000], 8000, 5000))).toMatchObject({ feeMinor: 0, backMinor: 3000 });
  expect(settle([item(1, 5000)], { ...terms([5000], 8000, 5000), feeMinor: 1000 })).toMatchObject({ backMinor: 2000 });
  expect(settle([item(1, 5000)], { ...terms([5000], 8000, 5000), refund: 'none' })).toMatchObject({
    feeMinor: 4000,
    backMinor: 0,
  });
});

test('what was let off is not given back', () => {
  const waived = { ...terms([6000, 4000], 2500), sums: { SALE: 10_000, PAYMENT: 2500, WAIVER: -7500 } };
  expect(settle([item(1, 6000), item(2, 4000)], waived)).toMatchObject({ backMinor: 2500, waivedMinor: 7500 });
  const one = { ...waived, standingMinor: 4000 };
  expect(settle([item(1, 6000)], one)).toMatchObject({ backMinor: 1500, waivedMinor: 4500 });
});

test('what is kept and what comes back add up to what was paid, ticket by ticket', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), fc.nat(1000), (prices, share) => {
      const items = prices.map((paidMinor, id) => item(id, paidMinor));
      const paidMinor = sumOf(prices);
      const feeMinor = Math.floor((paidMinor * share) / 1000);
      const settled = settle(items, { ...terms(prices), feeMinor });
      expect(settled.items.map((own) => own.feeMinor + own.backMinor)).toEqual(prices);
      expect(settled.items.every((own) => own.feeMinor >= 0 && own.backMinor >= 0)).toBe(true);
      expect(sumOf(settled.items.map((own) => own.feeMinor))).toBe(feeMinor);
      expect(settled.feeMinor + settled.backMinor).toBe(paidMinor);
    }),
  );
});

test('whatever was paid of an order, nobody is given back more than that, and the rest never owes more than it costs', () => {
  const prices = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(prices, fc.nat(100_000), fc.nat(1000), (own, standing, share) => {
      const total = sumOf(own) + standing;
      const paid = Math.floor((total * share) / 1000);
      const settled = settle(
        own.map((paidMinor, id) => item(id, paidMinor)),
        terms(own, paid, standing),
      );
      expect(settled.backMinor).toBe(Math.max(0, paid - standing));
      expect(settled.items.every((each, index) => each.backMinor <= (own[index] ?? 0))).toBe(true);
      expect(sumOf(settled.items.map(({ backMinor }) => backMinor))).toBe(settled.backMinor);
    }),
  );
});
