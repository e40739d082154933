import { compilePlan } from '@parterre/seating-plan';
import { SEAT_STATE } from '@parterre/seating-plan/seat-states';
import { expect, test } from 'vitest';
import { createTwoBlockPlan } from '#test/two-block-plan.ts';
import { type HeatMeasure, type HeatUnit, measureHeat, toSteps } from './measure-heat.ts';

/** Stalls A 0–3 and B 4–7, Circle AA 8–11. */
const geometry = compilePlan(createTwoBlockPlan());
const SALES = {
  currency: 'USD',
  seats: 12,
  sold: 3,
  grossMinor: 34_200,
  blocks: [
    { blockId: 3, seats: 8, sold: 2, grossMinor: 27_000, prices: [] },
    { blockId: 5, seats: 4, sold: 1, grossMinor: 7200, prices: [] },
  ],
  rows: [
    { row: 0, seats: 4, sold: 2, grossMinor: 27_000 },
    { row: 2, seats: 4, sold: 1, grossMinor: 7200 },
  ],
};

const measure = (by: HeatMeasure, unit: HeatUnit, soldSeats = [0, 1, 8], sales: typeof SALES | null = SALES) => {
  const states = new Uint8Array(12).fill(SEAT_STATE.ASSIGNED);
  for (const seat of soldSeats) states[seat] = SEAT_STATE.SOLD;
  return measureHeat({ geometry, states, sales: sales ?? undefined, measure: by, unit });
};
const figures = (...asked: Parameters<typeof measure>) =>
  measure(...asked).parts.map(({ label, sold, seats, grossMinor, step }) => [label, sold, seats, grossMinor, step]);

test('blocks by the share that is sold', () => {
  expect(figures('sold', 'block')).toEqual([
    ['Stalls', 2, 8, 27_000, 2],
    ['Circle', 1, 4, 7200, 2],
  ]);
  expect(measure('sold', 'block')).toMatchObject({
    total: { seats: 12, sold: 3, grossMinor: 34_200 },
    ends: [0.2, 0.4, expect.closeTo(0.6), 0.8, 1],
  });
});

test('rows by gross per seat, up to the highest there is', () => {
  expect(figures('gross', 'row')).toEqual([
    ['Stalls A', 2, 4, 27_000, 5],
    ['Stalls B', 0, 4, 0, 0],
    ['Circle AA', 1, 4, 7200, 2],
  ]);
  expect(measure('gross', 'row').ends.at(-1)).toBe(6750);
});

test('a share of 0 has no colour, and only a share of 1 has the last one', () => {
  expect(figures('sold', 'row', [4, 8, 9, 10, 11]).map((row) => row.at(-1))).toEqual([0, 2, 5]);
  expect(figures('sold', 'row', [0, 1, 2]).map((row) => row.at(-1))).toEqual([4, 0, 0]);
});

test('a share that ends a step is of that step', () => {
  const states = new Uint8Array(12).fill(SEAT_STATE.SOLD, 0, 6);
  const five = { ...geometry, blocks: [{ ...geometry.blocks[0]!, seatCount: 10 }] };
  expect(measureHeat({ geometry: five, states, sales: undefined, measure: 'sold', unit: 'block' }).parts[0]?.step).toBe(
    3,
  );
});

test('without the sales the gross is unknown, not zero', () => {
  const heat = measure('sold', 'block', [0], null);
  expect(heat.total.grossMinor).toBeNull();
  expect(heat.parts.map(({ grossMinor }) => grossMinor)).toEqual([null, null]);
});

test('every seat has the step of its part', () => {
  expect([...toSteps(measure('gross', 'row'), 12)]).toEqual([5, 5, 5, 5, 0, 0, 0, 0, 2, 2, 2, 2]);
});
