import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedulePayments } from './schedule-payments.ts';

test('a deposit and equal payments, the odd pennies in the last', () => {
  expect(schedulePayments({ depositBasisPoints: 2500, payments: 3, interval: 'month' }, 10_001, '2026-11-30')).toEqual([
    { number: 0, dueOn: '2026-11-30', amountMinor: 2500 },
    { number: 1, dueOn: '2026-12-30', amountMinor: 2500 },
    { number: 2, dueOn: '2027-01-30', amountMinor: 2500 },
    { number: 3, dueOn: '2027-02-28', amountMinor: 2501 },
  ]);
});

test.each([
  ['week', '2026-12-07'],
  ['fortnight', '2026-12-14'],
  ['month', '2026-12-30'],
] as const)('a payment is due a %s after the deposit', (interval, dueOn) => {
  const [, first] = schedulePayments({ depositBasisPoints: 5000, payments: 1, interval }, 200, '2026-11-30');
  expect(first).toEqual({ number: 1, dueOn, amountMinor: 100 });
});

test('the payments add up to the total, differ by less than their number and come one after the other', () => {
  const anyPlan = fc.record({
    depositBasisPoints: fc.integer({ min: 100, max: 9000 }),
    payments: fc.integer({ min: 1, max: 24 }),
    interval: fc.constantFrom('week' as const, 'fortnight' as const, 'month' as const),
  });
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 1, max: 10_000_000 }), (plan, totalMinor) => {
      const schedule = schedulePayments(plan, totalMinor, '2026-01-31');
      const amounts = schedule.map(({ amountMinor }) => amountMinor);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(totalMinor);
      expect(Math.max(...amounts.slice(1)) - Math.min(...amounts.slice(1))).toBeLessThan(plan.payments);
      const days = schedule.map(({ dueOn }) => dueOn);
      expect(days).toEqual([...new Set(days)].sort());
    }),
  );
});
