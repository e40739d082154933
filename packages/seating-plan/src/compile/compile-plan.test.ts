import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPlan } from '../../test/arbitrary-plan.ts';
import { makeBlock, makePlan, makeRow, makeSeat } from '../../test/make-plan.ts';
import type { PlanRow } from '../format/plan.ts';
import { SEAT_FLAG } from '../geometry/geometry.ts';
import { compilePlan } from './compile-plan.ts';

const planOfRow = (row: PlanRow, extra = {}) =>
  makePlan([{ blockId: 1, label: 'S', description: '', bestRank: 1, rows: [row] }], extra);

describe('compilePlan', () => {
  it('keeps rows and blocks as contiguous ranges in the order of the document', () => {
    const geometry = compilePlan(makePlan([makeBlock(7, 'Stalls', [2, 3]), makeBlock(9, 'Circle', [4], 200)]));
    expect(geometry.seatCount).toBe(9);
    expect(geometry.rows).toEqual([
      { label: 'A', block: 0, firstSeat: 0, seatCount: 2 },
      { label: 'B', block: 0, firstSeat: 2, seatCount: 3 },
      { label: 'A', block: 1, firstSeat: 5, seatCount: 4 },
    ]);
    expect(geometry.blocks[1]).toMatchObject({ blockId: 9, firstSeat: 5, seatCount: 4, firstRow: 2, rowCount: 1 });
    expect([...geometry.block]).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect([...geometry.row]).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 2]);
    expect([...geometry.label].map((index) => geometry.labels[index])).toEqual([
      '1',
      '2',
      '1',
      '2',
      '3',
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('leaves out what is drawn beyond all plans, so that the rest can be seen', () => {
    const far = [0, 1e308, -1e308].map((x) => ({ x, y: 0 }));
    const blocks = [makeBlock(1, 'S', [4])];
    const plain = compilePlan(makePlan(blocks));
    const drawn = makePlan([{ ...blocks[0]!, outline: far }], {
      focalPoint: far[1],
      standingAreas: [{ label: 'Pit', capacity: 9, outline: far }],
      shapes: [{ kind: 'stage', points: far }],
    });
    expect(compilePlan(drawn)).toEqual({ ...plain, standingAreas: [{ label: 'Pit', capacity: 9, outline: [] }] });
  });

  it('links neighbours and finds the pitch of a straight row', () => {
    const geometry = compilePlan(makePlan([makeBlock(1, 'S', [4])]));
    expect([...geometry.left]).toEqual([-1, 0, 1, 2]);
    expect([...geometry.right]).toEqual([1, 2, 3, -1]);
    expect([...geometry.parity]).toEqual([0, 1, 0, 1]);
    expect([...geometry.rotation]).toEqual([0, 0, 0, 0]);
    expect(geometry.pitch).toBe(20);
  });

  it('links by place, not by label or order in the file', () => {
    const row = makeRow('A', [
      [40, 0],
      [0, 0],
      [60, 0],
      [20, 0],
    ]);
    const geometry = compilePlan(planOfRow(row));
    expect([...geometry.left]).toEqual([3, -1, 0, 1]);
    expect([...geometry.right]).toEqual([2, 3, -1, 0]);
  });

  it('seats nobody next to each other across an aisle, but lets parity run on', () => {
    const row = makeRow('A', [
      [0, 0],
      [20, 0],
      [40, 0],
      [100, 0],
      [120, 0],
    ]);
    const geometry = compilePlan(planOfRow(row));
    expect([...geometry.right]).toEqual([1, 2, -1, 4, -1]);
    expect([...geometry.left]).toEqual([-1, 0, 1, -1, 3]);
    expect([...geometry.parity]).toEqual([0, 1, 0, 1, 0]);
  });

  it('faces the stage, and lets left be the left hand of who sits there', () => {
    const row = makeRow('A', [
      [0, 0],
      [20, 0],
      [40, 0],
    ]);
    const below = compilePlan(planOfRow(row, { focalPoint: { x: 20, y: 300 } }));
    expect([...below.rotation]).toEqual([180, 180, 180]);
    expect([...below.left]).toEqual([1, 2, -1]);
    const stage = {
      kind: 'stage',
      points: [
        { x: -10, y: -90 },
        { x: 50, y: -90 },
        { x: 20, y: -50 },
      ],
    };
    expect([...compilePlan(planOfRow(row, { shapes: [stage] })).rotation]).toEqual([0, 0, 0]);
  });

  it('follows a horseshoe, whatever the order in the file', () => {
    const angles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => ((step * 26 - 130) * Math.PI) / 180);
    const points = angles.map((angle) => [100 * Math.sin(angle), 100 * Math.cos(angle)] as const);
    const shuffled = [5, 0, 8, 2, 10, 1, 7, 3, 9, 4, 6];
    const geometry = compilePlan(
      planOfRow(
        makeRow(
          'A',
          shuffled.map((index) => points[index]!),
        ),
        { focalPoint: { x: 0, y: 0 } },
      ),
    );
    const course: (number | undefined)[] = [];
    for (let seat = geometry.left.indexOf(-1); seat >= 0; seat = geometry.right[seat] ?? -1)
      course.push(shuffled[seat]);
    expect(course).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const middle = shuffled.indexOf(5);
    expect(geometry.rotation[middle]).toBe(0);
  });

  it('keeps a rotation that the document gives, as whole degrees below 360', () => {
    const row = {
      label: 'A',
      seats: [makeSeat('1', 0, 0, { rotation: -90 }), makeSeat('2', 20, 0, { rotation: 450.4 })],
    };
    expect([...compilePlan(planOfRow(row)).rotation]).toEqual([270, 90]);
  });

  it('turns a seat that stands alone straight to the stage', () => {
    const geometry = compilePlan(planOfRow(makeRow('A', [[0, 0]]), { focalPoint: { x: 100, y: 0 } }));
    expect(geometry.rotation[0]).toBe(90);
    expect(geometry.pitch).toBe(20);
  });

  it('turns steep rows without a stage to the middle of the plan', () => {
    const rows = [-200, 200].map((x) => ({
      ...makeRow('A', [
        [x, 0],
        [x, 20],
        [x, 40],
      ]),
      label: x < 0 ? 'W' : 'E',
    }));
    const geometry = compilePlan(makePlan([{ blockId: 1, label: 'S', description: '', bestRank: 1, rows }]));
    expect([...geometry.rotation]).toEqual([90, 90, 90, 270, 270, 270]);
  });

  it('marks access and restricted view as flags', () => {
    const seats = [
      makeSeat('1', 0, 0, { access: 'wheelchair' }),
      makeSeat('2', 20, 0, { access: 'companion', restrictedView: true }),
      makeSeat('3', 40, 0, { access: 'step-free' }),
    ];
    const { flags } = compilePlan(planOfRow({ label: 'A', seats }));
    expect([...flags]).toEqual([
      SEAT_FLAG.wheelchair,
      SEAT_FLAG.companion | SEAT_FLAG.restrictedView,
      SEAT_FLAG.stepFree,
    ]);
  });

  it('draws a seat without coordinates on its neighbour, and measures what is drawn', () => {
    const seats = [makeSeat('1', null, null), makeSeat('2', 30, 40), makeSeat('3', null, 5), makeSeat('4', 50, 1e300)];
    const geometry = compilePlan(planOfRow({ label: 'A', seats }));
    expect([...geometry.x]).toEqual([30, 30, 30, 30]);
    expect(geometry.bounds).toEqual({ minX: 30, minY: 40, maxX: 30, maxY: 40 });
  });

  it('makes an empty geometry of an empty plan', () => {
    const geometry = compilePlan(makePlan([]));
    expect(geometry.seatCount).toBe(0);
    expect(geometry.bounds).toEqual({ minX: 0, minY: 0, maxX: 0, maxY: 0 });
  });

  it('refuses more distinct seat labels than the column can name', () => {
    const seats = Array.from({ length: 65_537 }, (_, index) => makeSeat(String(index), index, 0));
    expect(() => compilePlan(planOfRow({ label: 'A', seats }))).toThrow(RangeError);
  });

  it('gives every row alternating parity and neighbours that agree', () => {
    fc.assert(
      fc.property(arbitraryPlan, (plan) => {
        const geometry = compilePlan(plan);
        expect(geometry.rows.reduce((sum, row) => sum + row.seatCount, 0)).toBe(geometry.seatCount);
        for (const row of geometry.rows) {
          const odd = geometry.parity.slice(row.firstSeat, row.firstSeat + row.seatCount).filter((bit) => bit === 1);
          expect(odd.length).toBe(row.seatCount >> 1);
        }
        for (let seat = 0; seat < geometry.seatCount; seat += 1) {
          const right = geometry.right[seat]!;
          if (right < 0) continue;
          expect(geometry.left[right]).toBe(seat);
          expect(geometry.row[right]).toBe(geometry.row[seat]);
          expect(geometry.parity[right]).toBe(1 - geometry.parity[seat]!);
        }
      }),
    );
  });
});
