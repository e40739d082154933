import { test } from 'vitest';
import { gridPlan } from '../../testing/grid-plan.ts';
import { script } from '../../testing/script.ts';

const geometry = gridPlan({ blocks: 2, rows: 3, seats: 4 });
const rowOf = (row: number) => [0, 1, 2, 3].map((at) => row * 4 + at);

function start() {
  const user = script({ geometry });
  user.choose('row');
  return user;
}

test('a click selects the row and replaces what was selected', () => {
  const user = start();
  user.click(5);
  user.expectSelection(rowOf(1));
  user.click(0);
  user.expectSelection(rowOf(0));
});

test('dragging across rows selects every row it crosses, however fast', () => {
  const user = start();
  user.press(1);
  user.expectTool('row.sweeping');
  user.move(9);
  user.expectSelection([...rowOf(0), ...rowOf(1), ...rowOf(2)]);
  user.release(9);
  user.expectTool('row.idle');
});

test('Shift adds a row and Alt removes one', () => {
  const user = start();
  user.click(0);
  user.click(8, { shift: true });
  user.expectSelection([...rowOf(0), ...rowOf(2)]);
  user.click(1, { alt: true });
  user.expectSelection(rowOf(2));
});

test('Escape during the sweep brings the old selection back', () => {
  const user = start();
  user.click(12);
  user.press(1);
  user.move(9);
  user.key('Escape');
  user.expectTool('row.idle');
  user.expectSelection(rowOf(3));
});

test('a click far from any row clears the selection', () => {
  const user = start();
  user.click(0);
  user.click({ x: 3, y: 3 });
  user.expectSelection([]);
});
