import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { foldLabel } from '../../labels/label.ts';
import { LabelPool, nextLabel, stepLabel } from './next-label.ts';

test.each([
  ['9', '10'],
  ['Box 7', 'Box 8'],
  ['H', 'J'],
  ['az', 'ba'],
  ['Stalls', 'Stalls 2'],
  ['', '1'],
  ['٩', '١٠'],
  ['صف ٣', 'صف ٤'],
  ['۱۹', '۲۰'],
  ['९', '१०'],
  ['席９', '席１０'],
  ['A٣7', 'A٣8'],
])('%j is followed by %j', (label, next) => {
  expect(stepLabel(label)).toBe(next);
});

test('a label that is free stays; a taken one becomes the next that nothing has', () => {
  const pool = new LabelPool(['A', 'b', '7']);
  expect(['C', 'A', 'a', '7', '7', 'B'].map((label) => pool.take(label))).toEqual(['C', 'D', 'e', '8', '9', 'F']);
});

test('letters leave out I and O unless they are in use', () => {
  const pool = new LabelPool(['H', 'N']);
  expect(['H', 'N'].map((label) => pool.take(label))).toEqual(['J', 'P']);
  const all = new LabelPool(['I', 'O']);
  expect(['I', 'O'].map((label) => all.take(label))).toEqual(['J', 'P']);
});

test('labels are given as one search after the other would', () => {
  const labels = fc.array(fc.constantFrom('1', '2', '9', 'A', 'b', 'Z', 'Stalls', 'Stalls 2', ''), { maxLength: 30 });
  fc.assert(
    fc.property(labels, labels, (before, wanted) => {
      const pool = new LabelPool(before);
      const taken = new Set(before.map(foldLabel));
      for (const label of wanted) {
        const expected = taken.has(foldLabel(label)) ? nextLabel(label, taken) : label;
        taken.add(foldLabel(expected));
        expect(pool.take(label)).toBe(expected);
      }
    }),
  );
});

test('thousands of doubled labels cost thousands of searches, not millions', () => {
  const labels = Array.from({ length: 5000 }, (_, at) => `R${at + 1}`);
  const pool = new LabelPool(labels);
  const has = vi.spyOn(Set.prototype, 'has');
  try {
    expect(labels.map((label) => pool.take(label)).at(-1)).toBe('R10000');
    expect(has.mock.calls.length).toBeLessThan(40_000);
  } finally {
    has.mockRestore();
  }
});
