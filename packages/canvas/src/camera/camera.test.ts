import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCamera, toPlan, toScreen, viewOf } from './camera.ts';
import { type CameraLimits, centreOn, fitRect, panCamera, zoomAt } from './move-camera.ts';

const BOUNDS = { minX: 0, minY: 0, maxX: 1300, maxY: 180 };
const LIMITS: CameraLimits = { scaleMin: 0.2, scaleMax: 4, kept: BOUNDS };
const FIT = { marginPx: 24, sizeMin: 20, scaleMax: 1.5 };

function camera() {
  const made = createCamera();
  made.width = 1000;
  made.height = 800;
  fitRect(made, BOUNDS, FIT);
  return made;
}

test('fitting shows the whole rectangle in the free part of the screen', () => {
  const made = camera();
  made.insets = { left: 200, right: 300, top: 50, bottom: 100 };
  fitRect(made, BOUNDS, FIT);
  const { minX, minY, maxX, maxY } = BOUNDS;
  const from = toScreen(made, { x: minX, y: minY });
  const to = toScreen(made, { x: maxX, y: maxY });
  expect(from.x).toBeGreaterThanOrEqual(200);
  expect(from.y).toBeGreaterThanOrEqual(50);
  expect(to.x).toBeLessThanOrEqual(700);
  expect(to.y).toBeLessThanOrEqual(700);
});

test('a tiny plan is not blown up when it is fitted, a huge one not shrunk to nothing', () => {
  const made = camera();
  fitRect(made, { minX: 0, minY: 0, maxX: 20, maxY: 0 }, FIT);
  expect(made.scale).toBeCloseTo(1.5);
  fitRect(made, { minX: 0, minY: 0, maxX: 1e9, maxY: 0 }, { ...FIT, scaleMin: 0.005 });
  expect(made.scale).toBe(0.005);
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
  zoomAt(made, LIMITS, made.scale * 3, at);
  expect(toPlan(made, at).x).toBeCloseTo(before.x);
  zoomAt(made, LIMITS, 1e9, at);
  expect(made.scale).toBe(4);
  zoomAt(made, LIMITS, 1e-9, at);
  expect(made.scale).toBe(0.2);
});

test('however far one pans, a piece of the plan stays on the screen', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e5, max: 1e5 }), fc.integer({ min: -1e5, max: 1e5 }), (dx, dy) => {
      const made = camera();
      panCamera(made, LIMITS, dx, dy);
      const view = viewOf(made);
      expect(view.minX).toBeLessThan(BOUNDS.maxX);
      expect(view.maxX).toBeGreaterThan(BOUNDS.minX);
      expect(view.minY).toBeLessThan(BOUNDS.maxY);
      expect(view.maxY).toBeGreaterThan(BOUNDS.minY);
    }),
  );
});

test('where nothing has to stay in sight one may pan away', () => {
  const made = camera();
  const before = made.offsetX;
  panCamera(made, { ...LIMITS, kept: null }, 1e5, 0);
  expect(made.offsetX).toBe(before + 1e5);
});

test('centring puts the point into the middle of the free screen', () => {
  const made = camera();
  zoomAt(made, LIMITS, made.scale * 4, { x: 500, y: 400 });
  made.insets = { left: 100, right: 300, top: 0, bottom: 0 };
  centreOn(made, LIMITS, { x: 600, y: 90 });
  expect(toScreen(made, { x: 600, y: 90 })).toEqual({ x: 400, y: 400 });
});
