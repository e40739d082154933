import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePlan } from '../compile/compile-plan.ts';
import type { PlanBlock, SeatingPlan } from '../format/plan.ts';
import { findBestSeats } from './find-best-seats.ts';

/** Compiles blocks of rows below a stage at (100, 0). In a row `.` is a seat, and a space is an aisle. */
function hall(...blocks: { rows: string[]; bestRank?: number; y?: number }[]) {
  const plan: SeatingPlan = {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: 'Hall',
    focalPoint: { x: 100, y: 0 },
    categories: [],
    blocks: blocks.map(
      ({ rows, bestRank, y = 0 }, index): PlanBlock => ({
        blockId: index + 1,
        label: `B${index + 1}`,
        description: '',
        bestRank: bestRank ?? null,
        rows: rows.map((row, at) => ({
          label: String(at + 1),
          seats: [...row].flatMap((mark, column) =>
            mark === ' ' ? [] : [{ label: String(column + 1), x: column * 20, y: y + 100 + at * 24 }],
          ),
        })),
      }),
    ),
    standingAreas: [],
    shapes: [],
  };
  return compilePlan(plan);
}

/** Chooses among the seats in `free`, or without it among all but those in `taken`. */
function choose(geometry: ReturnType<typeof hall>, quantity: number, taken: readonly number[] = [], free?: number[]) {
  const canTake = Uint8Array.from({ length: geometry.seatCount }, (_, seat) =>
    free ? Number(free.includes(seat)) : Number(!taken.includes(seat)),
  );
  return findBestSeats({ geometry, canTake, isOpen: canTake }, quantity);
}

describe('the best seats', () => {
  test('are the middle of the row nearest to the stage', () => {
    expect(choose(hall({ rows: ['...........', '...........'] }), 3)).toEqual({ kind: 'together', seats: [4, 5, 6] });
  });

  test('are of the block that is named best, however far it is', () => {
    const geometry = hall(
      { rows: ['....'] },
      { rows: ['....'], bestRank: 2, y: 500 },
      { rows: ['....'], bestRank: 1, y: 900 },
    );
    expect(choose(geometry, 2)?.seats.every((seat) => seat >= 8)).toBe(true);
    expect(choose(geometry, 2, [8, 9, 10, 11])?.seats.every((seat) => seat >= 4 && seat < 8)).toBe(true);
  });

  test('are of the best block although a worse one is closer, together or split', () => {
    const geometry = hall({ rows: ['....'], bestRank: 1, y: 900 }, { rows: ['....'], bestRank: 2 });
    expect(choose(geometry, 2)?.seats.every((seat) => seat < 4)).toBe(true);
    expect(choose(geometry, 2, [1, 3, 5, 7])).toEqual({ kind: 'one-block', seats: [0, 2] });
    const { kind, seats = [] } = choose(geometry, 3, [1, 3, 5, 7]) ?? {};
    expect([kind, seats.slice(0, 2), seats.length]).toEqual(['anywhere', [0, 2], 3]);
  });

  test('are never on both sides of an aisle', () => {
    expect(choose(hall({ rows: ['...   ...'] }), 4)?.kind).toBe('one-block');
    expect(choose(hall({ rows: ['...   ....'] }), 4)).toEqual({ kind: 'together', seats: [3, 4, 5, 6] });
  });

  test('leave no seat alone while others do not have to', () => {
    const geometry = hall({ rows: ['.....', '.....'] });
    expect(choose(geometry, 4)).toEqual({ kind: 'leaving-single', seats: [1, 2, 3, 4] });
    expect(choose(geometry, 3)).toEqual({ kind: 'together', seats: [2, 3, 4] });
    expect(choose(geometry, 2, [0])?.seats).toEqual([3, 4]);
  });

  test('leave a seat that was alone before as it was', () => {
    expect(choose(hall({ rows: ['.....'] }), 2, [1, 4])).toEqual({ kind: 'together', seats: [2, 3] });
  });

  test('do not count a seat as alone beside one of another price', () => {
    const geometry = hall({ rows: ['......'] });
    const canTake = Uint8Array.from([0, 0, 0, 1, 1, 0]);
    const isOpen = Uint8Array.from([1, 1, 1, 1, 1, 0]);
    expect(findBestSeats({ geometry, canTake, isOpen }, 2)).toEqual({ kind: 'together', seats: [3, 4] });
  });

  test('are in two rows one behind the other when no row has enough', () => {
    const geometry = hall({ rows: ['.....', '.....', '.....'] });
    expect(choose(geometry, 4, [], [0, 1, 10, 11, 12, 5, 6])).toEqual({ kind: 'two-rows', seats: [0, 1, 5, 6] });
    expect(choose(geometry, 5, [], [0, 1, 2, 3, 7])).toEqual({ kind: 'two-rows', seats: [0, 1, 2, 3, 7] });
  });

  test('are not in two rows when they cannot talk to each other, or sit in two blocks', () => {
    const wide = hall({ rows: Array(2).fill('.'.repeat(20)) });
    expect(choose(wide, 4, [], [0, 1, 38, 39])?.kind).toBe('one-block');
    expect(choose(wide, 4, [], [0, 1, 24, 25])?.kind).toBe('two-rows');
    expect(choose(hall({ rows: ['..'] }, { rows: ['..'], y: 24 }), 4)?.kind).toBe('anywhere');
  });

  test('are in one block before they are in two', () => {
    const geometry = hall({ rows: ['.....', '.....', '.....'] }, { rows: ['.....'], y: 400 });
    expect(choose(geometry, 3, [], [0, 4, 12, 15, 17])).toEqual({ kind: 'one-block', seats: [0, 4, 12] });
    expect(choose(geometry, 4, [], [0, 4, 15, 17])).toEqual({ kind: 'anywhere', seats: [0, 4, 15, 17] });
  });

  test('lie in as few groups as can be when they are split, close to each other, and nobody sits alone', () => {
    const geometry = hall({ rows: Array(7).fill('........') });
    const everySecond = [0, 2, 3, 6].flatMap((row) => [1, 3, 5, 7].map((seat) => row * 8 + seat));
    const seats = choose(geometry, 17, everySecond)?.seats ?? [];
    expect(countRuns(geometry, seats)).toEqual([8, 7, 2]);
    expect([...new Set(seats.map((seat) => geometry.row[seat]))]).toEqual([1, 4, 5]);
  });

  test('are split into few groups before they are close to the stage, and nobody is left to sit alone', () => {
    const geometry = hall({ rows: ['.......'] }, { rows: ['..   ..'], y: 600 });
    expect(choose(geometry, 4, [1, 3, 5])).toEqual({ kind: 'one-block', seats: [7, 8, 9, 10] });
    const single = hall({ rows: ['...  .  ...'] });
    expect(countRuns(single, choose(single, 4)?.seats ?? [])).toEqual([2, 2]);
  });

  test('are none when there are fewer than people, and for nobody', () => {
    expect(choose(hall({ rows: ['...'] }), 4)).toBeUndefined();
    expect(choose(hall({ rows: ['...'] }), 0)).toBeUndefined();
    expect(choose(hall({ rows: [] }), 1)).toBeUndefined();
  });

  test('are chosen in a plan that does not say where the stage is', () => {
    const geometry = { ...hall({ rows: ['.......', '.......'] }), focalPoint: null };
    expect(choose(geometry, 3)?.seats).toEqual([2, 3, 4]);
  });
});

/** Returns the lengths of the groups of neighbours in `seats`, the longest first. */
function countRuns({ right, left }: ReturnType<typeof hall>, seats: readonly number[]): number[] {
  const chosen = new Set(seats);
  const starts = seats.filter((seat) => !chosen.has(left[seat] ?? -1));
  return starts
    .map((first) => {
      let length = 0;
      for (let seat = first; chosen.has(seat); seat = right[seat] ?? -1) length += 1;
      return length;
    })
    .sort((a, b) => b - a);
}

const halls = fc
  .array(fc.array(fc.constantFrom('.', '.', '.', ' '), { minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 6 })
  .map((rows) => hall({ rows: rows.map((row) => row.join('')), bestRank: 1 }, { rows: ['....', '....'], y: 600 }));

describe('whatever is sold', () => {
  const cases = fc.tuple(halls, fc.integer({ min: 1, max: 12 }), fc.infiniteStream(fc.boolean()));

  test('as many free seats are found as there are people, while there are so many', () => {
    fc.assert(
      fc.property(cases, ([geometry, quantity, coins]) => {
        const canTake = Uint8Array.from({ length: geometry.seatCount }, () => Number(coins.next().value));
        const best = findBestSeats({ geometry, canTake, isOpen: canTake }, quantity);
        const free = canTake.reduce((sum, seat) => sum + seat, 0);
        expect(best === undefined).toBe(free < quantity);
        if (!best) return;
        expect(new Set(best.seats).size).toBe(quantity);
        expect(best.seats.every((seat) => canTake[seat] === 1)).toBe(true);
      }),
    );
  });

  test('seats together are a stretch of neighbours, and are missed by nobody who looks at every stretch', () => {
    fc.assert(
      fc.property(cases, ([geometry, quantity, coins]) => {
        const canTake = Uint8Array.from({ length: geometry.seatCount }, () => Number(coins.next().value));
        const best = findBestSeats({ geometry, canTake, isOpen: canTake }, quantity);
        const stretches = [...canTake.keys()].flatMap((first) => {
          const seats = [first];
          while (seats.length < quantity && (geometry.right[seats.at(-1) ?? 0] ?? -1) !== -1)
            seats.push(geometry.right[seats.at(-1) ?? 0] ?? 0);
          return seats.length === quantity && seats.every((seat) => canTake[seat] === 1) ? [seats] : [];
        });
        const opens = (seat: number | undefined) => seat !== undefined && seat !== -1 && canTake[seat] === 1;
        const leavesOne = (seats: number[]) => {
          const [left, right] = [geometry.left[seats[0] ?? 0] ?? -1, geometry.right[seats.at(-1) ?? 0] ?? -1];
          return (opens(left) && !opens(geometry.left[left])) || (opens(right) && !opens(geometry.right[right]));
        };
        const clean = stretches.filter((seats) => !leavesOne(seats));
        const expected = clean.length > 0 ? 'together' : stretches.length > 0 ? 'leaving-single' : undefined;
        const isSideBySide = best?.kind === 'together' || best?.kind === 'leaving-single';
        expect(isSideBySide ? best.kind : undefined).toBe(expected);
        if (!isSideBySide) return;
        const key = (seats: number[]) => seats.toSorted((a, b) => a - b).join();
        const rivals = expected === 'together' ? clean : stretches;
        expect(rivals.map(key)).toContain(key(best.seats));
        const rankOf = (seats: number[]) => geometry.blocks[geometry.block[seats[0] ?? 0] ?? 0]?.bestRank ?? 99;
        const far = (seats: number[]) =>
          seats.reduce((sum, seat) => sum + Math.hypot((geometry.x[seat] ?? 0) - 100, geometry.y[seat] ?? 0), 0);
        for (const rival of rivals) {
          expect(rankOf(best.seats)).toBeLessThanOrEqual(rankOf(rival));
          if (rankOf(best.seats) === rankOf(rival)) expect(far(best.seats)).toBeLessThanOrEqual(far(rival) + 1e-3);
        }
      }),
    );
  });

  test('a party that is split sits in no more groups than the longest free runs of its block make it', () => {
    fc.assert(
      fc.property(cases, ([geometry, quantity, coins]) => {
        const canTake = Uint8Array.from({ length: geometry.seatCount }, () => Number(coins.next().value));
        const best = findBestSeats({ geometry, canTake, isOpen: canTake }, quantity, ['one-block']);
        if (!best) return;
        const block = geometry.block[best.seats[0] ?? 0];
        const free = [...canTake.keys()].filter((seat) => canTake[seat] === 1 && geometry.block[seat] === block);
        let missing = quantity;
        const fewest = countRuns(geometry, free).filter((length) => {
          const isNeeded = missing > 0;
          missing -= length;
          return isNeeded;
        });
        expect(countRuns(geometry, best.seats)).toHaveLength(fewest.length);
      }),
    );
  });
});
