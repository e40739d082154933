import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridPlan } from '../testing/grid-plan.ts';
import { createCamera, percentToScale, scaleToPercent, seatSize, toPlan, toScreen, viewOf } from './camera.ts';
import { centreOn, fitRect, panCamera, zoomAt } from './move-camera.ts';

const geometry = gridPlan({ blocks: 3, rows: 10, seats: 20 });

function camera() {
  const made = createCamera();
  made.width = 1000;
  made.height = 800;
  fitRect(made, geometry, geometry.bounds, 150);
  return made;
}

test('100 % is a seat of 16 CSS pixels', () => {
  expect(seatSize(geometry) * percentToScale(geometry, 100)).toBeCloseTo(16);
  expect(scaleToPercent(geometry, percentToScale(geometry, 37))).toBeCloseTo(37);
});

test('fitting shows the whole rectangle in the free part of the screen', () => {
  const made = camera();
  made.insets = { left: 200, right: 300, top: 50, bottom: 100 };
  fitRect(made, geometry, geometry.bounds, 150);
  const { minX, minY, maxX, maxY } = geometry.bounds;
  const from = toScreen(made, { x: minX, y: minY });
  const to = toScreen(made, { x: maxX, y: maxY });
  expect(from.x).toBeGreaterThanOrEqual(200);
  expect(from.y).toBeGreaterThanOrEqual(50);
  expect(to.x).toBeLessThanOrEqual(700);
  expect(to.y).toBeLessThanOrEqual(700);
});

test('a tiny plan is not blown up when it is fitted', () => {
  const small = gridPlan({ rows: 1, seats: 2 });
  const made = camera();
  fitRect(made, small, small.bounds, 150);
  expect(scaleToPercent(small, made.scale)).toBeCloseTo(150);
});

test('screen and plan points lead to each other', () => {
  const made = camera();
  const there = toPlan(made, { x: 123, y: 456 });
  expect(toScreen(made, there).x).toBeCloseTo(123);
  expect(toScreen(made, there).y).toBeCloseTo(456);
});

test('zooming keeps the point under the pointer and stays within the limits', () => {
  const made = camera();
  const at = { x: 480, y: 410 };
  const before = toPlan(made, at);
  zoomAt(made, geometry, made.scale * 3, at);
  expect(toPlan(made, at).x).toBeCloseTo(before.x);
  zoomAt(made, geometry, 1e9, at);
  expect(scaleToPercent(geometry, made.scale)).toBeCloseTo(400);
  zoomAt(made, geometry, 1e-9, at);
  expect(viewOf(made).maxX - viewOf(made).minX).toBeLessThan((geometry.bounds.maxX - geometry.bounds.minX) * 3);
});

test('however far one pans, a piece of the plan stays on the screen', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e5, max: 1e5 }), fc.integer({ min: -1e5, max: 1e5 }), (dx, dy) => {
      const made = camera();
      panCamera(made, geometry, dx, dy);
      const view = viewOf(made);
      expect(view.minX).toBeLessThan(geometry.bounds.maxX);
      expect(view.maxX).toBeGreaterThan(geometry.bounds.minX);
      expect(view.minY).toBeLessThan(geometry.bounds.maxY);
      expect(view.maxY).toBeGreaterThan(geometry.bounds.minY);
    }),
  );
});

test('centring puts the point into the middle of the free screen', () => {
  const made = camera();
  zoomAt(made, geometry, made.scale * 4, { x: 500, y: 400 });
  made.insets = { left: 100, right: 300, top: 0, bottom: 0 };
  centreOn(made, geometry, { x: 600, y: 90 });
  expect(toScreen(made, { x: 600, y: 90 })).toEqual({ x: 400, y: 400 });
});
