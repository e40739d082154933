import { TracePlacement } from '@parterre/contract/seating-plans/draft';
import { clampTraceScale } from '@parterre/plan-editor';
import { expect, test } from 'vitest';

test('the picture to draw over is scaled as far as the server accepts', () => {
  const { minValue, maxValue } = TracePlacement.shape.scale;
  expect([clampTraceScale(0), clampTraceScale(Infinity)]).toEqual([minValue, maxValue]);
});
