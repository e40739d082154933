import { expect, it } from 'vitest';
import { compareHoldLabels } from './compare-hold-labels.ts';

it('sorts hold labels alphabetically, ignoring punctuation', () => {
  const labels = ['Press', '"Artist" guests', '- Band', 'artist', '(Camera)'];
  expect(labels.sort(compareHoldLabels)).toEqual(['artist', '"Artist" guests', '- Band', '(Camera)', 'Press']);
});

it('orders labels that differ in punctuation only, always the same way', () => {
  expect(['A-B', 'AB'].sort(compareHoldLabels)).toEqual(['AB', 'A-B'].sort(compareHoldLabels));
});
