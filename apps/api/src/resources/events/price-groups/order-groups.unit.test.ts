import { expect, test } from 'vitest';
import { moveGroup } from './order-groups.ts';

const groups = ['a', 'b', 'c', 'd'];

test('a group moves up, down, or stays; the others keep their order', () => {
  expect(moveGroup(groups, 'c', 1).join('')).toBe('cabd');
  expect(moveGroup(groups, 'a', 3).join('')).toBe('bcad');
  expect(moveGroup(groups, 'b', 2).join('')).toBe('abcd');
});

test('a place behind the last is the last', () => {
  expect(moveGroup(groups, 'a', 4).join('')).toBe('bcda');
  expect(moveGroup(groups, 'a', 99).join('')).toBe('bcda');
  expect(moveGroup(['a'], 'a', 7)).toEqual(['a']);
});
