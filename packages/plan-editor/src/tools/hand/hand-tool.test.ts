import { expect, test } from 'vitest';
import { openHand, openHandOverRows } from '../../testing/hand.ts';

test('a drag moves the view with the pointer and touches no seat under it', () => {
  const { desk, choose, drag, kinds } = openHandOverRows();
  choose('hand');
  const { offsetX, offsetY, scale } = desk.camera;
  const { version } = desk.editor;
  desk.editor.select([]);
  drag({ x: 0, y: 0 }, { x: 10, y: 20 });
  expect(desk.camera.offsetX - offsetX).toBeCloseTo(10 * scale);
  expect(desk.camera.offsetY - offsetY).toBeCloseTo(20 * scale);
  expect([desk.editor.version, kinds()]).toEqual([version, []]);
});

test('Escape goes back to the tool that picks', () => {
  const { desk, choose, pressEscape } = openHand();
  choose('blocks');
  choose('hand');
  pressEscape();
  expect(desk.tool).toBe('blocks');
});
