import { test } from 'vitest';
import { gridPlan } from '../../testing/grid-plan.ts';
import { script } from '../../testing/script.ts';

const plan = gridPlan({ blocks: 3, rows: 2, seats: 3 });
const blockOf = (block: number) => [0, 1, 2, 3, 4, 5].map((at) => block * 6 + at);

function start(geometry = plan) {
  const user = script({ geometry });
  user.choose('group');
  return user;
}

test('a click selects the whole block', () => {
  const user = start();
  user.click(8);
  user.expectSelection(blockOf(1));
});

test('dragging over further blocks takes them too', () => {
  const user = start();
  user.drag([0, 7, 13]);
  user.expectTool('group.idle');
  user.expectSelection([...blockOf(0), ...blockOf(1), ...blockOf(2)]);
});

test('Shift adds a block and Alt removes one', () => {
  const user = start();
  user.click(0);
  user.click(12, { shift: true });
  user.expectSelection([...blockOf(0), ...blockOf(2)]);
  user.click(1, { alt: true });
  user.expectSelection(blockOf(2));
});

test('the empty ground inside an outline belongs to its block', () => {
  const outline = [
    { x: -100, y: -300 },
    { x: 60, y: -300 },
    { x: 60, y: 60 },
    { x: -100, y: 60 },
  ];
  const blocks = plan.blocks.map((block, at) => (at === 0 ? { ...block, outline } : block));
  const user = start({ ...plan, blocks });
  const seat = user.placeOf(0);
  const other = user.placeOf(1);
  const pitchPx = other.x - seat.x;
  user.click({ x: seat.x, y: seat.y - 5 * pitchPx });
  user.expectSelection(blockOf(0));
});
