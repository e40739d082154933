import { expect, test } from 'vitest';
import { Pinch } from './pinch.ts';

test('one finger pinches nothing', () => {
  const pinch = new Pinch();
  pinch.press(1, { x: 0, y: 0 });
  expect(pinch.move(1, { x: 10, y: 0 })).toBeUndefined();
  expect(pinch.isPinching).toBe(false);
});

test('two fingers zoom by their distance about their middle', () => {
  const pinch = new Pinch();
  pinch.press(1, { x: 0, y: 0 });
  pinch.press(2, { x: 100, y: 0 });
  expect(pinch.isPinching).toBe(true);
  expect(pinch.move(2, { x: 200, y: 0 })).toEqual({ factor: 2, at: { x: 100, y: 0 }, dx: 50, dy: 0 });
  pinch.lift(1);
  expect(pinch.move(2, { x: 300, y: 0 })).toBeUndefined();
});
