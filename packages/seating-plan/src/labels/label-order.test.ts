import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareHoldLabels, compareNatural } from './label-order.ts';

describe('compareNatural', () => {
  it('counts numbers by value and letters as rows are lettered', () => {
    expect(['10', '2', '1', '01'].sort(compareNatural)).toEqual(['01', '1', '2', '10']);
    expect(['AA', 'B', 'Z', 'A', 'AB'].sort(compareNatural)).toEqual(['A', 'B', 'Z', 'AA', 'AB']);
    expect(['A10', 'A2', 'B1', 'AA1'].sort(compareNatural)).toEqual(['A2', 'A10', 'B1', 'AA1']);
    expect(['Stalls 10', 'Balcony', 'Stalls 2', '1'].sort(compareNatural)).toEqual([
      '1',
      'Balcony',
      'Stalls 2',
      'Stalls 10',
    ]);
  });

  it('is a total order', () => {
    const label = fc
      .array(fc.constantFrom('a', 'B', 'É', '1', '0', '9', ' ', 'Stalls'), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(label, label, label, (a, b, c) => {
        expect(Math.sign(compareNatural(a, b)) + Math.sign(compareNatural(b, a))).toBe(0);
        expect(compareNatural(a, b) === 0).toBe(a === b);
        if (compareNatural(a, b) <= 0 && compareNatural(b, c) <= 0) expect(compareNatural(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

it('sorts hold labels alphabetically, ignoring punctuation', () => {
  const labels = ['Press', '"Artist" guests', '- Band', 'artist', '(Camera)'];
  expect(labels.sort(compareHoldLabels)).toEqual(['artist', '"Artist" guests', '- Band', '(Camera)', 'Press']);
});

it('orders labels that differ in punctuation only, always the same way', () => {
  expect(['A-B', 'AB'].sort(compareHoldLabels)).toEqual(['AB', 'A-B'].sort(compareHoldLabels));
});
