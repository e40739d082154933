import { expect, test } from 'vitest';
import { gridPlan } from '../testing/grid-plan.ts';
import { stepSeat } from './step-seat.ts';

test('arrows point where they do on the page, even when the seats face down', () => {
  const upright = gridPlan({ rows: 3, seats: 3 });
  const turned = gridPlan({ rows: 3, seats: 3, rotation: 180 });
  expect(stepSeat(upright, 4, 'right')).toBe(5);
  expect(stepSeat(upright, 4, 'up')).toBe(1);
  expect(stepSeat(turned, 4, 'right')).toBe(3);
  expect(stepSeat(turned, 4, 'up')).toBe(7);
});

test('a step crosses an aisle to the next seat of the row', () => {
  const plan = gridPlan({ seats: 6, aisleAfter: 3 });
  expect(plan.right[2]).toBe(-1);
  expect(stepSeat(plan, 2, 'right')).toBe(3);
  expect(stepSeat(plan, 3, 'left')).toBe(2);
});

test('a step up or down reaches the nearest seat of the neighbouring row', () => {
  const plan = gridPlan({ rows: 2, seats: 4, rotation: 30 });
  for (let seat = 0; seat < 4; seat++) {
    expect(stepSeat(plan, seat, 'down')).toBe(seat + 4);
    expect(stepSeat(plan, seat + 4, 'up')).toBe(seat);
  }
});

test('there is no seat beyond the edge of the house', () => {
  const plan = gridPlan({ rows: 1, seats: 2 });
  expect(stepSeat(plan, 0, 'left')).toBe(-1);
  expect(stepSeat(plan, 1, 'right')).toBe(-1);
  expect(stepSeat(plan, 0, 'up')).toBe(-1);
  expect(stepSeat(plan, 0, 'down')).toBe(-1);
});
