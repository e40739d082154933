import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBlock, makePlan, makeSeat } from '../../../test/make-plan.ts';
import type { Point } from '../../format/plan.ts';
import { boundsOf } from '../../geometry/bounds.ts';
import { toPlan } from '../draft/draft.ts';
import { curvedRows, straightRows } from '../drawing/drawn-rows.ts';
import { outlineRound } from '../drawing/outline-round.ts';
import { PlanEditor } from '../plan-editor.ts';
import { bendRows, findBend, middleOfRow } from './bend-rows.ts';
import { addSeat } from './draw-rows.ts';
import { rotateNodes } from './transform-nodes.ts';

function open(points: readonly (Point & { rotation?: number })[]) {
  const seats = points.map(({ x, y, rotation }, index) =>
    makeSeat(String(index + 1), x, y, rotation ? { rotation } : {}),
  );
  const block = { blockId: 1, label: 'Stalls', description: '', bestRank: null, rows: [{ label: 'A', seats }] };
  const editor = new PlanEditor(makePlan([block]));
  const [row = -1] = editor.draft.require(editor.draft.root.blocks[0] ?? -1, 'block').rows;
  const bend = (height: number) => editor.run((change) => void bendRows(change, [[row, height]]));
  const seen = () => toPlan(editor.draft).blocks[0]!.rows[0]!.seats;
  return { editor, row, bend, seen };
}

const line = (seats: number, angle = 0) =>
  straightRows({ start: { x: 0, y: 0 }, rows: 1, seats, seatSpacing: 20, rowSpacing: 30, angle })[0]!;

test('a straight row that is bent lies on one circle, keeps its ends and its distances, and faces its middle', () => {
  const { bend, seen, editor, row } = open(line(11));
  bend(40);
  const seats = seen();
  expect([seats[0], seats[10]]).toMatchObject([
    { x: 0, y: 0 },
    { x: 200, y: 0 },
  ]);
  expect(seats[5]).toMatchObject({ x: 100, y: 40 });
  const radius = (100 ** 2 + 40 ** 2) / 80;
  for (const { x, y } of seats) expect(Math.hypot(x! - 100, y! - (40 - radius))).toBeCloseTo(radius, 1);
  const steps = seats.slice(1).map(({ x, y }, at) => Math.hypot(x! - seats[at]!.x!, y! - seats[at]!.y!));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.05);
  expect(seats[0]!.rotation).toBeGreaterThan(20);
  expect(seats[5]!.rotation).toBeUndefined();
  expect(seats[10]!.rotation).toBeLessThan(340);
  expect(findBend(editor.draft, row)?.height).toBeCloseTo(40, 1);
  expect(middleOfRow(findBend(editor.draft, row)!).y).toBeCloseTo(40, 1);
});

test('straightening gives the row back as it was drawn', () => {
  const straight = line(9, 30);
  const { bend, seen } = open(straight);
  bend(-35);
  bend(0);
  for (const [index, { x, y, rotation }] of seen().entries()) {
    expect(x).toBeCloseTo(straight[index]!.x, 1);
    expect(y).toBeCloseTo(straight[index]!.y, 1);
    expect(rotation).toBeCloseTo(30, 1);
  }
});

test('a positive bend goes down the page, whichever end the row was drawn from', () => {
  const { bend, seen } = open([...line(5)].reverse());
  bend(12);
  expect(seen()[2]).toMatchObject({ y: 12 });
});

test('a row that was drawn as a curve is known to be one, and can be straightened', () => {
  const drawn = { centre: { x: 0, y: 0 }, radius: 200, rows: 1, seats: 11, seatSpacing: 20, rowSpacing: 30 };
  const { bend, seen, editor, row } = open(curvedRows({ ...drawn, direction: 0, isFan: false })[0]!);
  expect(findBend(editor.draft, row)?.height).toBeCloseTo(200 * (1 - Math.cos(0.5)), 0);
  bend(0);
  const [first] = seen();
  for (const { y, rotation = 0 } of seen()) {
    expect(y).toBeCloseTo(first!.y!, 1);
    expect(Math.min(rotation, 360 - rotation)).toBeLessThan(0.1);
  }
});

test('a gap in a row stays a gap', () => {
  const { bend, seen } = open([0, 20, 40, 100, 120, 140].map((x) => ({ x, y: 0 })));
  bend(10);
  const [, , before, after] = seen();
  expect(after!.x! - before!.x!).toBeGreaterThan(55);
});

/** Opens a block of three straight rows, with the outline that the editor draws round them or a changed one. */
function openBlock(change = (outline: Point[]) => outline) {
  const places = straightRows({ start: { x: 0, y: 0 }, rows: 3, seats: 21, seatSpacing: 20, rowSpacing: 30, angle: 0 });
  const rows = places.map((seats, at) => ({
    label: String(at),
    seats: seats.map(({ x, y }, index) => makeSeat(String(index), x, y)),
  }));
  const outline = change(outlineRound(places.flat(), 20)!);
  const editor = new PlanEditor(makePlan([{ ...makeBlock(1, 'Stalls', []), outline, rows }]));
  const block = editor.draft.root.blocks[0] ?? -1;
  const heights = (height: number) => editor.draft.require(block, 'block').rows.map((row) => [row, height] as const);
  const seen = () => toPlan(editor.draft).blocks[0]!;
  const seats = () => seen().rows.flatMap((row) => row.seats as Point[]);
  return { editor, block, outline, heights, seen, seats };
}

test('an outline drawn round the seats follows them when they are bent, and comes back with them', () => {
  const { editor, outline, heights, seen, seats } = openBlock();
  editor.run((change) => void bendRows(change, heights(60)));
  expect(seen().outline).toEqual(outlineRound(seats(), 20));
  expect(Math.max(...seen().outline!.map(({ y }) => y))).toBe(140);
  editor.run((change) => void bendRows(change, heights(-40).slice(0, 1)));
  expect(seen().outline).toEqual(outlineRound(seats(), 20));
  editor.run((change) => void bendRows(change, heights(0)));
  expect(seen().outline).toEqual(outline);
  expect(editor.run((change) => void bendRows(change, heights(0)))).toBe(false);
});

test('an outline that was turned with its block follows too', () => {
  const { editor, block, heights, seen, seats } = openBlock();
  editor.run((change) => void rotateNodes(change, [block], 25, { x: 40, y: 10 }));
  const before = seen().outline;
  editor.run((change) => void bendRows(change, heights(60)));
  expect(seen().outline).not.toEqual(before);
  editor.run((change) => void rotateNodes(change, [block], -25, { x: 40, y: 10 }));
  const [drawn, wanted] = [boundsOf(seen().outline!)!, boundsOf(outlineRound(seats(), 20)!)!];
  for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const) expect(drawn[side]).toBeCloseTo(wanted[side], 0);
});

test.each([
  ['a corner that was moved', (outline: Point[]) => outline.with(0, { x: -60, y: -60 })],
  ['a corner that was moved inwards', (outline: Point[]) => outline.with(0, { x: -19, y: -20 })],
  ['a corner that was added', (outline: Point[]) => [...outline, { x: -90, y: 30 }]],
  [
    'an outline round more than the seats',
    () =>
      outlineRound(
        [0, 500].map((x) => ({ x, y: x })),
        20,
      )!,
  ],
])('corners edited by hand stay when rows are bent: %s', (_, change) => {
  const { editor, outline, heights, seen } = openBlock(change);
  expect(editor.run((run) => void bendRows(run, heights(60)))).toBe(true);
  expect(seen().outline).toEqual(outline);
});

test('what cannot be bent stays: two seats, seats on one point, a bend of nothing', () => {
  for (const points of [line(2), [line(1)[0]!, line(1)[0]!, line(1)[0]!]]) {
    const { bend } = open(points);
    expect(bend(20)).toBe(false);
  }
  expect(open(line(5)).bend(0)).toBe(false);
});

test('a row bends to half a circle at most, and undoing gives any row back exactly', () => {
  const point = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 9 }),
      fc.integer({ min: -9999, max: 9999 }),
      (points, to) => {
        const { bend, seen, editor, row } = open(points);
        const before = structuredClone(seen());
        const chord = findBend(editor.draft, row)?.chord ?? 0;
        if (bend(to)) {
          for (const { x, y } of seen()) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
          expect(Math.abs(findBend(editor.draft, row)?.height ?? 0)).toBeLessThanOrEqual(chord / 2 + 0.1);
          editor.undo();
        }
        expect(seen()).toEqual(before);
      },
    ),
  );
});

test('a row that got a seat at its other end bends as one row', () => {
  const { editor, row, bend, seen } = open(line(6));
  editor.run((change) => void addSeat(change, row, { x: -20, y: 0 }));
  bend(15);
  const inOrder = [...seen()].sort((a, b) => a.x! - b.x!);
  expect(inOrder.map(({ label }) => label)).toEqual(['7', '1', '2', '3', '4', '5', '6']);
  expect(inOrder[0]).toMatchObject({ x: -20, y: 0 });
  expect(inOrder[3]).toMatchObject({ x: 40, y: 15 });
  expect(inOrder[6]).toMatchObject({ x: 100, y: 0 });
});
