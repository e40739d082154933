import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LabelSequence, listLabels } from './label-sequence.ts';

const labels = (numbering: Partial<LabelSequence>, count = 3) =>
  listLabels({ format: 'arabic', from: '1', step: 1, isReversed: false, ...numbering }, count).join(' ');
const letters = (from: string, count = 3, step = 1) => labels({ format: 'letters', from, step }, count);
const roman = (from: string, count = 3, step = 1) => labels({ format: 'roman', from, step }, count);

describe('labels of a recipe', () => {
  it('count on from the digits at the end', () => {
    expect(labels({ from: 'A08', step: 2 })).toBe('A08 A10 A12');
    expect(labels({ from: '98' })).toBe('98 99 100');
    expect(labels({ from: '1', step: 0.5 })).toBe('1 1.5 2');
    expect(labels({ isReversed: true })).toBe('3 2 1');
  });

  it('count 1, 2, 3 where the first has no digits at its end', () => {
    expect(labels({ from: 'A' })).toBe('1 2 3');
    expect(labels({ from: 'Row', step: 2 })).toBe('1 3 5');
  });

  it('are the places where the rule gives no number above zero', () => {
    expect(labels({ from: '0' })).toBe('1 2 3');
    expect(labels({ from: '2', step: -1 }, 4)).toBe('2 1 3 4');
    expect(letters('A', 2, 0)).toBe('1 2');
    expect(roman('3998', 3)).toBe('MMMCMXCVIII MMMCMXCIX 3');
  });

  it('are letters from a letter or from its number', () => {
    expect(letters('Y', 4)).toBe('Y Z AA AB');
    expect(letters('3')).toBe('C D E');
    expect(letters('26')).toBe('Z AA AB');
    expect(letters('27')).toBe('A B C');
    expect(letters('A', 3, 2)).toBe('A C E');
  });

  it('turn each sign of a label by itself', () => {
    expect(letters('a', 2)).toBe('a b');
    expect(letters('z', 2)).toBe('z aa');
    expect(letters('Az', 2)).toBe('Az Ba');
    expect(letters('B9', 2)).toBe('B9 C0');
    expect(letters('ZZ', 2)).toBe('ZZ AAA');
    expect(letters('A-', 3)).toBe('A- AA AB');
    expect(letters('A', 3, 700)).toBe('A ZY BAW');
  });

  it('step as if they were counted on one by one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z-][A-Za-z0-9-]{0,3}$/), fc.integer({ min: 2, max: 60 }), (from, step) => {
        const single = listLabels({ format: 'letters', from, step: 1, isReversed: false }, 3 * step + 1);
        expect(letters(from, 4, step).split(' ')).toEqual(single.filter((_, index) => index % step === 0));
      }),
    );
  });

  it('are Roman from a Roman number or a common one', () => {
    expect(roman('III')).toBe('III IV V');
    expect(roman('5')).toBe('V VI VII');
    expect(roman('ix', 2)).toBe('IX X');
    expect(roman('first')).toBe('I II III');
  });

  it('are as many as there are things, whatever the recipe says', () => {
    const format = fc.constantFrom('arabic' as const, 'letters' as const, 'roman' as const);
    const numbering = {
      format,
      from: fc.string({ minLength: 1, maxLength: 5 }),
      step: fc.integer({ min: -9, max: 99 }),
    };
    fc.assert(
      fc.property(fc.record({ ...numbering, isReversed: fc.boolean() }), fc.nat(60), (rule, count) => {
        expect(listLabels(rule, count)).toHaveLength(count);
      }),
    );
  });
});
