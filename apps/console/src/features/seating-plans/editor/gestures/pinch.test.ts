import type { SeatingPlan } from '@parterre/seating-plan';
import { expect, test } from 'vitest';
import { toScreen } from '../desk/camera.ts';
import { placeSeat } from '../desk/draw.ts';
import { EditorDesk } from '../desk/editor-desk.ts';
import { Pinch } from './pinch.ts';
import { createTouch } from './use-touch.ts';

test('one finger pinches nothing', () => {
  const pinch = new Pinch();
  pinch.press(1, { x: 0, y: 0 });
  expect(pinch.move(1, { x: 10, y: 0 })).toBeUndefined();
  expect(pinch.isPinching).toBe(false);
});

test('two fingers zoom by their distance about their middle', () => {
  const pinch = new Pinch();
  pinch.press(1, { x: 0, y: 0 });
  pinch.press(2, { x: 100, y: 0 });
  expect(pinch.isPinching).toBe(true);
  expect(pinch.move(2, { x: 200, y: 0 })).toEqual({ factor: 2, at: { x: 100, y: 0 }, dx: 50, dy: 0 });
  pinch.lift(1);
  expect(pinch.move(2, { x: 300, y: 0 })).toBeUndefined();
});

const SEAT = { label: '1', x: 0, y: 0 };
const PLAN: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Hall',
  categories: [],
  blocks: [{ blockId: 1, label: 'Stalls', description: '', bestRank: 1, rows: [{ label: 'A', seats: [SEAT] }] }],
  standingAreas: [],
  shapes: [],
};

function open(isTapped: boolean) {
  const desk = new EditorDesk(structuredClone(PLAN), null);
  desk.resize(400, 400);
  return { desk, touch: createTouch(desk, isTapped), seat: toScreen(desk.camera, { x: 0, y: 0 }) };
}

test('a tap selects what the tool takes, a drag does not', () => {
  const { desk, touch, seat } = open(true);
  desk.set({ tool: 'blocks' });
  touch.press(1, seat);
  touch.lift(1, { x: seat.x + 60, y: seat.y });
  expect(desk.editor.selection.size).toBe(0);
  touch.press(1, seat);
  touch.lift(1, seat);
  expect([...desk.editor.selection]).toEqual(desk.draft.root.blocks);
});

test('a seat that the first of two fingers set is taken back, and the fingers zoom', () => {
  const { desk, touch } = open(false);
  const { scale } = desk.camera;
  desk.set({ tool: 'drawSeat' });
  touch.press(1, { x: 100, y: 100 });
  placeSeat(desk, { x: 50, y: 50 }, { block: 'B', area: 'A', stage: 'S', text: 'T' });
  expect(touch.press(2, { x: 200, y: 100 })).toBe(true);
  expect(desk.columns.count).toBe(1);
  expect(touch.move(2, { x: 150, y: 100 })).toBe(true);
  expect(desk.camera.scale).toBeCloseTo(scale / 2);
  expect(touch.lift(2)).toBe(true);
  expect(touch.lift(1)).toBe(true);
  expect(touch.move(1, { x: 0, y: 0 })).toBe(false);
});
