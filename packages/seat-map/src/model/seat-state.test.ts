import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { expect, test } from 'vitest';
import { deriveState, nameState } from './seat-state.ts';

test.each([
  [CLAIM_CODE.sold, true, 1, 'SOLD'],
  [CLAIM_CODE.sold, false, 0, 'SOLD'],
  [CLAIM_CODE.basket, true, 1, 'BASKET'],
  [CLAIM_CODE.none, true, 1, 'BLOCKED'],
  [CLAIM_CODE.none, true, 0, 'BLOCKED'],
  [CLAIM_CODE.none, false, 1, 'ASSIGNED'],
  [CLAIM_CODE.none, false, 0, 'UNASSIGNED'],
] as const)('claim %i, withheld %s and price %i read as %s', (claim, isWithheld, price, state) => {
  expect(nameState(deriveState(claim, isWithheld, price))).toBe(state);
});
