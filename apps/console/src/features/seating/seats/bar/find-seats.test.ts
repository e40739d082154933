import { compilePlan } from '@parterre/seating-plan';
import { expect, test } from 'vitest';
import { createTwoBlockPlan } from '#test/two-block-plan.ts';
import { findSeats } from './find-seats.ts';

const geometry = compilePlan(createTwoBlockPlan());
const words = { block: 'Block', row: 'Row', seat: 'Seat' };
const find = (typed: string) => findSeats(geometry, typed, { words }).map((found) => found.seat);

test.each([
  ['stalls b 3', [6]],
  ['Stalls|B|3', [6]],
  ['  STALLS   b  3 ', [6]],
  ['circ aa 2', [9]],
  ['b 3', [6]],
  ['b3', [6]],
  ['stalls b3', [6]],
  ['aa', [8]],
  ['circle', [8]],
  ['stalls', [0, 4]],
  ['Stalls, row B, seat 3', [6]],
  ['row b', [4]],
  ['Row AA, Seat 2', [9]],
  ['block circle row aa seat 2', [9]],
  ['B-3', [6]],
  ['b/3', [6]],
  ['b,3', [6]],
  ['Ｂ３', [6]],
])('%j finds the seats %j', (typed, seats) => {
  expect(find(typed)).toEqual(seats);
});

test('an empty search, a seat of another plan and a seat that does not exist find nothing', () => {
  expect(find('')).toEqual([]);
  expect(find('balcony a 1')).toEqual([]);
  expect(find('stalls a 99')).toEqual([]);
  expect(find('seat 3')).toEqual([]);
});

test('a found seat is named in full', () => {
  expect(findSeats(geometry, 'circle aa 4', { words })).toEqual([{ seat: 11, block: 'Circle', row: 'AA', label: '4' }]);
});

test('no more results are returned than asked for', () => {
  expect(findSeats(geometry, 'stalls', { words, most: 1 })).toHaveLength(1);
});

/** Makes a plan whose rows all have the same seats. */
function planOf(blocks: readonly (readonly [label: string, rows: readonly string[], seats: readonly string[]])[]) {
  return compilePlan({
    ...createTwoBlockPlan(),
    blocks: blocks.map(([label, rows, seats], at) => ({
      ...{ blockId: at + 1, label, description: '', bestRank: null },
      rows: rows.map((row, y) => ({
        label: row,
        seats: seats.map((seat, x) => ({ label: seat, x: x * 20, y: at * 100 + y * 20 })),
      })),
    })),
  });
}

test('labels of several words, marks, other scripts and signs are found as they are written', () => {
  const plan = planOf([
    ['Mezz-A', ['Loge 1', 'Row Z'], ['12 A', '12-B']],
    ['一樓', ['12排'], ['5號']],
    ['🎸', ['🎸🎸'], ['1']],
  ]);
  const findIn = (typed: string) => findSeats(plan, typed, { words }).map(({ seat }) => seat);
  expect(findIn('Mezz-A loge 1 12-b')).toEqual([1]);
  expect(findIn('mezz a, row loge 1, seat 12 a')).toEqual([0]);
  expect(findIn('mezz a row z 12 A')).toEqual([2]);
  expect(findIn('一樓 12排 5號')).toEqual([4]);
  expect(findIn('🎸 🎸🎸 1')).toEqual([5]);
});

test('an exact match comes first, however many blocks before it only begin like it', () => {
  const areas = Array.from({ length: 60 }, (_, at) => [`Area ${at}`, ['1'], ['1']] as const);
  const plan = planOf([...areas, ['A', ['1'], ['1']]]);
  expect(findSeats(plan, 'a 1 1', { words })[0]).toMatchObject({ block: 'A', row: '1', label: '1' });
});

test('blocks that only have the letter of a row in their names do not follow it', () => {
  expect(find('row a')).toEqual([0]);
  expect(find('all')).toEqual([0, 4]);
});

test('seats are named in the language of the reader', () => {
  const german = { block: 'Block', row: 'Reihe', seat: 'Platz' };
  expect(findSeats(geometry, 'Circle, Reihe AA, Platz 4', { words: german })[0]).toMatchObject({ seat: 11 });
});
