import type { SeatColumns } from '@parterre/seat-map';
import { compilePlan, type Geometry, SEAT_FLAG } from '@parterre/seating-plan';
import { SEAT_STATE } from '@parterre/seating-plan/seat-states';
import { expect, test } from 'vitest';
import { createTwoBlockPlan } from '#test/two-block-plan.ts';
import { type BestWish, findBest } from './find-best.ts';

/** Stalls A 0–3 and B 4–7, Circle AA 8–11, all with price type 1. */
const geometry = compilePlan(createTwoBlockPlan());
const WISH: BestWish = { quantity: 2, isTogether: true, prices: [], hold: null, block: null, withAccess: false };

interface Odd {
  price?: number;
  hold?: number;
  state?: keyof typeof SEAT_STATE;
  isAlternate?: boolean;
}

function columnsOf(odd: Record<number, Odd> = {}): SeatColumns {
  const seats = Array.from({ length: 12 }, (_, seat) => odd[seat] ?? {});
  return {
    price: Uint16Array.from(seats, ({ price = 1 }) => price),
    hold: Uint16Array.from(seats, ({ hold = 0 }) => hold),
    state: Uint8Array.from(seats, ({ state = 'ASSIGNED' }) => SEAT_STATE[state]),
    isAlternate: Uint8Array.from(seats, ({ isAlternate = false }) => Number(isAlternate)),
  };
}

const find = (wish: Partial<BestWish> = {}, odd?: Record<number, Odd>, plan: Geometry = geometry) =>
  findBest(plan, columnsOf(odd), { ...WISH, ...wish });
const seatsOf = (...asked: Parameters<typeof find>) => {
  const answer = find(...asked);
  return answer.kind === 'found' ? answer.seats : answer;
};

test('seats side by side are taken from what is open', () => {
  expect(find()).toMatchObject({ kind: 'found', how: 'together' });
  expect(seatsOf({ quantity: 4 }, { 1: { state: 'SOLD' }, 6: { state: 'BASKET' } })).toEqual([8, 9, 10, 11]);
});

test('a party that may be split gets seats where one row has too few', () => {
  const odd = { 1: { state: 'SOLD' }, 6: { state: 'SOLD' }, 9: { state: 'SOLD' } } as const;
  expect(find({ quantity: 4 }, odd)).toEqual({ kind: 'tooFew', open: 9, together: 2, access: 0 });
  const split = find({ quantity: 4, isTogether: false }, odd);
  expect(split).toMatchObject({ kind: 'found', how: 'two-rows' });
});

test('when there are too few the answer is how many fit, and how many of them lie together', () => {
  expect(find({ quantity: 20, isTogether: false })).toEqual({ kind: 'tooFew', open: 12, together: 4, access: 0 });
  expect(find({ prices: [2] })).toEqual({ kind: 'tooFew', open: 0, together: 0, access: 0 });
});

test('ticket, block and hold narrow the choice', () => {
  expect(seatsOf({ block: 1 })).toEqual([8, 9]);
  expect(seatsOf({ prices: [2, 3] }, { 5: { price: 2 }, 6: { price: 3 } })).toEqual([5, 6]);
  expect(
    seatsOf({ prices: [0] }, { 2: { price: 0, state: 'UNASSIGNED' }, 3: { price: 0, state: 'UNASSIGNED' } }),
  ).toEqual([2, 3]);
});

test('held seats are found for who names the hold; of the others only those that can be sold', () => {
  const held = {
    4: { hold: 1, state: 'BLOCKED' },
    5: { hold: 1, state: 'BLOCKED' },
    0: { hold: 2 },
    1: { hold: 2 },
  } as const;
  expect(seatsOf({ hold: 1 }, held)).toEqual([4, 5]);
  expect(seatsOf({ hold: 2 }, held)).toEqual([0, 1]);
  expect(find({ quantity: 10, isTogether: false }, held)).toMatchObject({ seats: [0, 1, 2, 3, 6, 7, 8, 9, 10, 11] });
  expect(find({ quantity: 9, isTogether: false, hold: 0 }, held)).toMatchObject({ kind: 'tooFew', open: 8 });
});

test('what an alternating block withholds is nobody’s, even when a hold is named', () => {
  expect(
    find({ hold: 1 }, { 4: { hold: 1, state: 'BLOCKED' }, 5: { hold: 1, state: 'BLOCKED', isAlternate: true } }),
  ).toEqual({
    kind: 'tooFew',
    open: 1,
    together: 1,
    access: 0,
  });
});

test('places for wheelchairs and companions wait for who asks for them', () => {
  const flags = geometry.flags.slice().fill(SEAT_FLAG.wheelchair, 0, 2).fill(SEAT_FLAG.companion, 2, 8);
  const plan = { ...geometry, flags };
  expect(seatsOf({ quantity: 4 }, {}, plan)).toEqual([8, 9, 10, 11]);
  expect(find({ quantity: 5, isTogether: false }, {}, plan)).toMatchObject({ kind: 'tooFew', open: 4, access: 8 });
  expect(find({ quantity: 5, isTogether: false, withAccess: true }, {}, plan)).toMatchObject({ kind: 'found' });
});
