import { expect, test } from 'vitest';
import { CLAIM } from './allocation.ts';
import { deriveState, nameState } from './seat-state.ts';

test.each([
  [CLAIM.sold, true, 1, 'SOLD'],
  [CLAIM.sold, false, 0, 'SOLD'],
  [CLAIM.basket, true, 1, 'BASKET'],
  [CLAIM.none, true, 1, 'BLOCKED'],
  [CLAIM.none, true, 0, 'BLOCKED'],
  [CLAIM.none, false, 1, 'ASSIGNED'],
  [CLAIM.none, false, 0, 'UNASSIGNED'],
] as const)('claim %i, withheld %s and price %i read as %s', (claim, isWithheld, price, state) => {
  expect(nameState(deriveState(claim, isWithheld, price))).toBe(state);
});
