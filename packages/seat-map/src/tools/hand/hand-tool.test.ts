import { expect, test } from 'vitest';
import { gridPlan } from '../../testing/grid-plan.ts';
import { script } from '../../testing/script.ts';

const geometry = gridPlan({ rows: 10, seats: 10 });

test('the hand moves the plan under the pointer and selects nothing', () => {
  const user = script({ geometry });
  user.choose('hand');
  const before = user.placeOf(0);
  user.press({ x: 500, y: 400 });
  user.expectTool('panning');
  user.move({ x: 540, y: 390 });
  user.release({ x: 540, y: 390 });
  const after = user.placeOf(0);
  expect(after.x - before.x).toBeCloseTo(40);
  expect(after.y - before.y).toBeCloseTo(-10);
  user.expectTool('hand.idle');
  user.expectSelection([]);
});

test('holding Space pans in every tool, and letting go gives the tool back', () => {
  const user = script({ geometry });
  for (const tool of ['seat', 'row', 'group', 'brush'] as const) {
    user.choose(tool);
    const before = user.placeOf(0);
    user.hold(' ');
    user.drag([
      { x: 500, y: 400 },
      { x: 510, y: 400 },
    ]);
    user.letGo(' ');
    expect(user.placeOf(0).x - before.x).toBeCloseTo(10);
    user.expectTool(`${tool}.idle`);
    user.expectSelection([]);
  }
});

test('the middle button pans in every tool', () => {
  const user = script({ geometry });
  user.choose('seat');
  const before = user.placeOf(0);
  user.drag(
    [
      { x: 500, y: 400 },
      { x: 500, y: 420 },
    ],
    { button: 1 },
  );
  expect(user.placeOf(0).y - before.y).toBeCloseTo(20);
  user.expectSelection([]);
});

test('the secondary button does nothing', () => {
  const user = script({ geometry });
  user.choose('seat');
  user.click(4, { button: 2 });
  user.expectSelection([]);
});
