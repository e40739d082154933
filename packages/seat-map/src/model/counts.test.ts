import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { expect, test } from 'vitest';
import { applyRemote } from '../commands/apply-remote.ts';
import { allocate } from '../testing/allocate.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { SAMPLE_PALETTE } from '../testing/sample-palette.ts';
import { readCounts } from './counts.ts';
import { createSeatModel } from './create-seat-model.ts';
import { writeSeat } from './write-seat.ts';

const geometry = gridPlan({ rows: 2, seats: 5 });

test('counts and values per price and hold, before and after edits', () => {
  const allocation = allocate(geometry, { price: 1, sold: [0], inBasket: [1], holds: { 2: 1, 3: 2 } });
  const model = createSeatModel(geometry, allocation, SAMPLE_PALETTE);
  writeSeat(model, 4, 2, 0);
  writeSeat(model, 5, 0, 0);
  const counts = readCounts(model);
  expect(counts.prices).toEqual([
    price(0, { seats: 1, seatsBefore: 0 }),
    price(1, { seats: 8, seatsBefore: 10, available: 5, blocked: 1, inBasket: 1, sold: 1 }, 10000),
    price(2, { seats: 1, seatsBefore: 0, available: 1 }, 5000),
    price(3, { seats: 0, seatsBefore: 0 }, 2000),
  ]);
  expect(counts.holds.map(({ ordinal, seats, available, blocked }) => [ordinal, seats, available, blocked])).toEqual([
    [0, 8, 5, 0],
    [1, 1, 1, 0],
    [2, 1, 0, 1],
  ]);
  expect(counts.states).toEqual({ UNASSIGNED: 1, ASSIGNED: 6, BLOCKED: 1, BASKET: 1, SOLD: 1 });
  expect(counts).toMatchObject({ seatCount: 10, movingCount: 2, valueMinor: 85000, valueBeforeMinor: 100000 });
});

test('an ordinal that the palette does not know is counted, without a value', () => {
  const model = createSeatModel(geometry, allocate(geometry, { price: 700 }), SAMPLE_PALETTE);
  expect(readCounts(model).prices.find((row) => row.ordinal === 700)).toMatchObject({ seats: 10, valueMinor: 0 });
  for (let seat = 0; seat < 10; seat++) writeSeat(model, seat, 1, 0);
  expect(readCounts(model).prices.find((row) => row.ordinal === 700)).toMatchObject({ seats: 0, seatsBefore: 10 });
});

test('an edit of a seat that is sold meanwhile does not move, and moves again when it comes free', () => {
  const model = createSeatModel(geometry, allocate(geometry, { price: 1 }), SAMPLE_PALETTE);
  writeSeat(model, 4, 2, 0);
  writeSeat(model, 5, 2, 0);
  const claim = (code: number) =>
    applyRemote(model, { from: 5, to: 5, claim: code }, { overtaken: [], claimed: [], freed: [] });
  claim(CLAIM_CODE.sold);
  expect(readCounts(model)).toMatchObject({ movingCount: 1 });
  expect(model.editedCount).toBe(2);
  claim(CLAIM_CODE.none);
  expect(readCounts(model)).toMatchObject({ movingCount: 2 });
});

test('a claimed seat counts as what it was claimed as, in the base too', () => {
  const claimPrice = new Uint16Array(10);
  claimPrice[0] = 3;
  const allocation = { ...allocate(geometry, { price: 1, sold: [0] }), claimPrice };
  const model = createSeatModel(geometry, allocation, SAMPLE_PALETTE);
  const third = readCounts(model).prices.find((row) => row.ordinal === 3);
  expect(third).toMatchObject({ seats: 1, seatsBefore: 1, sold: 1, valueMinor: 2000 });
});

function price(ordinal: number, some: Record<string, number>, faceValueMinor = 0) {
  const row = { ordinal, seats: 0, seatsBefore: 0, available: 0, blocked: 0, inBasket: 0, sold: 0, ...some };
  return { ...row, valueMinor: row.seats * faceValueMinor, valueBeforeMinor: row.seatsBefore * faceValueMinor };
}
