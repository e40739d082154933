import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHistory, popPatch, pushPatch, sizeOfHistory, UNDO_STEPS_MAX } from './history.ts';
import { packColumn, packSeats, unpackColumn, unpackSeats } from './packed-patch.ts';
import { joinPatches } from './patch.ts';

test('columns come out of their packing as they went in', () => {
  const column = fc.array(fc.oneof(fc.constant(1), fc.nat({ max: 65535 })), { maxLength: 200 });
  fc.assert(
    fc.property(column, (values) => {
      const packed = Uint16Array.from(values);
      expect(unpackColumn(packColumn(packed))).toEqual(packed);
    }),
  );
});

test('seat lists come out of their packing as they went in, whether runs, bits or a list is smallest', () => {
  const seats = fc.oneof(
    fc.uniqueArray(fc.nat({ max: 100_000 }), { maxLength: 50 }),
    fc.uniqueArray(fc.nat({ max: 300 }), { minLength: 100, maxLength: 200 }),
    fc.nat({ max: 500 }).map((length) => Array.from({ length }, (_, at) => at + 7)),
  );
  fc.assert(
    fc.property(seats, (found) => {
      const sorted = Uint32Array.from(found).sort();
      expect(unpackSeats(packSeats(sorted))).toEqual(sorted);
    }),
  );
});

test('five steps over 100,000 seats of mixed prices and holds take less than 2 MB', () => {
  const history = createHistory();
  for (let step = 0; step < UNDO_STEPS_MAX; step++) {
    pushPatch(history, {
      seats: Uint32Array.from({ length: 100_000 }, (_, at) => at * 2),
      price: Uint16Array.from({ length: 100_000 }, (_, at) => (at * 7 + step) % 11),
      hold: Uint16Array.from({ length: 100_000 }, (_, at) => (at * 13) % 5),
    });
  }
  expect(sizeOfHistory(history)).toBeLessThan(2 * 1024 * 1024);
});

test('a step that changed nothing is not remembered', () => {
  const history = createHistory();
  pushPatch(history, { seats: new Uint32Array(), price: new Uint16Array(), hold: new Uint16Array() });
  expect(popPatch(history)).toBeNull();
});

test('joined patches are in seat order and keep every value with its seat', () => {
  const joined = joinPatches([
    { seats: Uint32Array.of(5, 9), price: Uint16Array.of(1, 2), hold: Uint16Array.of(0, 3) },
    { seats: Uint32Array.of(2, 7), price: Uint16Array.of(4, 5), hold: Uint16Array.of(6, 0) },
  ]);
  expect([...joined.seats]).toEqual([2, 5, 7, 9]);
  expect([...joined.price]).toEqual([4, 1, 5, 2]);
  expect([...joined.hold]).toEqual([6, 0, 0, 3]);
});
