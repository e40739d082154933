import { expect, test } from 'vitest';
import { memoise } from './memoise.ts';

test('it is computed again when one of the values is another', () => {
  const state = { version: 1, list: [] as number[] };
  let times = 0;
  const read = memoise(
    () => [state.version, state.list],
    () => ++times,
  );
  expect([read(), read()]).toEqual([1, 1]);
  state.list = [];
  expect([read(), read()]).toEqual([2, 2]);
  state.version = 2;
  expect(read()).toBe(3);
});
