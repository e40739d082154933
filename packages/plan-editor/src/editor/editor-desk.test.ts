import { toScreen } from '@parterre/canvas';
import { theatrePlan } from '@parterre/seating-plan';
import { expect, test } from 'vitest';
import { runKeyAction } from '../keys/key-actions.ts';
import { LABELS, openHand, openHandOverRows } from '../testing/hand.ts';
import { finishPoints, move, press, release } from './editor-desk.ts';

test('a drag with the tool for straight rows draws as many seats as fit, in a block of their own', () => {
  const { desk, kinds } = openHandOverRows();
  const [block] = desk.document.blocks;
  expect(block?.label).toBe('Block 1');
  expect(block?.rows.map(({ label, seats }) => `${label} ${seats.length}`)).toEqual(['A 5', 'B 5']);
  expect(kinds()).toEqual(['row', 'row']);
});

test('the next rows go into the same block and continue its letters', () => {
  const hand = openHandOverRows();
  hand.drag({ x: 0, y: 100 }, { x: 96, y: 100 });
  expect(hand.desk.document.blocks.map(({ rows }) => rows.map(({ label }) => label))).toEqual([['A', 'B', 'C', 'D']]);
});

test('three clicks draw curved rows through the three places', () => {
  const hand = openHand();
  hand.desk.isSnapOn = false;
  hand.choose('drawArc');
  for (const at of [
    { x: -100, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 40 },
  ])
    hand.click(at);
  const [row] = hand.desk.document.blocks[0]?.rows ?? [];
  expect(row!.seats.length).toBeGreaterThan(7);
  expect(Math.max(...row!.seats.map(({ y }) => y ?? 0))).toBeGreaterThan(39);
  expect(hand.desk.gesture).toBeNull();
});

test('a click takes a seat, its row or its block, as the tool says; Shift adds and takes away', () => {
  const { desk, choose, click, kinds } = openHandOverRows();
  choose('seats');
  click({ x: 0, y: 0 });
  expect(kinds()).toEqual(['seat']);
  click({ x: 24, y: 0 }, { isAdding: true });
  expect(kinds()).toEqual(['seat', 'seat']);
  click({ x: 24, y: 0 }, { isAdding: true });
  expect(kinds()).toEqual(['seat']);
  choose('rows');
  click({ x: 24, y: 30 });
  expect(kinds()).toEqual(['row']);
  choose('blocks');
  click({ x: 48, y: 0 });
  expect(kinds()).toEqual(['block']);
  click({ x: 300, y: 300 });
  expect(desk.editor.selection.size).toBe(0);
});

test('a frame takes the seats in it', () => {
  const { choose, drag, kinds } = openHandOverRows();
  choose('seats');
  drag({ x: -30, y: -30 }, { x: 30, y: 15 });
  expect(kinds()).toEqual(['seat', 'seat']);
});

test('undo during a drag gives the drag up, and takes no step back', () => {
  const { desk, choose, click } = openHandOverRows();
  choose('rows');
  click({ x: 0, y: 30 });
  const before = desk.document;
  const input = (at: { x: number; y: number }) => ({
    at: toScreen(desk.camera, at),
    isAdding: false,
    isPanning: false,
    isFree: true,
    isStepped: false,
  });
  press(desk, input({ x: 0, y: 30 }), LABELS);
  move(desk, input({ x: 40, y: 57 }));
  runKeyAction(desk, { kind: 'undo' }, LABELS);
  release(desk, LABELS);
  expect(desk.gesture).toBeNull();
  expect(desk.document).toEqual(before);
  desk.undo();
  expect(desk.document).not.toEqual(before);
});

test('dragging a selected seat moves its row to the grid, as one step', () => {
  const { desk, choose, drag, click } = openHandOverRows();
  desk.isSnapOn = false;
  choose('rows');
  click({ x: 0, y: 30 });
  drag({ x: 0, y: 30 }, { x: 4, y: 57 });
  const places = () => desk.document.blocks[0]?.rows.map(({ seats }) => [seats[0]?.x, seats[0]?.y]);
  expect(places()).toEqual([
    [0, 0],
    [0, 60],
  ]);
  desk.editor.undo();
  expect(places()).toEqual([
    [0, 0],
    [0, 30],
  ]);
});

test('with Alt a seat lands where it is let go', () => {
  const { desk, choose, drag } = openHandOverRows();
  choose('seats');
  drag({ x: 0, y: 0 }, { x: 3, y: -57 }, { isFree: true });
  const seat = desk.document.blocks[0]?.rows[0]?.seats[0];
  expect(seat?.x).toBeCloseTo(3);
  expect(seat?.y).toBeCloseTo(-57);
});

test('a rectangle is dragged, a polygon clicked corner by corner', () => {
  const { desk, choose, drag, click } = openHand();
  choose('area');
  drag({ x: 0, y: 0 }, { x: 100, y: 50 });
  for (const at of [
    { x: 0, y: 100 },
    { x: 80, y: 100 },
    { x: 40, y: 160 },
  ])
    click(at);
  expect(finishPoints(desk, LABELS)).toBe(true);
  expect(desk.document.standingAreas.map(({ label, outline }) => `${label} ${outline.length}`)).toEqual([
    'Standing 4',
    'Standing 2 3',
  ]);
});

test('two clicks are no polygon', () => {
  const { desk, choose, click } = openHand();
  choose('polygon');
  click({ x: 0, y: 0 });
  click({ x: 50, y: 0 });
  finishPoints(desk, LABELS);
  expect(desk.document.shapes).toEqual([]);
});

test('an outline goes to the selected block', () => {
  const { desk, choose, drag, click } = openHandOverRows();
  choose('blocks');
  click({ x: 0, y: 0 });
  choose('outline');
  drag({ x: -20, y: -20 }, { x: 120, y: 60 });
  expect(desk.document.blocks.map(({ outline }) => outline?.length)).toEqual([4]);
});

test('single seats join the selected row with the next label', () => {
  const { desk, choose, click } = openHandOverRows();
  choose('rows');
  click({ x: 0, y: 0 });
  choose('drawSeat');
  click({ x: 150, y: 0 });
  click({ x: 180, y: 0 });
  expect(desk.document.blocks[0]?.rows[0]?.seats.map(({ label }) => label)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
});

test('a running move of a whole theatre writes nothing before it is let go', () => {
  const { desk, choose } = openHand(theatrePlan());
  choose('blocks');
  const before = desk.editor.version;
  desk.editor.select(desk.draft.root.blocks);
  const { columns, camera } = desk;
  const at = toScreen(camera, { x: columns.x[0] ?? 0, y: columns.y[0] ?? 0 });
  const keys = { isAdding: false, isFree: true, isStepped: false, isPanning: false };
  press(desk, { at, ...keys }, LABELS);
  for (let step = 1; step < 20; step++) move(desk, { at: { x: at.x + step * 5, y: at.y }, ...keys });
  expect(desk.editor.version).toBe(before);
  release(desk, LABELS);
  expect(desk.editor.version).toBe(before + 1);
});

test('a curve that almost closes to a circle has no seat over another', () => {
  const { desk, choose, click } = openHand();
  desk.set({ options: { ...desk.options, rows: 1, seatSpacing: 24 } });
  choose('drawArc');
  for (const [x, y] of [
    [0, 100],
    [12, 99.3],
    [0, -100],
  ] as const)
    click({ x, y }, { isFree: true });
  const seats = desk.document.blocks[0]!.rows[0]!.seats;
  expect(seats.length).toBeGreaterThan(20);
  for (const [index, a] of seats.entries())
    for (const b of seats.slice(0, index)) expect(Math.hypot(a.x! - b.x!, a.y! - b.y!)).toBeGreaterThan(20);
});
