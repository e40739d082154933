import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from './settle.ts';

const item = (id: number, paidMinor: number) => ({ id, paidMinor });
const terms = { paymentStatus: 'PAID', feeMinor: 0, refund: 'later' } as const;

test('a fee is shared by what the tickets cost', () => {
  const settled = settle([item(1, 3000), item(2, 1000)], { ...terms, feeMinor: 401 });
  expect(settled).toEqual({
    items: [
      { id: 1, feeMinor: 301, backMinor: 2699 },
      { id: 2, feeMinor: 100, backMinor: 900 },
    ],
    feeMinor: 401,
    backMinor: 3599,
  });
});

test('nothing is given back when all of it is kept', () => {
  expect(settle([item(1, 3000), item(2, 0)], { ...terms, refund: 'none' })).toMatchObject({
    feeMinor: 3000,
    backMinor: 0,
  });
});

test('an unpaid order has nothing to give back and nothing to keep', () => {
  const unpaid = { ...terms, paymentStatus: 'UNPAID' } as const;
  expect(settle([item(1, 3000)], { ...unpaid, refund: 'none' })).toEqual({
    items: [{ id: 1, feeMinor: 0, backMinor: 0 }],
    feeMinor: 0,
    backMinor: 0,
  });
  expect(() => settle([item(1, 3000)], { ...unpaid, feeMinor: 1 })).toThrow('No more can be kept');
});

test('what is kept and what comes back add up to what was paid, ticket by ticket', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), fc.nat(1000), (prices, share) => {
      const items = prices.map((paidMinor, id) => item(id, paidMinor));
      const paidMinor = prices.reduce((sum, price) => sum + price, 0);
      const feeMinor = Math.floor((paidMinor * share) / 1000);
      const settled = settle(items, { ...terms, feeMinor });
      expect(settled.items.map((own) => own.feeMinor + own.backMinor)).toEqual(prices);
      expect(settled.items.every((own) => own.feeMinor >= 0 && own.backMinor >= 0)).toBe(true);
      expect(settled.items.reduce((sum, own) => sum + own.feeMinor, 0)).toBe(feeMinor);
      expect(settled.feeMinor + settled.backMinor).toBe(paidMinor);
    }),
  );
});
