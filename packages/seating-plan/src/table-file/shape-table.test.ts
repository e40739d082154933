import { describe, expect, it } from 'vitest';
import { shapeTable } from './shape-table.ts';

const yes = () => true;
const no = () => false;

describe('the rows of a file', () => {
  it('begin behind the headings, by their number in the file, and blank ones have no cells', () => {
    const table = shapeTable([[''], ['Row', ''], ['A', '1'], [' ', ''], ['B', '2']], yes);
    expect(table).toEqual({
      headings: ['Row', 'B'],
      hasHeadings: true,
      rows: [['A', '1'], [], ['B', '2']],
      firstRow: 3,
    });
  });

  it('without headings are called by letters, as wide as the first ten of them', () => {
    const rows = [['A', '1'], ...Array.from({ length: 9 }, () => ['B']), ['C', '1', 'long']];
    expect(shapeTable(rows, no)).toEqual({ headings: ['A', 'B'], hasHeadings: false, rows, firstRow: 1 });
  });

  it('tell whoever knows headings by sight the first row and those below', () => {
    const seen: unknown[] = [];
    shapeTable([[], ['Ada'], ['Bo']], (first, below) => seen.push(first, below) > 0);
    expect(seen).toEqual([['Ada'], [['Bo']]]);
  });

  it('are refused when there are none', () => {
    expect(() => shapeTable([[' '], []], yes)).toThrow(expect.objectContaining({ code: 'empty' }));
  });
});
