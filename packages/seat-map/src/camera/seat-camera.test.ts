import { createCamera, fitRect, viewOf, zoomAt } from '@parterre/canvas';
import { expect, test } from 'vitest';
import { gridPlan } from '../testing/grid-plan.ts';
import { findLimits, percentToScale, scaleToPercent, seatSize } from './seat-camera.ts';

const geometry = gridPlan({ blocks: 3, rows: 10, seats: 20 });

test('100 % is a seat of 16 CSS pixels', () => {
  expect(seatSize(geometry) * percentToScale(geometry, 100)).toBeCloseTo(16);
  expect(scaleToPercent(geometry, percentToScale(geometry, 37))).toBeCloseTo(37);
});

test('one zooms in to 400 %, and out to twice the plan', () => {
  const camera = { ...createCamera(), width: 1000, height: 800 };
  const { bounds, pitch } = geometry;
  const at = { x: 480, y: 410 };
  fitRect(camera, bounds, { marginPx: 24, sizeMin: pitch, scaleMax: percentToScale(geometry, 150) });
  zoomAt(camera, findLimits(camera, geometry), 1e9, at);
  expect(scaleToPercent(geometry, camera.scale)).toBeCloseTo(400);
  zoomAt(camera, findLimits(camera, geometry), 1e-9, at);
  expect(viewOf(camera).maxX - viewOf(camera).minX).toBeLessThan((bounds.maxX - bounds.minX) * 3);
});
