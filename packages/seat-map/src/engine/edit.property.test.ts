import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCounts } from '../model/counts.ts';
import { diffModel } from '../model/diff.ts';
import { effectiveHold, effectivePrice } from '../model/read-seat.ts';
import { recountSeats } from '../model/write-seat.ts';
import { allocate } from '../testing/allocate.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { type Script, script } from '../testing/script.ts';
import { selectOnly } from './select-seats.ts';
import { applyRemoteChanges, confirmSave } from './sync.ts';

const geometry = gridPlan({ blocks: 2, rows: 3, seats: 5 });
const SOLD = [0, 7, 16];

const seat = fc.integer({ min: 0, max: geometry.seatCount - 1 });
const ordinal = fc.constantFrom(null, 1, 2, 3, undefined);
const assign = fc.record({ seats: fc.array(seat), price: ordinal, hold: fc.constantFrom(null, 1, 2, undefined) });
const step = fc.oneof(
  { weight: 6, arbitrary: assign.map((value) => ({ do: 'assign' as const, ...value })) },
  { weight: 3, arbitrary: fc.constant({ do: 'undo' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('base' as const), seat, price: fc.integer({ min: 0, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('claim' as const), seat, claim: fc.integer({ min: 0, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('stroke' as const),
      path: fc.array(seat, { minLength: 2, maxLength: 5 }),
      price: fc.integer({ min: 1, max: 3 }),
      undoneAfter: fc.integer({ min: 0, max: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('alternate' as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'save' as const }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function start() {
  return script({ geometry, allocation: allocate(geometry, { price: 1, sold: SOLD, holds: { 3: 1, 4: 2 } }) });
}

/** Paints along a path; somebody may press undo in the middle of it. */
function paint(user: Script, { path, price, undoneAfter }: { path: number[]; price: number; undoneAfter: number }) {
  const [first = 0, ...rest] = path;
  user.choose('brush');
  user.arm({ price });
  user.press(first);
  for (const [at, next] of rest.entries()) {
    if (at === undoneAfter) user.undo();
    user.move(next);
  }
  user.release(rest.at(-1) ?? first);
}

function take(user: Script, taken: Step) {
  const { engine } = user;
  if (taken.do === 'undo') user.undo();
  else if (taken.do === 'stroke') paint(user, taken);
  else if (taken.do === 'save') confirmSave(engine, diffModel(engine.model), []);
  else if (taken.do === 'alternate') applyRemoteChanges(engine, [{ block: 0, alternating: taken.on }]);
  else if (taken.do === 'base') applyRemoteChanges(engine, [{ from: taken.seat, to: taken.seat, price: taken.price }]);
  else if (taken.do === 'claim') {
    if (!SOLD.includes(taken.seat))
      applyRemoteChanges(engine, [{ from: taken.seat, to: taken.seat, claim: taken.claim }]);
  } else {
    selectOnly(engine, taken.seats);
    user.assign({ price: taken.price, hold: taken.hold });
  }
}

test('running counts equal a recount after any steps, and no seat is ever lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const user = start();
      for (const taken of steps) {
        take(user, taken);
        const running = readCounts(user.engine.model);
        const sumOfStates = Object.values(running.states).reduce((sum, seats) => sum + seats, 0);
        const sumOfPrices = running.prices.reduce((sum, price) => sum + price.seats, 0);
        const sumOfHolds = running.holds.reduce((sum, hold) => sum + hold.seats, 0);
        expect([sumOfStates, sumOfPrices, sumOfHolds]).toEqual([30, 30, 30]);
        recountSeats(user.engine.model);
        expect(running).toEqual(readCounts(user.engine.model));
      }
    }),
  );
});

test('undo restores price and hold of every seat exactly, five steps back', () => {
  fc.assert(
    fc.property(fc.array(assign, { minLength: 1, maxLength: 5 }), (assignments) => {
      const user = start();
      const { model } = user.engine;
      const taken: { price: Uint16Array; hold: Uint16Array }[] = [];
      for (const { seats, price, hold } of assignments) {
        const before = { price: model.price.slice(), hold: model.hold.slice() };
        selectOnly(user.engine, seats);
        if (user.assign({ price, hold }).changed > 0) taken.push(before);
      }
      for (const before of taken.reverse()) {
        expect(user.undo()).toBe(true);
        expect(model.price).toEqual(before.price);
        expect(model.hold).toEqual(before.hold);
      }
      expect(user.undo()).toBe(false);
    }),
  );
});

test('sold seats never change, whatever is done around them', () => {
  fc.assert(
    fc.property(fc.array(assign, { maxLength: 20 }), (assignments) => {
      const user = start();
      const { model } = user.engine;
      const read = () =>
        SOLD.map((sold) => [effectivePrice(model, sold), effectiveHold(model, sold), model.state[sold]]);
      const before = read();
      for (const { seats, price, hold } of assignments) {
        selectOnly(user.engine, seats);
        user.assign({ price, hold });
      }
      while (user.undo()) expect(read()).toEqual(before);
      expect(read()).toEqual(before);
    }),
  );
});

test('the diff put on top of the base gives what the user sees', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const user = start();
      for (const taken of steps) take(user, taken);
      const { model } = user.engine;
      const price = model.basePrice.slice();
      const hold = model.baseHold.slice();
      for (const range of diffModel(model).flatMap((block) => block.ranges)) {
        if (range.price !== undefined) price.fill(range.price, range.from, range.to + 1);
        if (range.hold !== undefined) hold.fill(range.hold, range.from, range.to + 1);
      }
      expect(price).toEqual(model.price);
      expect(hold).toEqual(model.hold);
    }),
  );
});
