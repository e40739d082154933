import { expect, test } from 'vitest';
import { readTypedGuest } from './add-guest-form.tsx';

test.each([
  ['Grace Hopper', 'Grace Hopper', 0],
  ['  Grace   Hopper +2 ', 'Grace Hopper', 2],
  ['Grace Hopper+1', 'Grace Hopper', 1],
  ['C++ Club', 'C++ Club', 0],
  ['', '', 0],
  ['+3', '', 3],
])('%j is read as %j with %i more', (typed, name, plusOnes) => {
  expect(readTypedGuest(typed)).toEqual({ name, plusOnes });
});
