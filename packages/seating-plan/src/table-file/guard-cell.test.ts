import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell } from './guard-cell.ts';

describe('the guard of cells against formulas', () => {
  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠sum', "'=1"])(
    'stands before %j',
    (text) => expect(guardCell(text)).toBe(`'${text}`),
  );

  it.each(['1-2', ' =1', 'A', '', "O'Neill", "'quoted'", '＃1'])('leaves %j alone', (text) =>
    expect(guardCell(text)).toBe(text),
  );

  it('comes off again, whatever the text', () => {
    const piece = fc.constantFrom("'", '=', '+', '-', '@', '＝', '＋', '－', '＠', 'a', '1', ' ', '\t', '\n');
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (one) => unguardCell(guardCell(one)) === one),
      { numRuns: 2000 },
    );
  });

  it('is not needed by a cell that somebody typed: what has none keeps its signs', () => {
    expect(unguardCell('=1+1')).toBe('=1+1');
  });
});
