import { expect, test, vi } from 'vitest';
import { readWalk } from './read-walk.ts';

test('a walk leads to the neighbours of the open one and ends with the list', () => {
  const goTo = vi.fn();
  const walk = readWalk([4, 7, 9], 7, goTo);
  walk?.previous?.();
  walk?.next?.();
  expect(goTo.mock.calls).toEqual([[4], [9]]);
  expect(readWalk([4, 7], 4, goTo)?.previous).toBeUndefined();
  expect(readWalk([4, 7], 7, goTo)?.next).toBeUndefined();
});

test('one that somebody removed while it is open leads nowhere, not to the first of the list', () => {
  expect(readWalk([4, 9], 7, vi.fn())).toBeUndefined();
});
