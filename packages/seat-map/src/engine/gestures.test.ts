import { toPlan } from '@parterre/canvas';
import { expect, test } from 'vitest';
import { gridPlan } from '../testing/grid-plan.ts';
import { script } from '../testing/script.ts';

const geometry = gridPlan({ blocks: 4, rows: 10, seats: 10 });

test('the wheel zooms and keeps the plan under the pointer', () => {
  const user = script({ geometry });
  const at = { x: 300, y: 420 };
  const under = toPlan(user.engine.camera, at);
  const before = user.engine.camera.scale;
  user.wheel(at, -200);
  expect(user.engine.camera.scale).toBeGreaterThan(before);
  expect(toPlan(user.engine.camera, at).x).toBeCloseTo(under.x, 4);
  expect(toPlan(user.engine.camera, at).y).toBeCloseTo(under.y, 4);
  user.wheel(at, 200);
  expect(user.engine.camera.scale).toBeCloseTo(before, 6);
});

test('a trackpad pinch, which comes as a wheel with Control, zooms more for the same way', () => {
  const plain = script({ geometry });
  const pinched = script({ geometry });
  plain.wheel({ x: 500, y: 400 }, -20);
  pinched.wheel({ x: 500, y: 400 }, -20, { ctrl: true });
  expect(pinched.engine.camera.scale).toBeGreaterThan(plain.engine.camera.scale);
});

test('two fingers zoom and pan, and the marquee that the first one began is given up', () => {
  const user = script({ geometry });
  user.choose('seat');
  user.click(5);
  user.press({ x: 400, y: 300 }, { pointer: 1 });
  user.move({ x: 450, y: 350 }, { pointer: 1 });
  user.expectTool('seat.marquee');
  user.press({ x: 550, y: 350 }, { pointer: 2 });
  user.expectTool('seat.idle');
  user.expectSelection([5]);
  const scale = user.engine.camera.scale;
  user.move({ x: 650, y: 350 }, { pointer: 2 });
  expect(user.engine.camera.scale).toBeCloseTo(scale * 2, 6);
  user.release({ x: 650, y: 350 }, { pointer: 2 });
  user.release({ x: 450, y: 350 }, { pointer: 1 });
  user.expectTool('seat.idle');
  user.expectSelection([5]);
});

test('a double click brings the block under it into view and leaves the selection as it was', () => {
  const user = script({ geometry });
  user.choose('seat');
  const scale = user.engine.camera.scale;
  user.drag([155]);
  user.wait(100);
  user.drag([155]);
  expect(user.engine.camera.scale).toBeGreaterThan(scale);
  const middle = toPlan(user.engine.camera, { x: 500, y: 400 });
  expect(middle.x).toBeCloseTo(1 * (200 + 60) + 90, 0);
  user.expectSelection([]);
});

test('two clicks with a pause between them are no double click', () => {
  const user = script({ geometry });
  user.choose('seat');
  const scale = user.engine.camera.scale;
  user.click(155);
  user.click(155);
  expect(user.engine.camera.scale).toBe(scale);
});

test('the seat under a resting pointer is described, and forgotten when the pointer leaves', () => {
  const user = script({ geometry });
  user.move(155);
  expect(user.engine.snapshot.hovered).toMatchObject({
    seat: 155,
    blockLabel: 'B',
    rowLabel: '6',
    seatLabel: '6',
    state: 'UNASSIGNED',
  });
  user.move({ x: 2, y: 2 });
  expect(user.engine.snapshot.hovered).toBeNull();
});

test('a cancelled pointer gives the gesture up', () => {
  const user = script({ geometry });
  user.choose('row');
  user.press(0);
  user.cancel();
  user.expectTool('row.idle');
  user.expectSelection([]);
});

test('after two cancelled fingers, one finger is no pinch', () => {
  const user = script({ geometry });
  user.choose('row');
  user.press(0, { pointer: 1 });
  user.press(20, { pointer: 2 });
  user.cancel({ pointer: 1 });
  user.cancel({ pointer: 2 });
  user.press(0, { pointer: 3 });
  user.release(0, { pointer: 3 });
  user.expectTool('row.idle');
  expect(user.engine.snapshot.selectionSize).toBeGreaterThan(0);
});

test('changing the tool in the middle of a gesture gives the gesture up', () => {
  const user = script({ geometry });
  user.choose('row');
  user.press(0);
  user.choose('hand');
  user.expectTool('hand.idle');
  user.expectSelection([]);
});
