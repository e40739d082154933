import { expect, test } from 'vitest';
import { describeSeat } from '../engine/publish.ts';
import { selectOnly } from '../engine/select-seats.ts';
import { applyRemoteChanges } from '../engine/sync.ts';
import { allocate } from '../testing/allocate.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { script } from '../testing/script.ts';
import { readColumns } from './read-seat.ts';
import { nameState } from './seat-state.ts';

const geometry = gridPlan({ blocks: 2, rows: 2, seats: 4 });

test('the columns say of every seat what its description says, edits and claims included', () => {
  const user = script({
    geometry,
    allocation: allocate(geometry, { price: 1, sold: [0], inBasket: [9], holds: { 2: 2 } }),
  });
  applyRemoteChanges(user.engine, [
    { from: 1, to: 1, claim: 2, claimPrice: 3, claimHold: 1 },
    { block: 1, alternating: true },
  ]);
  selectOnly(user.engine, [0, 3, 4]);
  user.assign({ price: null, hold: 1 });
  const columns = readColumns(user.engine.model);
  for (let seat = 0; seat < geometry.seatCount; seat++) {
    expect({
      price: columns.price[seat],
      hold: columns.hold[seat],
      state: nameState(columns.state[seat] ?? 0),
      isAlternate: columns.isAlternate[seat] === 1,
    }).toMatchObject({ ...pick(describeSeat(user.engine, seat)) });
  }
  expect(columns.isAlternate.reduce((sum, seat) => sum + seat, 0)).toBe(4);
});

test('the columns stay the same object until a seat has another value', () => {
  const user = script({ geometry, allocation: allocate(geometry, { price: 1 }) });
  const before = readColumns(user.engine.model);
  selectOnly(user.engine, [3]);
  expect(readColumns(user.engine.model)).toBe(before);
  user.assign({ price: null, hold: 1 });
  const after = readColumns(user.engine.model);
  expect(after.hold[3]).toBe(1);
  expect(before.hold[3]).toBe(0);
  expect(readColumns(user.engine.model)).toBe(after);
  applyRemoteChanges(user.engine, [{ block: 1, alternating: true }]);
  expect(readColumns(user.engine.model).isAlternate).toContain(1);
});

function pick(seat: ReturnType<typeof describeSeat>) {
  return { price: seat?.price, hold: seat?.hold, state: seat?.state, isAlternate: seat?.isAlternate };
}
