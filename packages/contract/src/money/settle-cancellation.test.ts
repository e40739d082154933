import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CANCEL_REFUNDS } from '../choices/order-choices.ts';
import { settleCancellation } from './settle-cancellation.ts';
import { splitByRemainder } from './split-by-remainder.ts';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const amount = fc.nat(100_000);

/** Any order with both cancelled and active tickets, partly waived, and paid in part, in full or too much. */
const order = fc
  .record({
    costs: fc.array(amount, { maxLength: 8 }),
    standingMinor: amount,
    /** Postage and fees kept by earlier cancellations, which belong to no ticket. */
    otherMinor: fc.nat(2000),
    waivedShare: fc.nat(1000),
    paidShare: fc.nat(1300),
    feeMinor: fc.oneof(fc.constant(0), amount),
    refund: fc.constantFrom(...CANCEL_REFUNDS),
  })
  .map(({ costs, standingMinor, otherMinor, waivedShare, paidShare, ...asked }) => {
    const ticketsMinor = sumOf(costs) + standingMinor;
    const waivedMinor = Math.floor((ticketsMinor * waivedShare) / 1000);
    const totalMinor = ticketsMinor + otherMinor - waivedMinor;
    const paidMinor = Math.floor((totalMinor * paidShare) / 1000);
    const cancelled = costs.map((cost, id) => ({ id, paidMinor: cost }));
    return { cancelled, terms: { ...asked, standingMinor, totalMinor, paidMinor, waivedMinor } };
  });

test('what is kept and given back is what was paid, as far as the tickets that stand do not need it', () => {
  fc.assert(
    fc.property(order, ({ cancelled, terms }) => {
      const settled = settleCancellation(cancelled, terms);
      const inOrderMinor = Math.min(terms.paidMinor, terms.totalMinor);
      expect(settled.feeMinor).toBeLessThanOrEqual(settled.paidMinor);
      expect(settled.paidMinor).toBeLessThanOrEqual(Math.max(0, inOrderMinor));
      if (terms.refund === 'none') expect(settled).toMatchObject({ feeMinor: settled.paidMinor, backMinor: 0 });
      else expect(settled.feeMinor).toBe(Math.min(terms.feeMinor, settled.paidMinor));
      // A refund is due only when the remaining order is paid in full.
      if (settled.backMinor > 0) expect(inOrderMinor - settled.backMinor).toBe(settled.totalMinor);
      else expect(inOrderMinor).toBeLessThanOrEqual(settled.totalMinor);
    }),
  );
});

test('the tickets add up to the whole, none of them below nothing, and the order to what is left of it', () => {
  fc.assert(
    fc.property(order, ({ cancelled, terms }) => {
      const settled = settleCancellation(cancelled, terms);
      const { items, feeMinor, backMinor, waivedMinor, totalMinor } = settled;
      expect(items.map(({ id }) => id)).toEqual(cancelled.map(({ id }) => id));
      expect(sumOf(items.map((item) => item.feeMinor))).toBe(feeMinor);
      expect(sumOf(items.map((item) => item.backMinor))).toBe(backMinor);
      expect(items.every((item) => item.feeMinor >= 0 && item.backMinor >= 0)).toBe(true);
      expect(items.every((item, index) => item.feeMinor + item.backMinor <= (cancelled[index]?.paidMinor ?? 0))).toBe(
        true,
      );
      expect(waivedMinor).toBeGreaterThanOrEqual(0);
      const grossMinor = sumOf(cancelled.map(({ paidMinor }) => paidMinor));
      expect(totalMinor).toBe(terms.totalMinor - grossMinor + waivedMinor + feeMinor);
    }),
  );
});

test('cancelling nothing costs, keeps and gives back nothing', () => {
  fc.assert(
    fc.property(order, ({ terms }) => {
      const paid = { ...terms, paidMinor: Math.min(terms.paidMinor, terms.totalMinor) };
      const settled = settleCancellation([], paid);
      expect(settled).toEqual({
        ...{ items: [], paidMinor: 0, feeMinor: 0, backMinor: 0, waivedMinor: 0 },
        totalMinor: terms.totalMinor,
      });
    }),
  );
});

test('shares add up to the amount, and none is a penny or more away from its exact part', () => {
  fc.assert(
    fc.property(amount, fc.array(fc.nat(10_000), { minLength: 1, maxLength: 30 }), (totalMinor, weights) => {
      const weight = sumOf(weights);
      fc.pre(weight > 0);
      const shares = splitByRemainder(totalMinor, weights);
      expect(sumOf(shares)).toBe(totalMinor);
      for (const [index, share] of shares.entries())
        expect(Math.abs(share - (totalMinor * (weights[index] ?? 0)) / weight)).toBeLessThan(1);
    }),
  );
});
