import { script } from '@parterre/seat-map/testing';
import { compilePlan } from '@parterre/seating-plan';
import { LAST_ORDINAL } from '@parterre/seating-plan/seat-states';
import { expect, test } from 'vitest';
import { createTwoBlockPlan } from '#test/two-block-plan.ts';

const open = (ordinal: number) =>
  script({
    geometry: compilePlan(createTwoBlockPlan()),
    palette: {
      prices: [{ ordinal, colour: '#2c74d8', name: 'Stalls', faceValueMinor: 1000 }],
      holds: [{ ordinal, colour: '#a3323f', flag: 'TEC', allowSales: true }],
    },
  });

test('the map shows every ticket and hold that the server gives, and not one more', () => {
  const user = open(LAST_ORDINAL);
  user.choose('seat');
  user.click(0);
  user.assign({ price: LAST_ORDINAL, hold: LAST_ORDINAL });
  user.expectAllocation([0], { price: LAST_ORDINAL, hold: LAST_ORDINAL });
  expect(() => open(LAST_ORDINAL + 1)).toThrow(RangeError);
});
