import { expect, test } from 'vitest';
import { listGoneSeats } from './list-gone-seats.ts';

const known = { prices: [{ ordinal: 1, priceTypeId: 71 }], holds: [{ ordinal: 2, holdId: 82 }] };
const diff = (ranges: { from: number; to: number; price?: number; hold?: number }[]) => [{ ranges }];

test('seats of a ticket or hold that is gone are listed, and no others', () => {
  const ranges = [
    { from: 0, to: 1, price: 1, hold: 2 },
    { from: 2, to: 3, price: 9 },
    { from: 4, to: 4, price: 1, hold: 9 },
    { from: 5, to: 6, price: 0, hold: 0 },
  ];
  expect(listGoneSeats(diff(ranges), known)).toEqual([2, 3, 4]);
});
