import { expect, test } from 'vitest';
import { scaleToPercent } from '../camera/seat-camera.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { script } from '../testing/script.ts';
import { centreOnSeat, fit, panBy, resize, zoomTo, zoomToBlock } from './navigate.ts';

const geometry = gridPlan({ blocks: 4, rows: 10, seats: 20 });

test('a fitted map fits again when the screen changes its size, a moved one does not', () => {
  const { engine } = script({ geometry });
  const { scale } = engine.camera;
  resize(engine, 500, 400);
  expect(engine.camera.scale).toBeLessThan(scale);
  panBy(engine, 1, 0);
  const moved = engine.camera.scale;
  resize(engine, 1000, 800);
  expect(engine.camera.scale).toBe(moved);
  fit(engine);
  expect(engine.camera.scale).toBe(scale);
});

test('the snapshot tells the scale in whole per cent', () => {
  const { engine } = script({ geometry });
  zoomTo(engine, 122.4);
  expect(engine.snapshot.scalePercent).toBe(122);
});

test('zooming to a block shows all of its seats', () => {
  const user = script({ geometry });
  zoomToBlock(user.engine, 2);
  for (const seat of [400, 419, 580, 599]) {
    const { x, y } = user.placeOf(seat);
    expect(x > 0 && x < 1000 && y > 0 && y < 800).toBe(true);
  }
});

test('a found seat is brought into the middle, large enough to read', () => {
  const user = script({ geometry });
  centreOnSeat(user.engine, 410, 100);
  expect(scaleToPercent(geometry, user.engine.camera.scale)).toBeGreaterThanOrEqual(100 - 1e-9);
  expect(user.placeOf(410).x).toBeCloseTo(500);
});
