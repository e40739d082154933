import { toScreen } from '@parterre/canvas';
import type { SeatingPlan } from '@parterre/seating-plan';
import { expect, test } from 'vitest';
import { placeSeat } from '../commands/draw.ts';
import { EditorDesk } from './editor-desk.ts';
import { createTouch } from './touch.ts';

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
