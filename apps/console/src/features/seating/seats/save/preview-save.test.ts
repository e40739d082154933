import type { Counts } from '@parterre/seat-map';
import { expect, test } from 'vitest';
import { previewSave } from './preview-save.ts';

const row = (ordinal: number, seatsBefore: number, seats: number, faceValueMinor: number) => ({
  ...{ ordinal, seatsBefore, seats, available: 0, blocked: 0, inBasket: 0, sold: 0 },
  valueBeforeMinor: seatsBefore * faceValueMinor,
  valueMinor: seats * faceValueMinor,
});
const counts: Counts = {
  prices: [row(0, 4, 1, 0), row(1, 10, 8, 5000), row(2, 0, 5, 3000), row(3, 7, 7, 1000)],
  holds: [row(0, 20, 18, 0), row(1, 1, 3, 0), row(2, 4, 4, 0)],
  states: { UNASSIGNED: 0, ASSIGNED: 0, BLOCKED: 0, BASKET: 0, SOLD: 0 },
  ...{ seatCount: 21, movingCount: 7, valueBeforeMinor: 57_000, valueMinor: 62_000 },
};

test('only what changes is listed, sold seats count at what they cost, also in the total', () => {
  // Price type 1 was sold 12.00 below today's price, price type 3 2.00 above.
  const preview = previewSave(
    counts,
    new Map([
      [1, -1200],
      [3, 200],
    ]),
  );
  expect(preview.prices).toEqual([
    { ordinal: 0, seatsBefore: 4, seats: 1, valueBeforeMinor: 0, valueMinor: 0 },
    { ordinal: 1, seatsBefore: 10, seats: 8, valueBeforeMinor: 48_800, valueMinor: 38_800 },
    { ordinal: 2, seatsBefore: 0, seats: 5, valueBeforeMinor: 0, valueMinor: 15_000 },
  ]);
  expect(preview.holds.map(({ ordinal, seatsBefore, seats }) => [ordinal, seatsBefore, seats])).toEqual([
    [0, 20, 18],
    [1, 1, 3],
  ]);
  expect(preview).toMatchObject({ movingCount: 7, valueBeforeMinor: 56_000, valueMinor: 61_000 });
});
