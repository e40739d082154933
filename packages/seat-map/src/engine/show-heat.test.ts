import { expect, test } from 'vitest';
import { readCounts } from '../model/counts.ts';
import { LOOK, lookKind, lookOrdinal } from '../model/seat-look.ts';
import { allocate } from '../testing/allocate.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { script } from '../testing/script.ts';
import { selectOnly } from './select-seats.ts';
import { showHeat } from './show-heat.ts';
import { applyRemoteChanges } from './sync.ts';

const geometry = gridPlan({ rows: 2, seats: 3 });
const start = () => script({ geometry, allocation: allocate(geometry, { price: 1, sold: [1] }) });
const looks = (user: ReturnType<typeof start>) =>
  [...user.engine.model.look].map((look) => [lookKind(look), lookOrdinal(look)]);

test('every seat wears its step, and a sold one keeps its dot', () => {
  const user = start();
  showHeat(user.engine, Uint8Array.of(3, 3, 3, 0, 0, 9));
  expect(looks(user)).toEqual([
    [LOOK.heat, 3],
    [LOOK.heatSold, 3],
    [LOOK.heat, 3],
    [LOOK.heat, 0],
    [LOOK.heat, 0],
    [LOOK.heat, 5],
  ]);
});

test('edits, undo and sales change no count but their own under the heat, and the tickets come back as they are then', () => {
  const user = start();
  const plain = start();
  showHeat(user.engine, new Uint8Array(6).fill(2));
  for (const { engine, assign } of [user, plain]) {
    selectOnly(engine, [0, 1, 4]);
    assign({ price: 2 });
    applyRemoteChanges(engine, [{ from: 5, to: 5, claim: 2 }]);
  }
  expect(readCounts(user.engine.model)).toEqual(readCounts(plain.engine.model));
  expect(lookKind(user.engine.model.look[5] ?? 0)).toBe(LOOK.heatSold);
  showHeat(user.engine, null);
  expect(looks(user)).toEqual(looks(plain));
});

test('the same steps once more tell nobody', () => {
  const user = start();
  showHeat(user.engine, new Uint8Array(6).fill(1));
  let calls = 0;
  user.engine.listeners.add(() => calls++);
  showHeat(user.engine, new Uint8Array(6).fill(1));
  expect(calls).toBe(0);
  expect(() => showHeat(user.engine, new Uint8Array(5))).toThrow(RangeError);
});
