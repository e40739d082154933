import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPlan } from '../../test/arbitrary-plan.ts';
import { makeBlock, makePlan, makeSeat } from '../../test/make-plan.ts';
import { compilePlan } from '../compile/compile-plan.ts';
import type { SeatingPlan } from '../format/plan.ts';
import { foldLabel } from '../labels/label.ts';
import { buildSeatIndex } from './build-seat-index.ts';
import { mapSeats } from './map-seats.ts';

const map = (from: SeatingPlan, to: SeatingPlan) => mapSeats(compilePlan(from), compilePlan(to));
const twins = { label: 'A', seats: [makeSeat('x', 0, 0), makeSeat('X', 20, 0)] };
const stalls = makePlan([makeBlock(1, 'Stalls', [3, 2])]);

describe('mapSeats', () => {
  it('finds every seat of a plan in itself', () => {
    expect(map(stalls, stalls)).toEqual({ newOrdinals: Int32Array.of(0, 1, 2, 3, 4), gone: [], added: [] });
  });

  it('follows a seat to where its block, row and place went', () => {
    const moved = makePlan([makeBlock(2, 'Circle', [1]), makeBlock(1, 'Stalls', [3, 2], 900)]);
    moved.blocks[1]!.rows.reverse();
    moved.blocks[1]!.rows[1]!.seats.reverse();
    expect([...map(stalls, moved).newOrdinals]).toEqual([5, 4, 3, 1, 2]);
    expect(map(stalls, moved).added).toEqual([0]);
  });

  it('names what is gone and what is new', () => {
    const other = makePlan([makeBlock(1, 'Stalls', [2, 3])]);
    expect(map(stalls, other)).toEqual({ newOrdinals: Int32Array.of(0, 1, -1, 2, 3), gone: [2], added: [4] });
  });

  it('knows no seat of a block with another name, even under the same block id', () => {
    const renamed = makePlan([makeBlock(1, 'Parquet', [3, 2])]);
    expect(map(stalls, renamed).gone).toEqual([0, 1, 2, 3, 4]);
  });

  it('reads labels in whatever case and Unicode form', () => {
    const loud = makePlan([makeBlock(1, 'Ste\u0301hle', [1])]);
    const quiet = makePlan([makeBlock(1, 'ST\u00c9HLE', [1])]);
    expect(map(loud, quiet).gone).toEqual([]);
  });

  it('gives no seat to two of an older version, which told labels apart that are one now', () => {
    const older = makePlan([{ ...makeBlock(1, 'Stalls', []), rows: [twins] }]);
    const newer = makePlan([{ ...makeBlock(1, 'Stalls', []), rows: [{ label: 'A', seats: [makeSeat('X', 0, 0)] }] }]);
    expect(map(older, newer)).toEqual({ newOrdinals: Int32Array.of(0, -1), gone: [1], added: [] });
    expect(map(newer, older)).toEqual({ newOrdinals: Int32Array.of(0), gone: [], added: [1] });
  });

  it('takes blocks for each other that are paired, whatever they are called, and no others', () => {
    const circle = makePlan([makeBlock(7, 'Circle', [2]), makeBlock(8, 'Stalls', [2], 900)]);
    const [from, to] = [compilePlan(circle), compilePlan(makePlan([makeBlock(1, 'Parquet', [2])]))];
    expect([...mapSeats(from, to, new Map([[1, 0]])).newOrdinals]).toEqual([-1, -1, 0, 1]);
    expect(mapSeats(from, to, new Map()).gone).toEqual([0, 1, 2, 3]);
  });

  it('maps exactly the seats whose ids both plans have, one to one', () => {
    fc.assert(
      fc.property(arbitraryPlan, arbitraryPlan, fc.infiniteStream(fc.boolean()), (a, b, coins) => {
        const kept = { ...a, blocks: [...b.blocks, ...a.blocks.filter(() => coins.next().value)] };
        const to = { ...kept, blocks: kept.blocks.map((block, index) => ({ ...block, blockId: index + 1 })) };
        const [from, next] = [compilePlan(a), compilePlan(to)];
        const { newOrdinals, gone, added } = mapSeats(from, next);
        const [oldIndex, newIndex] = [buildSeatIndex(from), buildSeatIndex(next)];
        const ids = new Set(Array.from({ length: next.seatCount }, (_, seat) => foldLabel(newIndex.seatIdOf(seat))));
        const targets = [...newOrdinals].filter((ordinal) => ordinal >= 0);
        expect(new Set(targets).size).toBe(targets.length);
        for (const [seat, ordinal] of newOrdinals.entries()) {
          const id = foldLabel(oldIndex.seatIdOf(seat));
          if (ordinal >= 0) expect(foldLabel(newIndex.seatIdOf(ordinal))).toBe(id);
          else expect(ids.has(id)).toBe(false);
        }
        expect(gone.length + targets.length).toBe(from.seatCount);
        expect(added.length + targets.length).toBe(next.seatCount);
      }),
      { numRuns: 100 },
    );
  });
});
