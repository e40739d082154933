import { expect, test } from 'vitest';
import { createItem, createOrder } from '../testing/create-order.ts';
import { sumCancellation } from './cancel-values.ts';

/** Two tickets of 60.00 and 40.00, of which 25.00 was paid and 75.00 waived. */
function createWaived() {
  const items = [createItem({ id: 1, paidMinor: 6000 }), createItem({ id: 2, paidMinor: 4000 })];
  const money = { ...createOrder().money, waivedMinor: 7500, totalMinor: 2500, paidMinor: 2500, refundedMinor: 0 };
  return createOrder({ items, money, totalMinor: 2500 });
}
const asked = { itemIds: [1], feeMinor: 0, refund: 'later' as const };

test('what was waived of a ticket is not given back for it', () => {
  expect(sumCancellation(createWaived(), asked)).toEqual({
    tickets: 1,
    paidMinor: 1500,
    keptMinor: 0,
    backMinor: 1500,
    totalMinor: 1000,
  });
});

test('a fee above the amount paid keeps all of it, and so does a cancellation without a refund', () => {
  const kept = { tickets: 1, paidMinor: 1500, keptMinor: 1500, backMinor: 0, totalMinor: 2500 };
  expect(sumCancellation(createWaived(), { ...asked, feeMinor: 9999 })).toEqual(kept);
  expect(sumCancellation(createWaived(), { ...asked, refund: 'none' })).toEqual(kept);
});

test('tickets cancelled before are not counted, and without a chosen ticket all sums are zero', () => {
  const order = createWaived();
  const items = order.items.map((item) => (item.id === 2 ? { ...item, status: 'CANCELLED' as const } : item));
  const sums = sumCancellation({ ...order, items, money: { ...order.money, waivedMinor: 3500 } }, asked);
  expect(sums).toMatchObject({ tickets: 1, paidMinor: 2500, backMinor: 2500, totalMinor: 0 });
  expect(sumCancellation(order, { ...asked, itemIds: [] })).toMatchObject({ paidMinor: 0, backMinor: 0 });
});
