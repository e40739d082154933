import { expect, test } from 'vitest';
import { gridPlan } from '../../testing/grid-plan.ts';
import { script } from '../../testing/script.ts';

const geometry = gridPlan({ rows: 3, seats: 5 });

function start() {
  const user = script({ geometry });
  user.choose('seat');
  return user;
}

test('a click selects a seat and a second click takes it back', () => {
  const user = start();
  user.click(3);
  user.click(7);
  user.expectSelection([3, 7]);
  user.click(3);
  user.expectSelection([7]);
});

test('pressing waits for the release, so that a trembling hand still clicks', () => {
  const user = start();
  user.press(3);
  user.expectTool('seat.pressing');
  const { x, y } = user.placeOf(3);
  user.move({ x: x + 2, y: y - 2 });
  user.expectTool('seat.pressing');
  user.expectSelection([]);
  user.release({ x: x + 2, y: y - 2 });
  user.expectTool('seat.idle');
  user.expectSelection([3]);
});

test('dragging draws a marquee whose seats are selected while it grows and shrinks', () => {
  const user = start();
  const from = user.placeOf(0);
  user.press({ x: from.x - 5, y: from.y - 5 });
  user.move(6);
  user.expectTool('seat.marquee');
  user.expectSelection([0, 1, 5, 6]);
  expect(user.engine.marquee).not.toBeNull();
  user.move(1);
  user.expectSelection([0, 1]);
  user.release(1);
  user.expectTool('seat.idle');
  expect(user.engine.marquee).toBeNull();
});

test('a marquee replaces the selection, adds with Shift and removes with Alt', () => {
  const user = start();
  const before = user.placeOf(0);
  const corner = { x: before.x - 5, y: before.y - 5 };
  user.click(14);
  user.drag([corner, 6], { shift: true });
  user.expectSelection([0, 1, 5, 6, 14]);
  user.drag([corner, 5], { alt: true });
  user.expectSelection([1, 6, 14]);
  user.drag([corner, 1]);
  user.expectSelection([0, 1]);
});

test('a marquee that shrinks leaves selected what was selected before it, and takes out no more than it covers', () => {
  const user = start();
  const before = user.placeOf(0);
  const corner = { x: before.x - 5, y: before.y - 5 };
  user.click(6);
  user.drag([corner, 6, 0], { shift: true });
  user.expectSelection([0, 6]);
  user.drag([corner, 6, 0], { alt: true });
  user.expectSelection([6]);
});

test('Shift-click never takes a seat away and Alt-click never adds one', () => {
  const user = start();
  user.click(2, { shift: true });
  user.click(2, { shift: true });
  user.expectSelection([2]);
  user.click(3, { alt: true });
  user.expectSelection([2]);
  user.click(2, { alt: true });
  user.expectSelection([]);
});

test('Escape during a marquee brings the old selection back and keeps the tool ready', () => {
  const user = start();
  user.click(14);
  const from = user.placeOf(0);
  user.press({ x: from.x - 5, y: from.y - 5 });
  user.move(7);
  user.key('Escape');
  user.expectTool('seat.idle');
  user.expectSelection([14]);
  user.release(7);
  user.expectSelection([14]);
});

test('a click on empty ground clears the selection, with Shift it does not', () => {
  const user = start();
  user.click(3);
  user.click({ x: 5, y: 5 }, { shift: true });
  user.expectSelection([3]);
  user.click({ x: 5, y: 5 });
  user.expectSelection([]);
});
