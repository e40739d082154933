import { expect, test } from 'vitest';
import { type NumberingStyle, numberThings, readStart } from './numbering.ts';

test.each<[NumberingStyle, boolean, string, string | undefined]>([
  ['numbers', true, ' 007 ', '7'],
  ['numbers', true, 'abc', undefined],
  ['numbers', true, '', undefined],
  ['numbers', true, '1.5', undefined],
  ['odd', true, '3', '3'],
  ['odd', true, '2', undefined],
  ['even', true, '2', '2'],
  ['even', true, '3', undefined],
  ['letters', true, 'h', 'H'],
  ['letters', true, 'I', undefined],
  ['letters', false, 'I', 'I'],
  ['letters', true, 'Ä', undefined],
  ['letters', false, 'ABCDEFGHIJK', undefined],
  ['letters', true, '12', undefined],
])('%s (without I and O: %s) begin with %j: %j', (style, skipIO, text, start) => {
  expect(readStart({ style, skipIO }, text)).toBe(start);
  if (start !== undefined) expect(numberThings(1, { style, skipIO, start, isReversed: false })).toEqual([start]);
});
