import type { Numbering } from '@parterre/seating-plan/edit';
import { expect, test } from 'vitest';
import { previewLabels } from './preview-labels.ts';

const numbers: Numbering = { style: 'numbers', start: '1', isReversed: false, skipIO: true };

test('a preview says the first labels and the last', () => {
  expect(previewLabels('seats', numbers, 12)).toBe('1, 2, 3 … 12');
  expect(previewLabels('seats', { ...numbers, style: 'odd' }, 5)).toBe('1, 3, 5 … 9');
  expect(previewLabels('rows', { ...numbers, style: 'letters', start: 'A' }, 10)).toBe('A, B, C … K');
});

test('counted from the right, the first seat from the left is the last', () => {
  expect(previewLabels('seats', { ...numbers, isReversed: true }, 8)).toBe('8, 7, 6 … 1');
});

test('rows pass over the labels that others of their block have', () => {
  const letters: Numbering = { ...numbers, style: 'letters', start: 'A' };
  expect(previewLabels('rows', letters, 5, ['A', 'B', 'C', 'D', 'E'])).toBe('F, G, H … K');
});

test('few labels are all said', () => {
  expect(previewLabels('rows', numbers, 4)).toBe('1, 2, 3, 4');
  expect(previewLabels('rows', numbers, 0)).toBe('');
});
