import { compilePlan } from '@parterre/seating-plan';
import { SEAT_STATE } from '@parterre/seating-plan/seat-states';
import { expect, test } from 'vitest';
import { createTwoBlockPlan } from '#test/two-block-plan.ts';
import { createSeatChoice } from './seat-choice.ts';

const geometry = compilePlan(createTwoBlockPlan());

function choose(states: Record<number, keyof typeof SEAT_STATE>, own: string[] = []) {
  const all = new Uint8Array(geometry.seatCount).fill(SEAT_STATE.ASSIGNED);
  for (const [seat, state] of Object.entries(states)) all[Number(seat)] = SEAT_STATE[state];
  return createSeatChoice(geometry, all, own);
}

test('a seat that cannot be chosen says why, and those of one’s own can', () => {
  const choice = choose({ 0: 'SOLD', 1: 'BASKET', 2: 'BLOCKED', 3: 'UNASSIGNED' }, ['Stalls|A|1']);
  const obstacles = [1, 2, 3, 4, 99].map((seat) => choice.findObstacle(`Stalls|A|${seat}`));
  expect(obstacles).toEqual([undefined, 'BASKET', 'BLOCKED', 'UNASSIGNED', 'MISSING']);
});

test('free seats are found by block, row and the beginning of the last word, in plan order', () => {
  const choice = choose({ 0: 'SOLD' });
  expect(choice.searchFree('', 2)).toEqual(['Stalls|A|2', 'Stalls|A|3']);
  expect(choice.searchFree('stalls b 1', 5)).toEqual(['Stalls|B|1']);
  expect(choice.searchFree('stalls a 1', 5)).toEqual([]);
});
